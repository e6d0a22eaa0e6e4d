import { expect, test } from 'vitest'
import type { SpsaSpec } from './spec.ts'
import { trainingSpecOf } from './specs.ts'
import { addTrial, newSpsaState, stepWeights, trialsOf } from './spsa.ts'
import { addSample, newTraining, readTraining, type Training, writeTraining } from './training.ts'

const spec = trainingSpecOf('nuremberg')
const method = spec.method as SpsaSpec
const SEED = [0, 0, 0, 1] as const

test('a trial is the same again, is played by 2, 2, 3 and 4 in turn, and gains nothing where nothing is shifted', () => {
  const trial = trialsOf(spec, method, SEED)
  const unmoved = trialsOf(spec, { ...method, shift: method.shift.map(() => 0) }, SEED)
  for (const n of [0, 2, 3]) {
    const gain = trial(n, spec.priorWeights)
    expect(Math.abs(gain)).toBeLessThanOrEqual(1)
    expect(trial(n, spec.priorWeights)).toBe(gain)
    expect(unmoved(n, spec.priorWeights)).toBe(0)
  }
})

/** Weights are best at some place; a shift towards it wins more often than not. */
function learned(best: readonly number[], trials: number): readonly number[] {
  const priorWeights = best.map(() => 0)
  const shift = best.map(() => 0.25)
  const state = newSpsaState(priorWeights)
  let weights: readonly number[] = priorWeights
  for (let n = 0; n < trials; n++) {
    const before = state.gradient
    addTrial(state, SEED, n, 1)
    const signs = state.gradient.map((slope, i) => slope - before[i]!)
    const nearer = signs.reduce((sum, sign, i) => sum + sign * (best[i]! - state.around[i]!), 0)
    state.gradient = before.map((slope, i) => slope + Math.tanh(nearer) * signs[i]!)
    const course = { weights, played: n + 1, batchSize: 20 }
    if ((n + 1) % 20 === 0) weights = stepWeights(state, { by: 'spsa', shift }, priorWeights, course).weights
  }
  return weights
}

test('trials lead to where the weights are best, and what does not matter stays where it was', () => {
  const [up, down, none] = learned([0.5, -0.4, 0], 4000)
  expect(up).toBeGreaterThan(0.35)
  expect(down).toBeLessThan(-0.25)
  expect(Math.abs(none!)).toBeLessThan(0.1)
})

test('a training by trials that was stopped in a batch and written down goes on to the same end', () => {
  const gains = [1, 0, -0.5, 0.5, 1, -1]
  const begun = (): Training => newTraining(spec, SEED, null, 3)
  const goOn = (training: Training, games: number): Training => {
    while (training.played < games) addSample(spec, training, gains[training.played]!)
    return training
  }
  const whole = goOn(begun(), 6)
  expect(whole.weights).not.toEqual(spec.priorWeights)
  expect(whole.metrics).toHaveLength(2)
  expect(goOn(readTraining(writeTraining(goOn(begun(), 4))), 6)).toEqual(whole)
})

test('what was shipped is gone on from, if nothing else is wished', () => {
  const shipped = spec.priorWeights.map(() => 0.1)
  expect(newTraining(spec, SEED, shipped, 3).weights).toEqual(shipped)
})
