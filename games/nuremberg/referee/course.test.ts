import { describe, expect, test } from 'vitest'
import { NO_SERIES, NONE, type State } from '../base/state.ts'
import { complaintsAfter, type Position } from '../testing/found.ts'
import { moments, saysOf } from '../testing/moments.ts'
import { seatsBy } from './course.ts'

const opening = moments.opening()
const building = moments.building()
const loading = moments.loading()
const over = moments.over()

test('there is such a phase', () => {
  expect(saysOf(opening, { phase: 'lunch' as 'auction' })).toEqual(['There is no phase "lunch"'])
})

describe('everybody has one place', () => {
  test.each<[Partial<State>, string]>([
    [{ order: [0, 1] }, 'Each of 3 has one place among the player order, but it is 0, 1'],
    [{ order: [0, 1, 1] }, 'Each of 3 has one place among the player order, but it is 0, 1, 1'],
    [{ order: [0, 1, 2, 0] }, 'Each of 3 has one place among the player order, but it is 0, 1, 2, 0'],
    [{ buildOrder: [0, 1, 3] }, 'Each of 3 has one place among the building order, but it is 0, 1, 3'],
    [{ trainOrder: [2, 1, 2] }, 'Each of 3 has one place among the train order, but it is 2, 1, 2'],
  ])('%j', (part, complaint) => {
    expect(saysOf(opening, part)).toEqual([complaint])
  })

  test.each([
    [0, 'white'],
    [1, 'brown'],
    [2, 'red'],
    [3, 'green'],
    [4, 'profit'],
  ])('on track %i', (track, name) => {
    expect(saysOf(opening, { discStacks: opening.state.discStacks.with(track, [0, 0, 1]) })).toEqual([
      `Each of 3 has one place among the discs of ${name}, but it is 0, 0, 1`,
    ])
  })
})

describe('whose decision it is', () => {
  const other = ({ state }: Position): number => (state.toMove + 1) % 3

  test.each([
    ['NB-3.2', 'opening'],
    ['NB-5.1', 'building'],
    ['NB-6.1', 'loading'],
    ['NB-8.1', 'sold'],
  ] as const)('%s in its order: %s', (_rule, name) => {
    const moment = moments[name]()
    const { phase, place, toMove } = moment.state
    expect(saysOf(moment, { toMove: other(moment) })).toContain(
      `At place ${place} of the phase "${phase}" seat ${toMove + 1} should move, but seat ${other(moment) + 1} does`,
    )
  })

  test('nobody after the last, but the trains go round and round', () => {
    expect(saysOf(building, { place: 3 })).toContainEqual(
      expect.stringMatching(/^At place 3 of the phase "track" nobody should move/),
    )
    expect(saysOf(loading, { place: loading.state.place + 3 })).toEqual([])
  })

  test('the orders are each of their own phase', () => {
    const turned = (order: readonly number[]) => [order[1]!, order[2]!, order[0]!]
    const { buildOrder, trainOrder } = building.state
    expect(saysOf(building, { buildOrder: turned(buildOrder) })).toHaveLength(1)
    expect(saysOf(building, { trainOrder: turned(trainOrder) })).toEqual([])
    expect(saysOf(loading, { trainOrder: turned(loading.state.trainOrder) })).not.toEqual([])
    expect(saysOf(loading, { buildOrder: turned(loading.state.buildOrder) })).toEqual([])
  })

  test('after the end nobody is asked for', () => {
    expect(saysOf(over, { toMove: other(over) })).toEqual([])
  })
})

describe('NB-7.4 the player order is that of the profit', () => {
  test('highest first, on one space the upper', () => {
    expect(seatsBy([2, 0, 1], [5, 7, 5])).toEqual([1, 2, 0])
    expect(seatsBy([0, 2, 1], [5, 5, 5])).toEqual([0, 2, 1])
  })

  test('at all times', () => {
    const complaints = complaintsAfter(over, ({ players, order }) => {
      players[order[2]!]!.profit = 99
      players[order[2]!]!.kept = [0, 0, 0, 0]
    })
    expect(complaints).toContainEqual(expect.stringMatching(/^By profit of .*99.* the player order is /))
  })

  test('NB-9.2 and at the end without the sets, which were booked later', () => {
    const with2Sets = complaintsAfter(over, ({ players, order }) => {
      players[order[2]!]!.profit = players[order[1]!]!.profit + 4
      players[order[1]!]!.kept = [0, 0, 0, 0]
      players[order[2]!]!.kept = [2, 2, 1, 1]
    })
    expect(with2Sets).not.toContainEqual(expect.stringMatching(/^By profit of/))
  })

  test('also of those that are level', () => {
    const discStacks = opening.state.discStacks.with(4, opening.state.discStacks[4]!.toReversed())
    expect(saysOf(opening, { discStacks })).toEqual([
      `By profit of 0, 0, 0 the player order is ${discStacks[4]!.join(', ')}, but it is ${opening.state.order.join(', ')}`,
    ])
  })
})

describe('what belongs to one phase is there in no other', () => {
  const payment = { due: 1, kind: 1, train: NONE }

  test('the end is in the last turn', () => {
    expect(saysOf(over, { turn: 4 })).toEqual(['The game is over in turn 5, but this is turn 4'])
  })

  test('who has passed', () => {
    expect(saysOf(opening, { passed: 1 })).toContain('There is somebody who has passed in the phase "auction"')
    const { toMove } = loading.state
    expect(saysOf(loading, { passed: 1 << toMove })).toContain(`Seat ${toMove + 1} has passed, but has the move`)
  })

  test.each<[string, Partial<State>]>([
    ['a series', { series: { ...NO_SERIES, links: [0] } }],
    ['a series', { series: { ...NO_SERIES, price: 1 } }],
    ['a series', { series: { ...NO_SERIES, owed: [0, 0, 0, 1] } }],
    ['a payment for track', { payment }],
    ['a payment for a train', { payment: { ...payment, train: 0 } }],
    ['a line being sold', { line: { company: 0, from: 0, to: 1, links: [] } }],
  ])('%s: %j', (what, part) => {
    expect(saysOf(opening, part)).toContain(`There is ${what} in the phase "auction"`)
    expect(saysOf(over, part)).toContain(`There is ${what} in the phase "over"`)
  })

  test('a payment for track in the trains, and one for a train in the track', () => {
    expect(saysOf(loading, { payment })).toContain('There is a payment for track in the phase "trains"')
    expect(saysOf(building, { payment: { ...payment, train: 0 } })).toContain(
      'There is a payment for a train in the phase "track"',
    )
  })
})
