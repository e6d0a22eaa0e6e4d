import { nuremberg } from '@roundhouse/nuremberg/definition'
import { describe, expect, test } from 'vitest'
import { hopesFor } from '../plans/plans.ts'
import { openProspects, worthOfHopes } from './hopes.ts'
import { bestChoice, purseOf } from './prospect.ts'
import { BREADTH } from './routes.ts'
import { WEIGHTS } from './weights.ts'
import { outlooksOf } from './worth.ts'

const game = nuremberg.open({ players: 2, map: 'nuremberg', maps: 1, rules2009: false })
const state = game.begin([0, 0, 0, 1])
const outlook = outlooksOf(WEIGHTS).at(-1)!
const hopes = hopesFor({ game, state, seat: 0, outlook, breadth: BREADTH })

describe('what a seat hopes for in a turn', () => {
  test('is what it would choose with what it has to spend, however often it is asked', () => {
    const prospects = hopes.hopes.map(({ prospect }) => prospect)
    for (const purse of [purseOf(8, [2, 2, 1, 1]), purseOf(3, [1, 4, 0, 2]), purseOf(8, [2, 2, 1, 1])])
      expect(worthOfHopes(hopes, state, purse)).toBe(bestChoice(outlook, prospects, purse).worth)
  })

  test('is never less with more to spend', () => {
    const worth = (cubes: number) => worthOfHopes(hopes, state, purseOf(cubes, [2, 2, 1, 1]))
    for (let cubes = 1; cubes <= 12; cubes++) expect(worth(cubes)).toBeGreaterThanOrEqual(worth(cubes - 1))
  })

  test('falls away where somebody else has built', () => {
    const built = { ...state, track: state.track.slice() }
    const [, first] = hopes.hopes
    built.track[first!.borders[0]!] = 1
    const open = openProspects(hopes, built.track)
    expect(openProspects(hopes, state.track)).toHaveLength(hopes.hopes.length)
    expect(open).not.toContain(first!.prospect)
    expect(open.length).toBeGreaterThan(0)
    const purse = purseOf(10, [3, 3, 2, 2])
    expect(worthOfHopes(hopes, built, purse)).toBeLessThanOrEqual(worthOfHopes(hopes, state, purse))
  })
})
