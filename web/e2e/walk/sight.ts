import type { Dice } from '@roundhouse/kernel/dice'
import type { Game, Move } from '@roundhouse/kernel/game'
import type { HeaderLine } from '@roundhouse/kernel/record'
import type { DrawnGame } from '../driver/pointed.ts'

/** Where a move is chosen: on the things of the table themselves, or in a row of the decision. */
export type Side = 'table' | 'panel'

/** A desktop shows all of a table at once, a phone one part at a time; so not every row is there on both. */
export type Sides = Readonly<Record<'desktop' | 'phone', readonly Side[]>>

/** A legal move as the one who makes it meets it. */
export interface MoveSight {
  readonly text: string
  /** What it does. */
  readonly kind: string
  /** Its kind, and all that makes another gesture of it: it is the first or another of its place, it has to be confirmed ... */
  readonly how: string
  /** The thing that it is chosen at. */
  readonly place: string
  readonly sides: Sides
}

/** A decision as the one who decides sees it. */
export interface Sight {
  /** What the table is busy with, and all that lies open beside each other for choice. */
  readonly context: string
  readonly moves: readonly MoveSight[]
}

/** One press: on the first of these that can be reached. */
export interface Step {
  readonly press: string
  readonly times?: number
  /** The key that does the same wherever the focus is. */
  readonly key?: string
}

/** A title, set up in one way. Its types are erased: what comes back to it went out from it. */
export interface WalkedTable {
  readonly name: DrawnGame
  /** Tables that are drawn by the same parts, so that one may be laid where another was. */
  readonly place: string
  /** Modules or map, players, rules: each changes what lies on the table. */
  readonly setup: readonly string[]
  readonly options: readonly HeaderLine[]
  readonly game: Game<Dice>
  sightOf(view: unknown, moves: readonly Move[]): Sight
  /** How a move is made at one side. */
  stepsTo(view: unknown, texts: readonly string[], text: string, side: Side): readonly Step[]
  /** The arrow keys that lead from one area of a map to another. */
  arrowsTo?(from: number, to: number): readonly string[]
}

/** Most moves come up again and again. */
export function cached<Key>(make: (key: Key) => string): (key: Key) => string {
  const made = new Map<Key, string>()
  return key => {
    const known = made.get(key) ?? make(key)
    made.set(key, known)
    return known
  }
}

/** A state among several, and what is pressed to come to the next. */
type Presses<State> = (state: State) => readonly (readonly [press: string, next: State])[]

/** The fewest presses that lead from one state to another. */
export function pressesTo<State>(from: State, to: State, presses: Presses<State>): readonly string[] {
  const keyOf = (state: State): string => JSON.stringify(state)
  const wanted = keyOf(to)
  const ways = new Map<string, { readonly state: State; readonly way: readonly string[] }>()
  ways.set(keyOf(from), { state: from, way: [] })
  for (const { state, way } of ways.values()) {
    if (keyOf(state) === wanted) return way
    for (const [press, next] of presses(state))
      if (!ways.has(keyOf(next))) ways.set(keyOf(next), { state: next, way: [...way, press] })
  }
  throw new Error(`No presses lead from ${keyOf(from)} to ${wanted}`)
}
