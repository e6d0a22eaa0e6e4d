import { expect, test } from 'vitest'
import { schooling } from '../first-class/schooling.ts'
import { newTraining, studyUntil } from './school.ts'

const train = (games: number) => {
  const training = newTraining(schooling, [0, 0, 0, 1], 2)
  studyUntil(schooling, training, games, () => true)
  return training
}

test('a training is the same from the same seed, and learns at the end of each class', () => {
  const once = train(3)
  expect(train(3)).toEqual(once)
  expect(once.played).toBe(3)
  expect(once.sums.rows).toBeGreaterThan(100)
  expect(once.weights).not.toEqual(schooling.belief)
  expect(train(1).weights).toEqual(schooling.belief)
})

test('a training that is stopped goes on to the same end', () => {
  const training = newTraining(schooling, [0, 0, 0, 1], 2)
  studyUntil(schooling, training, 4, ({ played }) => played < 2)
  expect(training.played).toBe(2)
  const kept = structuredClone(training)
  studyUntil(schooling, kept, 4, () => true)
  expect(kept).toEqual(train(4))
})
