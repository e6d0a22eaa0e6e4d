import { describe, expect, test } from 'vitest'
import type { TrainLine } from '../tables.ts'
import { tally } from '../testing/survey.ts'
import { TABLES } from './tables.ts'

const { boxes, trains } = TABLES

describe('the boxes', () => {
  test.each([
    [2, { white: 3, brown: 3, red: 2, green: 2 }],
    [3, { white: 3, brown: 5, red: 4, green: 3 }],
    [4, { white: 5, brown: 5, red: 5, green: 5 }],
  ])('NB-3.1 with %i players the open ones show so much of each colour', (players, colours) => {
    const shown = boxes.filter(box => box.players <= players).flatMap(({ influence }) => influence)
    expect(tally(shown, colour => colour)).toEqual(colours)
  })

  test.each(['white', 'brown'] as const)('%s lies on two boxes, and nothing else with it', colour => {
    const shown = boxes.filter(({ influence }) => influence.includes(colour))
    expect(shown.map(({ influence }) => influence)).toEqual([
      [colour, colour, colour],
      [colour, colour],
    ])
  })
})

describe('the trains', () => {
  test('NB-6.2 only the dearest have first class', () => {
    expect(trains.filter(({ first }) => first > 0).every(({ cost }) => cost === 3)).toBe(true)
  })

  test('no cheap one has less room than another at its price: as much of each kind, and more of one', () => {
    const rooms = ({ first, second, goods }: TrainLine) => [first, first + second, goods]
    const isLess = (one: TrainLine, other: TrainLine) =>
      one.cost === other.cost &&
      rooms(one).every((room, kind) => room <= rooms(other)[kind]!) &&
      rooms(one).some((room, kind) => room < rooms(other)[kind]!)
    const cheap = trains.filter(({ cost }) => cost < 3)
    expect(cheap.filter(one => cheap.some(other => isLess(one, other)))).toEqual([])
  })

  test('of the dearest, one of the second row has a place of second class for one of first', () => {
    const inRow = (row: number) => trains.filter(train => train.row === row)
    const lowered = inRow(1).map(({ first, second, goods }) => [first - 1, second + 1, goods])
    expect(inRow(2).map(({ first, second, goods }) => [first, second, goods])).toEqual(lowered)
  })
})
