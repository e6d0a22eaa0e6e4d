import type { Seat } from '@roundhouse/kernel/game'
import { factsOf } from '@roundhouse/kernel/story'
import type { StoryLine } from '@roundhouse/nuremberg/base/story'
import type { View } from '@roundhouse/nuremberg/base/view'

/** What a turn brought one player. */
export interface SeatAccount {
  readonly seat: Seat
  /** What was moved: passengers by class, goods by colour. */
  readonly moved: Readonly<Record<Moved, number>>
  readonly points: { readonly before: number; readonly after: number }
  readonly earned: number
  readonly upkeep: number
  readonly profit: { readonly before: number; readonly after: number }
}

export const MOVED = ['first', 'second', 'grey', 'yellow'] as const
type Moved = (typeof MOVED)[number]

/** What a turn brought, in the new player order. */
export interface TurnAccount {
  readonly turn: number
  readonly seats: readonly SeatAccount[]
  /** Who has most points now, and whether somebody else had before. */
  readonly leader: Seat
  readonly isNewLeader: boolean
}

/** The place in the story of the last line that tells of profit; -1: none does yet. */
export const lastScoring = (story: readonly StoryLine[]): number => story.findLastIndex(({ key }) => key === 'profit')

/** Of the turn that was scored last; what is told later is none of it. */
export function turnAccountOf(story: readonly StoryLine[], view: View): TurnAccount | null {
  const at = lastScoring(story)
  const from = story.findLastIndex(({ key }, n) => key === 'turn-began' && n < at)
  const began = story[from]
  if (began?.key !== 'turn-began') return null
  const lines = story.slice(from, at + 1)
  const order = factsOf(story.slice(at), 'player-order')[0]?.seats ?? view.order
  const seats = order.map(seat => seatAccount(lines, view, seat))
  const most = (when: 'before' | 'after') => seats.toSorted((a, b) => b.points[when] - a.points[when])[0]!.seat
  return { turn: began.facts.turn, seats, leader: most('after'), isNewLeader: most('after') !== most('before') }
}

/** Until the last turn is over nothing is scored after its phase 7, so what is seen is what came of it. */
function seatAccount(lines: readonly StoryLine[], view: View, seat: Seat): SeatAccount {
  const own = <Facts extends { seat: Seat }>(facts: readonly Facts[]) => facts.filter(each => each.seat === seat)
  const moved = { first: 0, second: 0, grey: 0, yellow: 0 }
  for (const { piece, class: space } of own(factsOf(lines, 'loaded')))
    moved[piece === 'red' || piece === 'green' ? (space === 'first' ? 'first' : 'second') : piece]++
  const gained = own(factsOf(lines, 'scored')).reduce((sum, { points }) => sum + points, 0)
  const [booked] = own(factsOf(lines, 'profit'))
  const { points, profit } = view.players[seat]!
  return {
    seat,
    moved,
    points: { before: points - gained, after: points },
    earned: booked?.income ?? 0,
    upkeep: booked?.upkeep ?? 0,
    profit: { before: profit - (booked?.change ?? 0), after: profit },
  }
}
