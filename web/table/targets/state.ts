/** How a target stands now. */
interface TargetState {
  /** `null`: nothing is ever chosen there, it only tells why. */
  readonly key: string | null
  /** Something can be chosen there, or looked at. */
  readonly isOpen: boolean
  readonly isChosen: boolean
  /** Does the tab key stop there? Elsewhere arrows lead to it. */
  readonly isTabStop: boolean
}

/** One way to tell it, to eyes, ears and keys: a target that is closed can still be pressed, and tells why. */
export const targetAttributes = ({ key, isOpen, isChosen, isTabStop }: TargetState) => ({
  'data-target': key ?? undefined,
  'data-chosen': (isOpen && isChosen) || undefined,
  'aria-pressed': isOpen ? isChosen : undefined,
  'aria-disabled': isOpen ? undefined : true,
  tabIndex: isTabStop ? 0 : -1,
})
