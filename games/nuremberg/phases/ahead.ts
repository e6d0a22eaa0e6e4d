import type { Seat } from '@roundhouse/kernel/game'
import { copyState, NO_SERIES, type State } from '../base/state.ts'
import type { GameTable } from '../base/table.ts'
import { BIDS_EACH, standingBids } from './auction.ts'
import { stageOf } from './turn.ts'

/** The next decision of a seat in this phase, with the table as it is. */
export function ahead(table: GameTable, seat: Seat): State | null {
  const { state } = table
  const place = state.toMove === seat ? null : placeIn(state, seat)
  if (place === null) return null
  // What another has begun is that player's business.
  const then: State = { ...copyState(state), place, toMove: seat, series: NO_SERIES, payment: null, line: null }
  return hasChoice({ ...table, state: then }) ? then : null
}

/** The place at which a seat decides next in this phase; `null`: it does not. */
function placeIn(state: State, seat: Seat): number | null {
  switch (state.phase) {
    case 'auction':
      return standingBids(state, seat) < BIDS_EACH ? state.order.indexOf(seat) : null
    case 'track':
      return later(state.buildOrder.indexOf(seat), state.place)
    case 'trains':
      return hasPassed(state, seat) ? null : nextRoundAbout(state, seat)
    case 'takeovers':
      return later(state.order.indexOf(seat), state.place)
    case 'over':
      return null
  }
}

const later = (place: number, now: number): number | null => (place > now ? place : null)

const hasPassed = ({ passed }: State, seat: Seat): boolean => (passed & (1 << seat)) !== 0

/** Trains go round after round (NB-6.1). */
function nextRoundAbout({ trainOrder, place }: State, seat: Seat): number {
  const { length } = trainOrder
  return place + ((trainOrder.indexOf(seat) - (place % length) + length) % length)
}

/** Whoever could only pass is passed over. */
function hasChoice(table: GameTable): boolean {
  const found: number[] = []
  for (const moveKind of stageOf(table).moveKinds) moveKind.list(table, found)
  return found.length > 1
}
