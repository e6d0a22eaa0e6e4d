import { useShell } from '../shell/context.ts'
import { applySettings } from '../shell/settings/settings.ts'
import { useListeners } from '../shell/useListeners.ts'

/** Paper is light, whatever the screen is: drawings are printed as they are by day. */
export function usePaper(): void {
  const { settings } = useShell()
  useListeners({
    beforeprint: () => applySettings({ ...settings, theme: 'light' }),
    afterprint: () => applySettings(settings),
  })
}
