/** Where a device can show a number beside the sign of the app. */
type BadgeNavigator = Navigator & {
  setAppBadge?(count: number): Promise<void>
  clearAppBadge?(): Promise<void>
}

/** The number of tables that wait for the reader, on the sign of the app. A device that cannot is left alone. */
export function showBadge(turns: number, device: BadgeNavigator = navigator): void {
  const shown = turns > 0 ? device.setAppBadge?.(turns) : device.clearAppBadge?.()
  shown?.catch(() => {})
}

/** In the title of a page: how many tables wait for the reader. */
export const countedTitle = (turns: number, title: string): string => (turns > 0 ? `(${turns}) ${title}` : title)
