import type { Seat } from '@roundhouse/kernel/game'
import type { Player } from '../../base/player.ts'
import type { State } from '../../base/state.ts'
import type { Rules } from '../../base/table.ts'
import { TABLE } from '../saying.ts'

/** What a position speaks of: a part of the table or of a board. */
export interface About {
  readonly seat: Seat
  readonly key: string
}

/** What cannot be, and what it may be said by, the likeliest first. */
export interface Impossible {
  readonly about: readonly About[]
  readonly message: string
}

export type Check = (rules: Rules, state: State) => Iterable<Impossible>

export const ofTable = (...keys: readonly string[]): About[] => keys.map(key => ({ seat: TABLE, key }))
export const ofSeat = (seat: Seat, ...keys: readonly string[]): About[] => keys.map(key => ({ seat, key }))

/** A check of each board on its own. */
export const ofEachBoard = (
  check: (rules: Rules, player: Player, seat: Seat, state: State) => Iterable<Impossible>,
): Check =>
  function* (rules, state) {
    for (const [seat, player] of state.players.entries()) yield* check(rules, player, seat, state)
  }
