import { CAR_VALUES, TILE_PLACE } from '@roundhouse/first-class/base/board/train'
import type { State } from '@roundhouse/first-class/base/state'
import type { Seat } from '@roundhouse/kernel/game'
import type { Weights } from './weights.ts'

const TURNS_A_ROUND = 3
const ROUNDS_A_PILE = 2
export const TURNS_A_PILE = TURNS_A_ROUND * ROUNDS_A_PILE
const PHASES = 3
const MOST_TURNS = PHASES * TURNS_A_PILE

/** What can be expected until a certain moment: for each distance, how likely it is that this many steps are made. */
export interface Chances {
  /** Own turns until then. */
  readonly turns: number
  readonly conductor: readonly number[]
  readonly locomotive: readonly number[]
  readonly cars: readonly number[]
  /** Of one car at the front of a train. */
  readonly upgrades: readonly number[]
}

/** What is still to come for one player. */
export interface Outlook {
  readonly weights: Weights
  /** Own turns left in the game. */
  readonly turns: number
  /** Scoring phases in which the own part is still to come, the next one first. */
  readonly phases: readonly Chances[]
  /** Until the end of the game. */
  readonly end: Chances
  /** What a car scores in all of the phases: by its step, and by how many cards the conductor is away from it. */
  readonly cars: readonly (readonly number[])[]
}

/** All outlooks there can be, by scoring phases and by own turns left: made once. */
export type Outlooks = readonly (readonly Outlook[])[]

export const outlooks = (weights: Weights): Outlooks =>
  Array.from({ length: PHASES + 1 }, (_, phases) =>
    Array.from({ length: MOST_TURNS + 1 }, (_, turns) => outlook(weights, phases, turns)),
  )

function outlook(weights: Weights, phases: number, turns: number): Outlook {
  const ahead = Array.from({ length: phases }, (_, n) => {
    const later = phases - 1 - n
    return chances(weights, turns, Math.max(0, turns - later * TURNS_A_PILE))
  })
  return { weights, turns, phases: ahead, end: chances(weights, turns, turns), cars: carScores(weights, ahead) }
}

/** Cards of a train, and where the conductor begins. */
const PLACES = TILE_PLACE + 1

const carScores = ({ growth }: Weights, phases: readonly Chances[]): number[][] =>
  CAR_VALUES.map((value, step) =>
    Array.from({ length: PLACES }, (_, away) => {
      let scores = 0
      for (const { conductor, turns } of phases) scores += conductor[away]! * (value + growth[step]! * turns)
      return scores
    }),
  )

/** The chances until this many of the turns left are over. */
function chances(weights: Weights, left: number, turns: number): Chances {
  const expected = (rates: readonly number[]): number => {
    let sum = 0
    for (let turn = 0; turn < turns; turn++) sum += rates[pileOf(left - turn)]!
    return sum
  }
  return {
    turns,
    conductor: atLeast(expected(weights.conductorSteps)),
    locomotive: atLeast(expected(weights.locomotiveSteps)),
    cars: atLeast(expected(weights.newCars)),
    upgrades: atLeast(expected(weights.upgrades)),
  }
}

const pileOf = (turnsLeft: number): number => PHASES - Math.ceil(turnsLeft / TURNS_A_PILE)

/** Farther than any card of a train or city of a route can be. */
const FARTHEST = 64

/** How likely at least n steps are where this many are expected and each is independent of the others (Poisson): 1 for 0 steps. */
function atLeast(expected: number): number[] {
  const chances: number[] = []
  let exactly = Math.exp(-expected)
  let more = 1
  for (let n = 0; n <= FARTHEST; n++) {
    chances.push(more)
    more = Math.max(0, more - exactly)
    exactly *= expected / (n + 1)
  }
  return chances
}

/** Scoring phases in which this seat's part is still to come. */
export function phasesLeft(state: State, seat: Seat): number {
  if (state.phase === 'over') return 0
  const ahead = PHASES + 1 - Math.ceil(state.round / ROUNDS_A_PILE)
  const isOver = state.phase === 'scoring' && distance(state, seat) >= state.turnsLeft
  return isOver ? ahead - 1 : ahead
}

/** Own turns left in the game; one whose regular action is taken is over. */
export function turnsLeft(state: State, seat: Seat): number {
  if (state.phase === 'draft') return MOST_TURNS
  const later = (PHASES * ROUNDS_A_PILE - state.round) * TURNS_A_ROUND
  if (state.phase === 'scoring' || state.phase === 'over') return later
  const away = distance(state, seat)
  const ahead = Math.ceil(Math.max(0, state.turnsLeft - away) / state.players.length)
  return later + ahead - (away === 0 && state.acted ? 1 : 0)
}

/** How many seats come before this one, from the one on turn. */
const distance = ({ onTurn, players }: State, seat: Seat): number => (seat - onTurn + players.length) % players.length
