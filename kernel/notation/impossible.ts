import type { Seat } from '../game.ts'
import { type EntryKey, TABLE } from './entry.ts'

/** What cannot be, and what it may be said by, the likeliest first. */
export interface Impossible {
  readonly about: readonly EntryKey[]
  readonly message: string
}

/** What cannot be in a position, as far as one rule knows. */
export type Check<Rules, State> = (rules: Rules, state: State) => Iterable<Impossible>

export const ofTable = (...keys: readonly string[]): EntryKey[] => keys.map(key => ({ seat: TABLE, key }))
export const ofSeat = (seat: Seat, ...keys: readonly string[]): EntryKey[] => keys.map(key => ({ seat, key }))

/** A check of each board on its own. */
export const ofEachBoard = <Rules, Player, State extends { readonly players: readonly Player[] }>(
  check: (rules: Rules, player: State['players'][number], seat: Seat, state: State) => Iterable<Impossible>,
): Check<Rules, State> =>
  function* (rules, state) {
    for (const [seat, player] of state.players.entries()) yield* check(rules, player, seat, state)
  }

/** The first thing about a position that cannot be; `null`: it may be. */
export function firstOf<Rules, State>(
  checks: readonly Check<Rules, State>[],
  rules: Rules,
  state: State,
): Impossible | null {
  for (const check of checks) for (const found of check(rules, state)) return found
  return null
}
