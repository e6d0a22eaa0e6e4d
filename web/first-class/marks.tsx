import type { Seat } from '@roundhouse/kernel/game'
import { Icon, type IconName } from './drawing/Icon.tsx'
import { useSitting } from './sitting.ts'

/** Each player has a shape and a colour; the large board's is always the disc. */
const SHAPES: readonly { readonly shape: IconName; readonly color: string }[] = [
  { shape: 'disc', color: 'var(--me)' },
  { shape: 'diamond', color: 'var(--o1)' },
  { shape: 'triangle', color: 'var(--o2)' },
  { shape: 'square', color: 'var(--o3)' },
]

const shapeOf = (own: Seat, seats: number, seat: Seat) => SHAPES[(seat - own + seats) % seats]!

interface MarkProps {
  readonly seat: Seat
  readonly size?: number
  /** On the player's own colour the shape alone is left. */
  readonly isPlain?: boolean
}

export function Mark({ seat, size = 1.2, isPlain = false }: MarkProps) {
  const { seat: own, view } = useSitting()
  const { shape, color } = shapeOf(own, view.players.length, seat)
  return <Icon name={shape} size={size} {...(isPlain ? {} : { color })} />
}

export const useColor = (seat: Seat): string => {
  const { seat: own, view } = useSitting()
  return shapeOf(own, view.players.length, seat).color
}
