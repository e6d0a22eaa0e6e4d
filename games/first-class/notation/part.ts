import type { Seat } from '@roundhouse/kernel/game'
import type { Letter } from '../base/card.ts'
import type { State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'

/** One thing that a position says: how it is written, where it stands in a state, and what holds if nothing is said. */
interface Form<T> {
  readonly key: string
  /** Only games with this module speak of it. */
  readonly module?: Letter
  /** Said in every written position, default or not, because a reader looks for it first. */
  readonly always?: boolean
  /** Refuses what cannot be meant: what was found, and what is allowed. */
  read(rules: Rules, text: string): T
  write(rules: Rules, value: T): string
  /** Parts of the table, and not of one seat's board, do not ask for the seat. */
  of(state: State, seat: Seat): T
  put(state: State, seat: Seat, value: T): void
  /** What holds if nothing is said. Everything that is said is in the state already, and all parts listed before. */
  otherwise(rules: Rules, state: State, seat: Seat): T
}

/** The same, with the values shut in: text goes in and comes out. */
export interface Part {
  readonly key: string
  readonly module: Letter | null
  readonly always: boolean
  put(rules: Rules, state: State, seat: Seat, text: string): void
  putOtherwise(rules: Rules, state: State, seat: Seat): void
  write(rules: Rules, state: State, seat: Seat): string
  isOtherwise(rules: Rules, state: State, seat: Seat): boolean
  /** The text as `write` would have it. */
  tidy(rules: Rules, text: string): string
}

export function part<T>({ key, module, always, read, write, of, put, otherwise }: Form<T>): Part {
  return {
    key,
    module: module ?? null,
    always: always ?? false,
    put: (rules, state, seat, text) => put(state, seat, read(rules, text)),
    putOtherwise: (rules, state, seat) => put(state, seat, otherwise(rules, state, seat)),
    write: (rules, state, seat) => write(rules, of(state, seat)),
    isOtherwise: (rules, state, seat) => write(rules, of(state, seat)) === write(rules, otherwise(rules, state, seat)),
    tidy: (rules, text) => write(rules, read(rules, text)),
  }
}
