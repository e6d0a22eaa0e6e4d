import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { setUp } from '../set-up.ts'
import { rulesOn } from '../testing/positions.ts'
import { layOnTop, PROFIT, ranking, TRACKS } from './discs.ts'

const table = () => ({
  ...setUp(rulesOn('nuremberg', 4), [0, 0, 0, 1]),
  discStacks: new Array(TRACKS).fill([0, 1, 2, 3]),
})

describe('NB-4.2 discs', () => {
  test('NB-4.2 a disc that moves goes on top, and leaves the others as they lie', () => {
    const state = table()
    const before = state.discStacks
    layOnTop(state, PROFIT, 2)
    expect(state.discStacks).toEqual([
      [0, 1, 2, 3],
      [0, 1, 2, 3],
      [0, 1, 2, 3],
      [0, 1, 2, 3],
      [2, 0, 1, 3],
    ])
    expect(before[PROFIT]).toEqual([0, 1, 2, 3])
    layOnTop(state, PROFIT, 2)
    expect(state.discStacks[PROFIT]).toEqual([2, 0, 1, 3])
  })

  test('NB-4.2 the highest stands first; on one space the upper', () => {
    const state = table()
    layOnTop(state, 1, 3)
    expect(ranking(state, 1, seat => [5, 7, 5, 5][seat]!)).toEqual([1, 3, 0, 2])
    expect(ranking(state, 0, seat => [5, 7, 5, 5][seat]!)).toEqual([1, 0, 2, 3])
    expect(ranking(state, 0, () => 0)).toEqual([0, 1, 2, 3])
  })

  test('NB-4.2 played with real discs on real spaces it is the same', () => {
    const moves = fc.array(fc.tuple(fc.nat(3), fc.integer({ min: -3, max: 3 })), { maxLength: 30 })
    fc.assert(
      fc.property(moves, steps => {
        const state = table()
        const height = [0, 0, 0, 0]
        /** By height: the pile on that space, the top first. */
        const piles = new Map([[0, [0, 1, 2, 3]]])
        for (const [seat, by] of steps) {
          if (by === 0) continue
          piles.set(
            height[seat]!,
            piles.get(height[seat]!)!.filter(other => other !== seat),
          )
          height[seat]! += by
          piles.set(height[seat]!, [seat, ...(piles.get(height[seat]!) ?? [])])
          layOnTop(state, PROFIT, seat)
        }
        const fromTheTop = [...piles].sort(([a], [b]) => b - a).flatMap(([, pile]) => pile)
        expect(ranking(state, PROFIT, seat => height[seat]!)).toEqual(fromTheTop)
      }),
    )
  })
})
