import type { Check, Impossible } from './notation/impossible.ts'

/**
 * A rule that a state breaks. It is found in one way and said in two: of a position that somebody wrote (`message`,
 * about some of its entries), and of a state that play has led to (`complaint`).
 */
export interface Violation extends Impossible {
  /** The rule's number, as in `docs/rules`. */
  readonly rule: string
  readonly complaint: string
}

export type ViolationCheck<Rules, State> = (rules: Rules, state: State) => Iterable<Violation>

/** A check of each board on its own. */
export const violationsOfBoards = <Rules, Player, State extends { readonly players: readonly Player[] }>(
  check: (rules: Rules, player: State['players'][number], seat: number, state: State) => Iterable<Violation>,
): ViolationCheck<Rules, State> =>
  function* (rules, state) {
    for (const [seat, player] of state.players.entries()) yield* check(rules, player, seat, state)
  }

/** As the notation says it. */
export const positionCheck = <Rules, State>(check: ViolationCheck<Rules, State>): Check<Rules, State> =>
  function* (rules, state) {
    for (const { rule, about, message } of check(rules, state)) yield { about, message: `${message} (${rule})` }
  }

/** As the referee says it. */
export const complaintsOf =
  <Rules, State>(...checks: readonly ViolationCheck<Rules, State>[]): ((rules: Rules, state: State) => string[]) =>
  (rules, state) =>
    checks.flatMap(check => Array.from(check(rules, state), ({ complaint }) => complaint))
