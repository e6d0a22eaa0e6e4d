import type { HTMLAttributes, Ref } from 'preact'

interface ScrollerProps extends HTMLAttributes<HTMLDivElement> {
  /** The element, for those who scroll it themselves. */
  readonly inner?: Ref<HTMLDivElement>
}

/** Holds what may be longer or wider than its place: keys scroll it, too. */
export const Scroller = ({ inner = null, ...attributes }: ScrollerProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer comes to it by Tab, and scrolls it by the arrows.
  <div {...attributes} ref={inner} tabIndex={0} />
)
