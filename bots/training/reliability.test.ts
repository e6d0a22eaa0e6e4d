import { describe, expect, test } from 'vitest'
import { favouritesIn, isOff, lossOf, type ToldChances } from './reliability.ts'

/** Positions of one game of two at each of which this was told of the favourite. */
const gameWith = (game: number, told: number, wins: boolean, positions = 1): ToldChances[] =>
  Array.from({ length: positions }, () => ({ chances: [1 - told, told], won: wins ? [0, 1] : [1, 0], game }))

const games = (count: number, told: number, won: number, positions = 1): ToldChances[] =>
  Array.from({ length: count }, (_, n) => gameWith(n, told, n < won * count, positions)).flat()

describe('what is told of favourites', () => {
  test('is put beside what they won, in steps of ten per cent', () => {
    const steps = favouritesIn([...games(100, 0.65, 0.6), ...games(50, 0.9, 0.8)])
    expect(steps).toHaveLength(10)
    expect(steps[6]).toMatchObject({ positions: 100, games: 100 })
    expect(steps[6]!.told).toBeCloseTo(0.65)
    expect(steps[6]!.won).toBeCloseTo(0.6)
    expect(steps[9]).toMatchObject({ positions: 50, games: 50 })
    expect(steps[3]!.positions).toBe(0)
  })

  test('has a margin by games: many positions of one game say no more than one', () => {
    const [one, many] = [games(100, 0.65, 0.6), games(100, 0.65, 0.6, 20)].map(seen => favouritesIn(seen)[6]!)
    expect(many!.positions).toBe(2000)
    expect(many!.margin).toBeCloseTo(one!.margin)
    expect(one!.margin).toBeCloseTo(1.96 * Math.sqrt((0.6 * 0.4) / 99), 3)
    expect(favouritesIn(games(400, 0.65, 0.6))[6]!.margin).toBeLessThan(0.55 * one!.margin)
  })

  test('is not taken for certain where few games happen to agree', () => {
    expect(favouritesIn(games(4, 0.75, 1, 5))[7]!.margin).toBeCloseTo(1.96 * Math.sqrt((0.75 * 0.25) / 4))
  })

  test('is off only if it is further off than 5 points and than the games can show', () => {
    const isOffWith = (count: number, told: number, won: number): boolean =>
      isOff(favouritesIn(games(count, told, won))[Math.floor(10 * told)]!)
    expect(isOffWith(20, 0.75, 0.65)).toBe(false)
    expect(isOffWith(10, 0.85, 0.1)).toBe(false)
    expect(isOffWith(30, 0.85, 0.1)).toBe(true)
    expect(isOffWith(2000, 0.75, 0.65)).toBe(true)
    expect(isOffWith(2000, 0.75, 0.85)).toBe(true)
    expect(isOffWith(2000, 0.75, 0.71)).toBe(false)
    expect(favouritesIn([]).some(isOff)).toBe(false)
  })
})

test('a loss is a mean over positions, its margin one over games', () => {
  const { mean, margin } = lossOf(games(100, 0.8, 0.8))
  expect(mean).toBeCloseTo(-(0.8 * Math.log(0.8) + 0.2 * Math.log(0.2)))
  expect(lossOf(games(100, 0.8, 0.8, 7))).toEqual({ mean: expect.closeTo(mean), margin: expect.closeTo(margin) })
  expect(margin).toBeCloseTo(1.96 * Math.log(4) * Math.sqrt((0.8 * 0.2) / 99))
})
