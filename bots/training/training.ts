import type { Seed } from '@roundhouse/kernel/dice'
import { readJson } from '@roundhouse/kernel/file/json'
import { Refusal } from '@roundhouse/kernel/game'
import type { Example } from './example.ts'
import { addGame, fitWeights, newRegressionState, type RegressionState } from './regression.ts'
import type { TrainingSpec } from './spec.ts'
import { addTrial, newSpsaState, type SpsaState, stepWeights } from './spsa.ts'

/** How far a training is. It can be written down after any game, and goes on from there to the same end. */
export interface Training {
  readonly game: string
  readonly seed: Seed
  /** What the games begin with, and the match is against; `null`: what was written by hand. */
  readonly playedBy: readonly number[] | null
  /** After this many games the weights are updated. */
  readonly batchSize: number
  played: number
  weights: readonly number[]
  readonly state: RegressionState | SpsaState
  /** By batch: its loss, or how far the weights have moved. */
  readonly metrics: number[]
}

export function newTraining(
  { game, priorWeights, method }: TrainingSpec,
  seed: Seed,
  playedBy: readonly number[] | null,
  batchSize: number,
): Training {
  const isRegression = method.by === 'regression'
  const weights = isRegression ? priorWeights : (playedBy ?? priorWeights)
  const state = isRegression ? newRegressionState(priorWeights.length) : newSpsaState(weights)
  return { game, seed, playedBy, batchSize, played: 0, weights, state, metrics: [] }
}

/** What a game shows: its positions for a regression, what a trial gained for a parameter search. */
export type Sample = Example | number

/** Adds the next game; at the end of a batch the weights are updated. */
export function addSample(spec: TrainingSpec, training: Training, sample: Sample): void {
  const { state, weights, seed } = training
  if (state.by === 'regression') addGame(state, weights, sample as Example)
  else addTrial(state, seed, training.played, sample as number)
  training.played++
  if (training.played % training.batchSize === 0) updateWeights(spec, training)
}

function updateWeights({ method, priorWeights }: TrainingSpec, training: Training): void {
  const { weights, metric } = updatedWeights(method, priorWeights, training)
  training.weights = weights
  training.metrics.push(metric)
}

function updatedWeights(method: TrainingSpec['method'], priorWeights: readonly number[], training: Training) {
  const { state } = training
  if (state.by === 'regression' && method.by === 'regression') return fitWeights(state, method, priorWeights)
  if (state.by === 'spsa' && method.by === 'spsa') return stepWeights(state, method, priorWeights, training)
  throw new Refusal(`A training by ${state.by} cannot go on by ${method.by}`)
}

const FORMAT = 'roundhouse-training 3'

/** A training as text, to go on from later. */
export const writeTraining = (training: Training): string => `${JSON.stringify({ format: FORMAT, ...training })}\n`

export function readTraining(text: string): Training {
  const { format, ...training } = readJson(text) as Training & { format?: unknown }
  if (format !== FORMAT) throw new Refusal(`This is no ${FORMAT}`)
  return training
}
