import type { Seat } from '@roundhouse/kernel/game'
import { layOnTop, PROFIT } from '../base/discs.ts'
import { playerAt } from '../base/state.ts'
import { type GameTable, score } from '../base/table.ts'

export const SET_POINTS = 2

/** After the last turn: sets, profit or loss, and a point less for each own piece on the map (NB-9.2). */
export function finalCount(table: GameTable): void {
  const { state } = table
  for (const seat of state.order) {
    const { profit, pieces } = playerAt(state, seat)
    const sets = SET_POINTS * setsOf(table, seat)
    score(table, seat, sets, 'sets')
    score(table, seat, profit, profit > 0 ? 'profit' : 'loss')
    score(table, seat, -pieces, 'track-left')
    bookOnDisplay(table, seat, sets)
  }
  state.phase = 'over'
}

/** Sets move the disc of the profit display before its number is scored; so they break ties, too (NB-9.2, NB-9.3). */
function bookOnDisplay({ state }: GameTable, seat: Seat, points: number): void {
  if (points === 0) return
  playerAt(state, seat).profit += points
  layOnTop(state, PROFIT, seat)
}

/** One grey good, one yellow good and one passenger; in the rules of 2009 one of each colour (NB-9.2, NB-10.2). */
export function setsOf({ rules, state }: Pick<GameTable, 'rules' | 'state'>, seat: Seat): number {
  const [grey, yellow, red, green] = playerAt(state, seat).kept as readonly [number, number, number, number]
  return Math.min(grey, yellow, rules.rules2009 ? Math.min(red, green) : red + green)
}
