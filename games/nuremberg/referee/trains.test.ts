import { describe, expect, test } from 'vitest'
import { FIRST, GOODS, GREY, NOTHING, SECOND } from '../base/piece.ts'
import { NONE } from '../base/state.ts'
import { complaintsAfter } from '../testing/found.ts'
import { moments, saysOf } from '../testing/moments.ts'

const loading = moments.loading()
const { rules, state } = loading
const trainOf = (name: string): number => rules.trains.findIndex(train => train.name === name)

/** Seat 1 has these trains and nobody else any; on each space stands what is given. */
const says = (names: readonly string[], load: (spaces: number[]) => void = () => {}): string[] =>
  complaintsAfter(loading, changed => {
    changed.trains = changed.trains.map((_, train) => (names.some(name => trainOf(name) === train) ? 0 : NONE))
    const spaces = changed.spaces.map(() => NOTHING)
    load(spaces)
    changed.spaces = spaces
  })

describe('NB-6.2 trains', () => {
  test('three at most, one of a row', () => {
    expect(says(['1a', '2b', '6c'])).toEqual([])
    expect(says(['1a', '2b', '3a', '6c'])).toEqual(['Seat 1 may have 3 trains, but has 1a, 2b, 3a, 6c'])
    expect(says(['1a', '1b'])).toEqual(['Seat 1 has two trains of a row: 1a, 1b'])
  })

  test('are given back after the phase', () => {
    const building = moments.building()
    expect(saysOf(building, { trains: building.state.trains.with(trainOf('2b'), 1) })).toEqual([
      'Seat 2 has 2b in the phase "track"',
    ])
  })
})

describe('NB-6.4 what stands on them', () => {
  const train = rules.trains[trainOf('2b')]!
  const put =
    (carClass: number, ...pieces: number[]) =>
    (spaces: number[]) => {
      for (const [n, piece] of pieces.entries()) spaces[train.at[carClass]! + n] = piece
    }

  test('passengers in classes, goods on goods spaces', () => {
    expect(says(['2b'], put(FIRST, 3, 4))).toEqual([])
    expect(says(['2b'], put(SECOND, 4))).toEqual([])
    expect(says(['2b'], put(GOODS, GREY, 2))).toEqual([])
    expect(says(['2b'], put(FIRST, GREY))).toEqual(['On train 2b a grey piece stands on a space for first'])
    expect(says(['2b'], put(SECOND, 2))).toEqual(['On train 2b a yellow piece stands on a space for second'])
    expect(says(['2b'], put(GOODS, 3))).toEqual(['On train 2b a red piece stands on a space for goods'])
    expect(says(['2b'], put(GOODS, GREY, 4))).toEqual(['On train 2b a green piece stands on a space for goods'])
  })

  test('the first spaces first', () => {
    expect(says(['2b'], put(GOODS, NOTHING, GREY))).toEqual(['On train 2b a space for goods was left out: 0, 1, 0'])
  })

  test('nothing where nobody has bought it', () => {
    expect(says(['3a'], put(GOODS, GREY))).toEqual(["Train 2b is nobody's, but something stands on it"])
  })
})

test('a real load is without complaint', () => {
  expect(state.spaces.some(piece => piece !== NOTHING)).toBe(true)
  expect(saysOf(loading, {})).toEqual([])
})
