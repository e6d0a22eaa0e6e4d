import type { Move, Seat } from './game.ts'
import type { Line } from './story.ts'

/*
 * What referees are written with. Each complaint is one sentence that says what was believed and what was found.
 */

/** A complaint is put into words only where it is needed. */
export const unless = (holds: boolean, complaint: () => string): string[] => (holds ? [] : [complaint()])

/** Seats are counted from 1, as in records. */
export const nameOf = (seat: Seat): string => `Seat ${seat + 1}`

export const isWhole = (n: number, least: number, most: number): boolean =>
  Number.isInteger(n) && n >= least && n <= most

/** How often each thing is in the list. */
export function tally(things: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  return counts
}

/** Those of the things that are not among the others, each as often as it is missing there. */
export function missingIn(others: readonly number[], things: readonly number[]): number[] {
  if (things.length === 0) return []
  const left = new Map(tally(others))
  return things.filter(thing => {
    const count = left.get(thing) ?? 0
    left.set(thing, count - 1)
    return count <= 0
  })
}

/** Checks in groups, each of which relies on the one before: where that has found something, the next would only stumble. */
export const inGroups =
  <Rules, State>(
    ...groups: readonly (readonly ((rules: Rules, state: State) => string[])[])[]
  ): ((rules: Rules, state: State) => string[]) =>
  (rules, state) => {
    for (const checks of groups) {
      const found = checks.flatMap(check => check(rules, state))
      if (found.length > 0) return found
    }
    return []
  }

// What a move has changed

/** A move that was played: the states around it, and what the story told meanwhile. */
export interface RefereedStep<Rules, State, StoryLine extends Line = Line> {
  readonly rules: Rules
  readonly before: State
  readonly move: Move
  readonly after: State
  readonly lines: readonly StoryLine[]
}

/** A referee of moves: what is wrong with one that was played, in words. */
export type StepReferee<Rules, State, StoryLine extends Line = Line> = (
  rules: Rules,
  before: State,
  move: Move,
  after: State,
  lines: readonly StoryLine[],
) => string[]

export const refereeOf =
  <Rules, State, StoryLine extends Line = Line>(
    checks: readonly ((step: RefereedStep<Rules, State, StoryLine>) => string[])[],
  ): StepReferee<Rules, State, StoryLine> =>
  (rules, before, move, after, lines) =>
    checks.flatMap(check => check({ rules, before, move, after, lines }))

/** Are two parts of a table alike? Most are the very same. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isTree(one) || !isTree(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every(key => key in other && same(one[key], other[key]))
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** What the story told must be what is found. */
export const differs = (what: string, told: unknown, found: unknown): string[] =>
  unless(
    same(told, found),
    () => `${what} should be ${JSON.stringify(told)} by the story, but is ${JSON.stringify(found)}`,
  )

/** Something that only ever grows. */
export const less = (what: string, before: number, after: number): string[] =>
  unless(
    after >= before,
    () => `${what.charAt(0).toUpperCase()}${what.slice(1)} may only grow, but went from ${before} to ${after}`,
  )

/** Dice are rolled on, never back, and they stay the same. */
export const changedDice = (
  before: { readonly seed: unknown; readonly rolled: number },
  after: { readonly seed: unknown; readonly rolled: number },
): string[] => [
  ...unless(
    after.rolled >= before.rolled,
    () => `The dice were rolled ${before.rolled} times, then ${after.rolled} times`,
  ),
  ...unless(same(after.seed, before.seed), () => 'The dice are the same in the whole game, but they were changed'),
]
