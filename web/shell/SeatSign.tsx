import type { Seat } from '@roundhouse/kernel/game'
import { pure } from '../table/memo/pure.tsx'

/** Around the middle of a square of 20. */
const SHAPES = {
  disc: 'M-9 0A9 9 0 1 0 9 0A9 9 0 1 0-9 0Z',
  diamond: 'M0-10L10 0 0 10-10 0Z',
  triangle: 'M0-9.5L10 8.6H-10Z',
  square: 'M-8-8H8V8H-8Z',
} as const

type Shape = keyof typeof SHAPES

/**
 * What every screen of a game knows its seats by: a shape for each, and its colours, which are tokens (`--seat-1` …) of
 * whatever has the game's name in `data-game`. A game whose own pieces are discs shows the shapes on discs.
 */
export interface SeatSigns {
  readonly shapes: readonly [Shape, Shape, Shape, Shape]
  readonly areOnDiscs: boolean
}

export const PLAIN_SIGNS: SeatSigns = { shapes: ['disc', 'diamond', 'triangle', 'square'], areOnDiscs: false }

export const seatColour = (seat: Seat): string => `var(--seat-${seat + 1})`

interface SeatSignProps {
  readonly seat: Seat
  readonly signs?: SeatSigns | undefined
  /** In em. */
  readonly size?: number
  /** On a bright ground the shape alone is left. */
  readonly isBare?: boolean
}

/** Who it is, for eyes; the name stands beside it. */
export const SeatSign = pure(({ seat, signs = PLAIN_SIGNS, size = 1.1, isBare = false }: SeatSignProps) => {
  const style = { width: `${size}em`, height: `${size}em` }
  return (
    <svg class="seat-sign" style={style} viewBox="-10 -10 20 20" aria-hidden="true">
      {isBare ? <path d={SHAPES[signs.shapes[seat]!]} fill="currentColor" /> : <SeatShape seat={seat} signs={signs} />}
    </svg>
  )
})

/** The same within a drawing. */
export function SeatShape({ seat, signs }: { seat: Seat; signs: SeatSigns }) {
  const shape = SHAPES[signs.shapes[seat]!]
  if (!signs.areOnDiscs)
    return (
      <>
        <path d={shape} fill={seatColour(seat)} />
        <path class="pattern" d={shape} fill={`url(#seat-pattern-${seat + 1})`} />
      </>
    )
  return (
    <>
      <g fill={seatColour(seat)} stroke="var(--paper-3, transparent)" stroke-width="1.3" stroke-linejoin="round">
        <path d={SHAPES.disc} style={{ display: 'var(--round, inline)' }} />
        <path d={shape} style={{ display: 'var(--shaped, none)' }} />
      </g>
      <path d={shape} transform="scale(.52)" fill="var(--on-seat)" />
    </>
  )
}

/** Over the colours of seats, for those who wish patterns; once on the page. The first seat has none. */
export const SeatPatterns = () => (
  <svg class="unseen" aria-hidden="true">
    <defs>
      <pattern id="seat-pattern-1" width="40" height="40" patternUnits="userSpaceOnUse" />
      <pattern id="seat-pattern-2" width="5.6" height="5.6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 1.2h5.6" stroke="var(--panel)" stroke-width="2.4" />
      </pattern>
      <pattern id="seat-pattern-3" width="5.6" height="5.6" patternUnits="userSpaceOnUse">
        <path d="M0 1.2h5.6" stroke="var(--panel)" stroke-width="2.4" />
      </pattern>
      <pattern id="seat-pattern-4" width="6.2" height="6.2" patternUnits="userSpaceOnUse">
        <circle cx="3.1" cy="3.1" r="1.7" fill="var(--panel)" />
      </pattern>
    </defs>
  </svg>
)
