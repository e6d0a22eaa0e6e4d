import { type Dice, fork, roll, type Seed } from '@roundhouse/kernel/dice'
import { botGameNamed } from '../games.ts'
import { botBy, sharesWonBy } from './match.ts'
import type { SpsaSpec, TrainingSpec } from './spec.ts'

/** How far the parameter search is. */
export interface SpsaState {
  readonly by: 'spsa'
  /** Weights are shifted from here; the result is the mean of all places it was at. */
  around: readonly number[]
  /** By weight: what the trials of this batch gained by having it up, and lost by having it down. */
  gradient: number[]
}

export const newSpsaState = (priorWeights: readonly number[]): SpsaState => ({
  by: 'spsa',
  around: priorWeights,
  gradient: priorWeights.map(() => 0),
})

/** Two players see most of a difference; but weights have to be good for any number. */
const PLAYERS = [2, 2, 3, 4]

const SIGNS = 0
const DEAL = 1

/**
 * The n-th trial: all weights are shifted at once, each up or down as the dice say, and play against those shifted the
 * other way, the same deal twice with seats exchanged. Answers what the former had more of the wins: from -1 to 1.
 */
export function trialsOf(spec: TrainingSpec, { shift }: SpsaSpec, seed: Seed) {
  return (n: number, around: readonly number[]): number => {
    const signs = signsOf(seed, n, around.length)
    const shifted = (direction: number) => around.map((weight, i) => weight + direction * signs[i]! * shift[i]!)
    const pair = [botBy(spec, 'strong', shifted(1)), botBy(spec, 'strong', shifted(-1))]
    const players = PLAYERS[n % PLAYERS.length]!
    const tables = botGameNamed(spec.game).tables(players)
    const game = botGameNamed(spec.game).definition.open(
      tables[Math.floor(n / PLAYERS.length) % tables.length]!.options,
    )
    const deal = fork(fork(seed, n), DEAL)
    const gains = [0, 1].map(first => {
      const sides = Array.from({ length: players }, (_, seat) => (seat + first) % 2)
      const shares = sharesWonBy(
        game,
        sides.map(side => pair[side]!),
        deal,
      )
      return sides.reduce((gain, side, seat) => gain + (side === 0 ? shares[seat]! : -shares[seat]!), 0)
    })
    return (gains[0]! + gains[1]!) / 2
  }
}

/** Which weights go up in a trial, and which go down. */
function signsOf(seed: Seed, n: number, weights: number): number[] {
  const dice: Dice = { seed: fork(fork(seed, n), SIGNS), rolled: 0 }
  return Array.from({ length: weights }, () => 2 * roll(dice, 2) - 1)
}

/** Remembers what the n-th trial gained. */
export function addTrial(state: SpsaState, seed: Seed, n: number, gain: number): void {
  const signs = signsOf(seed, n, state.gradient.length)
  state.gradient = state.gradient.map((slope, i) => slope + gain * signs[i]!)
}

/** How far a trial moves the weights at first, in shifts; after this many trials half as far. */
const FIRST_STEP = 0.032
const HALVED_AFTER = 3000
/** Prior weights pull back so strongly for each shift one has moved away from them (regularisation). */
const HOME = 0.01

/** The mean so far, from this many trials. */
interface TrainingProgress {
  readonly weights: readonly number[]
  readonly played: number
  readonly batchSize: number
}

/**
 * Moves the weights the way that gained, and answers the mean of all places they were at, in which the later ones count
 * for more: steps are noisy, and the mean is not (simultaneous perturbation, with averaging).
 */
export function stepWeights(
  state: SpsaState,
  { shift }: SpsaSpec,
  priorWeights: readonly number[],
  { weights, played, batchSize }: TrainingProgress,
) {
  const step = FIRST_STEP / (1 + played / HALVED_AFTER)
  const { around, gradient } = state
  state.around = around.map((weight, i) => {
    const away = (weight - priorWeights[i]!) / shift[i]!
    return weight + step * shift[i]! * (gradient[i]! - HOME * batchSize * away)
  })
  state.gradient = gradient.map(() => 0)
  const part = 2 / (played / batchSize + 1)
  const mean = weights.map((weight, i) => weight + part * (state.around[i]! - weight))
  return { weights: mean, metric: distanceOf(weights, mean) }
}

const distanceOf = (one: readonly number[], other: readonly number[]): number =>
  Math.hypot(...one.map((weight, i) => other[i]! - weight))
