import type { Seat } from '@roundhouse/kernel/game'
import type { Player } from './board/player.ts'
import type { State } from './state.ts'
import type { Rules } from './table.ts'

/** What is wrong with a state, in words. */
export type StateCheck = (rules: Rules, state: State) => string[]

export const ofEachSeat = ({ players }: State, check: (player: Player, seat: Seat) => string[]): string[] =>
  players.flatMap(check)
