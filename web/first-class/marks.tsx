import type { Seat } from '@roundhouse/kernel/game'
import { PLAIN_SIGNS, SeatSign, seatColour } from '../shell/SeatSign.tsx'

export const colorOf = seatColour

interface MarkProps {
  readonly seat: Seat
  readonly size?: number
  /** On a bright ground the shape alone is left. */
  readonly isPlain?: boolean
}

/** Who it is, among words. */
export const Mark = ({ seat, size = 1.2, isPlain = false }: MarkProps) => (
  <SeatSign seat={seat} signs={PLAIN_SIGNS} size={size} isBare={isPlain} />
)
