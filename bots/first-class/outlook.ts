import type { State } from '@roundhouse/first-class/base/state'
import type { Seat } from '@roundhouse/kernel/game'
import type { Weights } from './weights.ts'

const TURNS_A_PILE = 6
export const PHASES = 3
const MOST_TURNS = PHASES * TURNS_A_PILE

/** What can be expected to happen until a certain moment: chances by how far away a thing is. */
export interface Chances {
  /** Own turns until then. */
  readonly turns: number
  readonly conductor: readonly number[]
  readonly locomotive: readonly number[]
  readonly cars: readonly number[]
  readonly upgrades: readonly number[]
}

/** What is still to come for one player. */
export interface Outlook {
  /** Own turns left in the game. */
  readonly turns: number
  /** Scoring phases in which the own part is still to come, the next one first. */
  readonly phases: readonly Chances[]
  /** Until the end of the game. */
  readonly end: Chances
}

/** Chances are asked for up to this distance; farther things are out of reach. */
export const FARTHEST = 24

/** All outlooks there can be, by phases and by turns left: made once. */
export type Outlooks = readonly (readonly Outlook[])[]

export function outlooks(weights: Weights): Outlooks {
  return Array.from({ length: PHASES + 1 }, (_, phases) =>
    Array.from({ length: MOST_TURNS + 1 }, (_, turns) => outlook(weights, phases, turns)),
  )
}

function outlook(weights: Weights, phases: number, turns: number): Outlook {
  const ahead = Array.from({ length: phases }, (_, n) => {
    const later = phases - 1 - n
    return chances(weights, turns, Math.max(0, turns - later * TURNS_A_PILE))
  })
  return { turns, phases: ahead, end: chances(weights, turns, turns) }
}

/** The chances after so many of the turns that are left. */
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

/** How likely it is that at least n steps are made where so many are expected: 1 for 0, then ever less. */
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
  const ahead = PHASES - Math.ceil(state.round / 2) + 1
  if (state.phase === 'over') return 0
  if (state.phase !== 'scoring') return ahead
  return state.turnsLeft > distance(state, seat) ? ahead : ahead - 1
}

/** Own turns left in the game; one whose regular action is taken is over. */
export function turnsLeft(state: State, seat: Seat): number {
  const later = (2 * PHASES - state.round) * (TURNS_A_PILE / 2)
  if (state.phase === 'scoring' || state.phase === 'over') return later
  if (state.phase === 'draft') return MOST_TURNS
  const away = distance(state, seat)
  const ahead = Math.max(0, Math.ceil((state.turnsLeft - away) / state.players.length))
  return later + ahead - (away === 0 && state.acted ? 1 : 0)
}

const distance = (state: State, seat: Seat): number =>
  (seat - state.onTurn + state.players.length) % state.players.length
