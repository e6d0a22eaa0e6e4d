import type { Dice } from '@roundhouse/kernel/dice'
import type { Move } from '@roundhouse/kernel/game'

/** Moves that are decided as one: a whole turn, or as much of it as can be foreseen. */
export interface Plan {
  readonly moves: readonly Move[]
  /** Its evaluation before any search, in points, against the other plans of its position. */
  readonly worth: number
}

/** A plan whose moves are worked out when it is first played, for most plans never are. */
export function deferredPlan(worth: number, movesOf: () => readonly Move[]): Plan {
  let moves: readonly Move[] | null = null
  return {
    worth,
    get moves() {
      moves ??= movesOf()
      return moves
    },
  }
}

/** What a search must be told of a game. It is asked about guesses, in which nothing is hidden. */
export interface Guide<State extends Dice = Dice> {
  /** In points: a plan that is so much worse has about a third of the prior (softmax). */
  readonly temperature: number
  /** How much priors count against what was found (c of PUCT). */
  readonly explorationConstant: number
  /** The part of its simulations that a level spends on the decision here; not given: all of them. */
  readonly effort?: number
  /**
   * What the player to move might do, the most promising first; none: here the search looks no further. `depth` says
   * how many plans lead here: where it is 0 it pays to look closely.
   */
  plans(state: State, depth: number): readonly Plan[]
  /** Nothing is hidden: what was planned for a position can be played whenever it comes up. */
  readonly isOpen: boolean
  /** Which part of the win each seat can expect: together 1. */
  shares(state: State): readonly number[]
  /** What the dice brought, where that makes another position of the same plans. */
  situation(state: State): string
}

/** Parts of 1 from worths in points: what is `temperature` points worse gets about a third as much. */
export function softmax(worths: readonly number[], temperature: number): number[] {
  let best = Number.NEGATIVE_INFINITY
  for (const worth of worths) if (worth > best) best = worth
  const parts = worths.map(worth => Math.exp((worth - best) / temperature))
  let sum = 0
  for (const part of parts) sum += part
  for (let seat = 0; seat < parts.length; seat++) parts[seat]! /= sum
  return parts
}

const FEWEST = 2

/**
 * How many plans of each of the others are thought of where this many of one's own are: the more they are the fewer, so
 * that a search comes back to its own next plan.
 */
export const plansOfOthers = (own: number, seats: number): number => Math.max(FEWEST, Math.floor(own / seats))

const MORE_AT_FIRST = 4

/** How many plans are thought of where one decides oneself, and now: a few more if they are searched. */
export const plansAtFirst = (own: number, simulations: number): number =>
  simulations === 0 ? own : own + MORE_AT_FIRST
