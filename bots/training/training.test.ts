import { expect, test } from 'vitest'
import { examplesIn } from './example.ts'
import type { RegressionSpec } from './spec.ts'
import { trainingSpecOf } from './specs.ts'
import { addSample, newTraining, readTraining, type Training, writeTraining } from './training.ts'

const spec = trainingSpecOf('first-class')
const SEED = [0, 0, 0, 1] as const
const exampleOf = examplesIn(spec, spec.method as RegressionSpec, SEED, null)
const begun = (): Training => newTraining(spec, SEED, null, 2)

function goOn(training: Training, games: number): Training {
  while (training.played < games) addSample(spec, training, exampleOf(training.played))
  return training
}

test('a training is the same from the same seed, and updates its weights at the end of each batch', () => {
  const once = goOn(begun(), 4)
  expect(once.weights).not.toEqual(spec.priorWeights)
  expect(once.metrics).toHaveLength(2)
  expect(goOn(begun(), 4)).toEqual(once)
  expect(goOn(begun(), 1).weights).toEqual(spec.priorWeights)
})

test('a training that was stopped in the middle of a batch and written down goes on to the same end', () => {
  const stopped = readTraining(writeTraining(goOn(begun(), 3)))
  expect(stopped.played).toBe(3)
  expect(goOn(stopped, 4)).toEqual(goOn(begun(), 4))
})

test('another file is no training', () => {
  expect(() => readTraining('{}')).toThrow('This is no roundhouse-training 3')
  expect(() => readTraining('{')).toThrow()
})

test('examples come from all tables and numbers of players, and know who won', () => {
  const [first, later] = [exampleOf(0), exampleOf(17)]
  expect(first.won).toHaveLength(2)
  expect(later.won).toHaveLength(3)
  expect(later.won.reduce((sum, part) => sum + part)).toBe(1)
  expect(first.positions.length).toBeGreaterThan(30)
  expect(first.positions.every(({ values }) => values.length === 2)).toBe(true)
})
