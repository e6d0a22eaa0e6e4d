import type { Seat } from '@roundhouse/kernel/game'
import { Icon, type IconName } from './drawing/Icon.tsx'

/** Each seat has a shape, a colour and, for those who wish it, a pattern. */
const SHAPES: readonly IconName[] = ['disc', 'diamond', 'triangle', 'square']

export const colorOf = (seat: Seat): string => `var(--seat-${seat + 1})`

interface MarkProps {
  readonly seat: Seat
  readonly size?: number
  /** On a bright ground the shape alone is left. */
  readonly isPlain?: boolean
}

export const Mark = ({ seat, size = 1.2, isPlain = false }: MarkProps) => (
  <Icon
    name={SHAPES[seat]!}
    size={size}
    {...(isPlain ? {} : { color: colorOf(seat), pattern: `fc-pattern-${seat + 1}` })}
  />
)
