import type { Seat } from '@roundhouse/kernel/game'
import { offerReachedCities } from '../board/route.ts'
import type { GameTable } from '../table.ts'

/** One player's part of a scoring phase begins: every bonus city reached waits (FC-12.1, FC-12.2). */
export function beginPart(table: GameTable, seat: Seat): void {
  const { state } = table
  state.onTurn = seat
  state.toMove = seat
  table.emit?.({ key: 'scoring', facts: { seat, round: state.round } })
  offerReachedCities(table)
}
