import type { ComponentChildren } from 'preact'

interface OptionsProps {
  readonly label: string
  /** Each has a line to itself: there is much to say of it. */
  readonly isWide?: boolean
  /** They are the boxes of the auction, which a low screen shows beside. */
  readonly areBoxes?: boolean
  readonly children: ComponentChildren
}

/** All that can be chosen, as rows as large as a finger. */
export const Options = ({ label, isWide = false, areBoxes = false, children }: OptionsProps) => (
  <fieldset class={`options ${isWide ? 'wide' : ''} ${areBoxes ? 'of-boxes' : ''}`} aria-label={label}>
    {children}
  </fieldset>
)

interface OptionProps {
  readonly onClick: () => void
  readonly children: ComponentChildren
  /** What it brings or costs, at its end. */
  readonly gain?: ComponentChildren
  /** The move it plays. */
  readonly move?: string
  /** The move it confirms, although something is lost by it. */
  readonly sure?: string
  /** What Enter would do. */
  readonly isBest?: boolean
  /** It cannot be chosen: pressed, it tells why. */
  readonly isClosed?: boolean
  /** It gives something up for good. */
  readonly isLosing?: boolean
  /** It is a train, with its spaces. */
  readonly isTrain?: boolean
  readonly label?: string
}

/** One of them: what it is, and what it brings. */
export function Option(props: OptionProps) {
  const { onClick, children, gain, move, sure, isBest, isClosed, isLosing, isTrain, label } = props
  return (
    <button
      type="button"
      class={`option ${isBest ? 'best' : ''} ${isLosing ? 'losing' : ''} ${isTrain ? 'of-train' : ''}`}
      aria-disabled={isClosed || undefined}
      aria-label={label}
      data-move={move}
      data-sure={sure}
      onClick={onClick}
    >
      {children}
      {gain !== undefined && <span class="gain">{gain}</span>}
    </button>
  )
}
