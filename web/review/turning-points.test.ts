import type { Analysis, TurningPoint } from '@roundhouse/bots/coach/analysis'
import type { Chair } from '@roundhouse/table/chairs'
import { expect, test } from 'vitest'
import { firstApart, numbered, ownAmong, pointBeside } from './turning-points.ts'

const point = (at: number, seat: number): TurningPoint => ({ at, seat }) as TurningPoint
const points = numbered({ moments: [], turningPoints: [point(4, 1), point(30, 1), point(9, 0)] } satisfies Analysis)

const person: Chair = { is: 'person', name: 'Ada' }
const bot: Chair = { is: 'bot', level: 'casual', name: 'Bram' }

test('those of people are their own; where only bots played, all are', () => {
  expect(points.map(({ number }) => number)).toEqual([1, 2, 3])
  expect(ownAmong(points, [bot, person]).map(({ number }) => number)).toEqual([1, 2])
  expect(ownAmong(points, [bot, bot])).toEqual(points)
  expect(ownAmong(points, [person, person])).toEqual(points)
})

test('one goes from one to the next in the order of the game', () => {
  expect([0, 4, 9, 30].map(place => pointBeside(points, place, 'next'))).toEqual([4, 9, 30, null])
  expect([0, 4, 9, 31].map(place => pointBeside(points, place, 'previous'))).toEqual([null, null, 4, 30])
})

test('two plans are told apart by the first move in which they differ', () => {
  expect(firstApart(['take a1', 'end'], ['take b1', 'end'])).toEqual(['take a1', 'take b1'])
  expect(firstApart(['coins 1', 'take a1'], ['coins 1', 'take b1', 'end'])).toEqual(['take a1', 'take b1'])
  expect(firstApart(['take a1', 'end'], ['take a1'])).toEqual(['end', 'take a1'])
  expect(firstApart(['take a1'], ['take a1', 'car upper'])).toEqual(['take a1', 'car upper'])
})
