import { expect, test } from 'vitest'
import { subjectOf } from '../learning/subjects.ts'
import type { Trying } from './spec.ts'
import { nothingTried, remember, thinkOverTried, trialsIn } from './spsa.ts'
import { learn, newTraining, readTraining, type Training, writeTraining } from './training.ts'

const subject = subjectOf('nuremberg')
const way = subject.way as Trying
const SEED = [0, 0, 0, 1] as const

test('a trial is the same again, is played by 2, 2, 3 and 4 in turn, and gains nothing where nothing is shifted', () => {
  const trial = trialsIn(subject, way, SEED)
  const unmoved = trialsIn(subject, { ...way, shift: way.shift.map(() => 0) }, SEED)
  for (const n of [0, 2, 3]) {
    const gain = trial(n, subject.belief)
    expect(Math.abs(gain)).toBeLessThanOrEqual(1)
    expect(trial(n, subject.belief)).toBe(gain)
    expect(unmoved(n, subject.belief)).toBe(0)
  }
})

/** Weights are best at some place; a shift towards it wins more often than not. */
function learned(best: readonly number[], trials: number): readonly number[] {
  const belief = best.map(() => 0)
  const shift = best.map(() => 0.25)
  const tried = nothingTried(belief)
  let weights: readonly number[] = belief
  for (let n = 0; n < trials; n++) {
    const before = tried.pulls
    remember(tried, SEED, n, 1)
    const signs = tried.pulls.map((pull, i) => pull - before[i]!)
    const nearer = signs.reduce((sum, sign, i) => sum + sign * (best[i]! - tried.around[i]!), 0)
    tried.pulls = before.map((pull, i) => pull + Math.tanh(nearer) * signs[i]!)
    const course = { weights, played: n + 1, classSize: 20 }
    if ((n + 1) % 20 === 0) weights = thinkOverTried(tried, { by: 'trying', shift }, belief, course).weights
  }
  return weights
}

test('trials lead to where the weights are best, and what does not matter stays where it was', () => {
  const [up, down, none] = learned([0.5, -0.4, 0], 4000)
  expect(up).toBeGreaterThan(0.35)
  expect(down).toBeLessThan(-0.25)
  expect(Math.abs(none!)).toBeLessThan(0.1)
})

test('a training by trials that was stopped in a class and written down goes on to the same end', () => {
  const gains = [1, 0, -0.5, 0.5, 1, -1]
  const begun = (): Training => newTraining(subject, SEED, null, 3)
  const goOn = (training: Training, games: number): Training => {
    while (training.played < games) learn(subject, training, gains[training.played]!)
    return training
  }
  const whole = goOn(begun(), 6)
  expect(whole.weights).not.toEqual(subject.belief)
  expect(whole.figures).toHaveLength(2)
  expect(goOn(readTraining(writeTraining(goOn(begun(), 4))), 6)).toEqual(whole)
})

test('what was shipped is gone on from, if nothing else is wished', () => {
  const shipped = subject.belief.map(() => 0.1)
  expect(newTraining(subject, SEED, shipped, 3).weights).toEqual(shipped)
})
