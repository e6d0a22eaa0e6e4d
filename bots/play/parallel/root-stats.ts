import type { Move } from '@roundhouse/kernel/game'
import type { Node } from '../search/node.ts'

/** A plan that was thought of: how often it was tried, and what it brought, as parts of a win. Plain data. */
export interface Ballot {
  readonly moves: readonly Move[]
  readonly visits: number
  readonly gained: number
}

/** What came of thinking: at least one plan. */
export type Thought = readonly Ballot[]

export const thoughtOf = ({ branches }: Node): Thought =>
  branches!.map(({ plan: { moves }, visits, gained }) => ({ moves, visits, gained }))

/** What several thought of the same position: what equal plans had is added up. */
export function together(thoughts: readonly Thought[]): Thought {
  const ballots = new Map<string, Ballot>()
  for (const ballot of thoughts.flat()) {
    const key = ballot.moves.join()
    const known = ballots.get(key)
    ballots.set(key, known === undefined ? ballot : sumOf(known, ballot))
  }
  return [...ballots.values()]
}

const sumOf = (one: Ballot, other: Ballot): Ballot => ({
  moves: one.moves,
  visits: one.visits + other.visits,
  gained: one.gained + other.gained,
})

/** The plan that was tried most; of equals the first. */
export const chosen = ([first, ...others]: Thought): Ballot =>
  others.reduce((best, each) => (each.visits > best.visits ? each : best), first!)
