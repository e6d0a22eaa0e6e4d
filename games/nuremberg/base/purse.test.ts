import { describe, expect, test } from 'vitest'
import { at, rulesOn } from '../testing/positions.ts'
import { BROWN, colourOf, sumOf, WHITE } from './influence.ts'
import { cubesInBids, gainInfluence, reserveOf, setInfluence, spendInfluence, wealthOf } from './purse.ts'

const table = () =>
  at(
    rulesOn('nuremberg', 2),
    'U1 white 4 by 1\nL1 red 3 by 1\nU2 white 5 by 2\nseat 1\ncubes 5\nwhite 11\nseat 2\ncubes 6\ndecides 2',
  ).state

describe('a purse', () => {
  test('NB-3.4 influence is gained up to 12, and spent', () => {
    const state = table()
    gainInfluence(state, 0, WHITE, 3)
    gainInfluence(state, 0, BROWN, 3)
    spendInfluence(state, 0, colourOf(0), 1)
    expect(state.players[0]!.influence).toEqual([12, 5, 0, 1])
    expect(state.discStacks.slice(0, 4)).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
      [0, 1],
    ])
  })

  test('NB-4.2 a disc that moves goes on top; one that stays where it is does not', () => {
    const state = table()
    gainInfluence(state, 1, WHITE, 1)
    gainInfluence(state, 1, BROWN, 0)
    expect(state.discStacks[WHITE]).toEqual([1, 0])
    expect(state.discStacks[BROWN]).toEqual([0, 1])
    setInfluence(state, 0, WHITE, 11)
    expect(state.discStacks[WHITE]).toEqual([1, 0])
  })

  test('what others share is replaced, not changed', () => {
    const state = table()
    const before = state.players[0]!.influence
    gainInfluence(state, 0, BROWN, 3)
    expect(before).toEqual([11, 2, 1, 1])
  })

  test('NB-2.1 cubes are in hand, in bids or in the reserve: 15 in all', () => {
    const state = table()
    expect([cubesInBids(state, 0), cubesInBids(state, 1)]).toEqual([7, 5])
    expect([reserveOf(state, 0), reserveOf(state, 1)]).toEqual([3, 4])
  })

  test('NB-5.9 all there is to pay with: cubes in hand and influence', () => {
    expect(wealthOf(table().players[0]!)).toBe(5 + 11 + 2 + 1 + 1)
    expect(sumOf([1, 20, 300, 4000])).toBe(4321)
  })
})
