import type { Seat } from '../game.ts'

/** One thing that a position says: how it is written, where it stands in a state, and what holds if nothing is said. */
export interface Form<Rules, State, T> {
  readonly key: string
  /** Said in every written position, default or not, because a reader looks for it first. */
  readonly always?: boolean
  /** Why a game with these rules does not speak of it; `null`: it does, as every game does where this is left out. */
  absent?(rules: Rules): string | null
  /** Refuses what cannot be meant: what was found, and what is allowed. */
  read(rules: Rules, text: string): T
  write(rules: Rules, value: T): string
  /** Parts of the table, and not of one seat's board, do not ask for the seat. */
  of(state: State, seat: Seat, rules: Rules): T
  /** Refuses what does not go together with what was said before. */
  put(state: State, seat: Seat, value: T, rules: Rules): void
  /** Its default follows from all the others, wherever it is written. */
  readonly last?: boolean
  /** What holds if nothing is said. Everything that is said is in the state already, and all parts listed before. */
  otherwise(rules: Rules, state: State, seat: Seat): T
}

/** The same, with the values shut in: text goes in and comes out. */
export interface Part<Rules, State> {
  readonly key: string
  readonly always: boolean
  readonly last: boolean
  absent(rules: Rules): string | null
  put(rules: Rules, state: State, seat: Seat, text: string): void
  putDefault(rules: Rules, state: State, seat: Seat): void
  write(rules: Rules, state: State, seat: Seat): string
  isDefault(rules: Rules, state: State, seat: Seat): boolean
  /** The text as `write` would have it. */
  tidy(rules: Rules, text: string): string
}

export function erased<Rules, State, T>(form: Form<Rules, State, T>): Part<Rules, State> {
  const { key, always, last, absent, read, write, of, put, otherwise } = form
  return {
    key,
    always: always ?? false,
    last: last ?? false,
    absent: rules => absent?.(rules) ?? null,
    put: (rules, state, seat, text) => put(state, seat, read(rules, text), rules),
    putDefault: (rules, state, seat) => put(state, seat, otherwise(rules, state, seat), rules),
    write: (rules, state, seat) => write(rules, of(state, seat, rules)),
    isDefault: (rules, state, seat) =>
      write(rules, of(state, seat, rules)) === write(rules, otherwise(rules, state, seat)),
    tidy: (rules, text) => write(rules, read(rules, text)),
  }
}
