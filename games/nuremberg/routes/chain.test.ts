import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rulesOn } from '../testing/positions.ts'
import { rulesOnSmall } from '../testing/small-map.ts'
import { bestChain, isChainClosed, nothingJoined, withJoined } from './chain.ts'

/** From F to N or S, over A or B or C; the borders in this order. */
const { map } = rulesOnSmall({
  areas: { F: {}, A: {}, B: {}, C: {}, N: {}, S: {} },
  borders: 'F-B F-A A-N B-N B-S F-C C-N A-B',
  lineBonus: { from: 'F', to: ['N', 'S'] },
})
const nameOf = (area: number) => map.areas[area]!.name
const borderNames = map.isRiver.map((_, border) => nameOf(map.from[2 * border]!) + nameOf(map.to[2 * border]!))

/** Track by owner: `{ FA: 0, AN: 1 }`. */
const laid = (owners: Record<string, number>) => ({ track: borderNames.map(name => owners[name] ?? -1) })
const best = (owners: Record<string, number>, builder = 0) =>
  bestChain(map, laid(owners), builder).map(border => borderNames[border])

describe('NB-5.10 joined by track of any owners', () => {
  const joinedBy = (...names: string[]) =>
    names.reduce((joined, name) => {
      const border = borderNames.indexOf(name)
      return withJoined(joined, map.from[2 * border]!, map.to[2 * border]!)
    }, nothingJoined(map))

  test('NB-5.10 at set-up nothing is', () => {
    expect(isChainClosed(map, nothingJoined(map))).toBe(false)
    expect(new Set(nothingJoined(map)).size).toBe(6)
  })

  test('NB-5.10 from its beginning to either end it is closed', () => {
    expect(isChainClosed(map, joinedBy('FA'))).toBe(false)
    expect(isChainClosed(map, joinedBy('AN', 'BN', 'BS'))).toBe(false)
    expect(isChainClosed(map, joinedBy('FA', 'AN'))).toBe(true)
    expect(isChainClosed(map, joinedBy('AN', 'FA'))).toBe(true)
    expect(isChainClosed(map, joinedBy('BS', 'FB'))).toBe(true)
  })

  test('NB-5.10 what is joined already changes nothing', () => {
    const joined = joinedBy('FA', 'FB', 'AB')
    expect(joined).toBe(withJoined(joined, 1, 2))
    expect(joined.map(number => number === joined[0])).toEqual([true, true, true, false, false, false])
  })

  test('NB-5.10 nobody asks on a map without such a line, nor when it was closed once', () => {
    const without = { ...map, chain: null }
    expect(nothingJoined(without)).toEqual([])
    expect(isChainClosed(without, nothingJoined(map))).toBe(false)
    expect(isChainClosed(map, [])).toBe(false)
  })
})

describe('NB-5.10 which chain scores', () => {
  test('NB-5.10 ruling: the one with the fewest pieces', () => {
    expect(best({ FA: 0, AB: 0, BS: 0, FC: 1, CN: 1 })).toEqual(['FC', 'CN'])
    expect(best({ FA: 0, AB: 0, BS: 0 })).toEqual(['FA', 'AB', 'BS'])
  })

  test('NB-5.10 ruling: of several the one with most pieces of the builder', () => {
    const owners = { FA: 0, AN: 1, FB: 1, BN: 1, FC: 0, CN: 0 }
    expect(best(owners, 0)).toEqual(['FC', 'CN'])
    expect(best(owners, 1)).toEqual(['FB', 'BN'])
    // The builder's pieces count wherever in the chain they lie.
    expect(best({ FB: 1, BN: 1, BS: 0, FA: 1, AN: 1 }, 0)).toEqual(['FB', 'BS'])
  })

  test('NB-5.10 ruling: then the first in a fixed order: walking from the beginning, the earlier border', () => {
    expect(best({ FA: 0, AN: 1, FB: 1, BN: 0, FC: 0, CN: 1 }, 0)).toEqual(['FB', 'BN'])
    expect(best({ FB: 1, BN: 1, BS: 1 }, 0)).toEqual(['FB', 'BN'])
    expect(best({ FA: 2, AN: 2, FC: 2, CN: 2 }, 0)).toEqual(['FA', 'AN'])
  })

  test('NB-5.10 it ends at the first end it comes to', () => {
    expect(best({ FA: 1, AN: 1, BN: 0, BS: 0 }, 0)).toEqual(['FA', 'AN'])
  })
})

describe('on the map of Nuremberg', () => {
  const nuremberg = rulesOn('nuremberg', 2).map
  const { from, to } = nuremberg.chain!

  /** All shortest ways by walking, the best of them by their own pieces, then by their borders in order. */
  function byTrying(track: readonly number[], builder: number): number[] {
    let ways: { area: number; borders: number[] }[] = [{ area: from, borders: [] }]
    for (;;) {
      const arrived = ways.filter(({ area }) => to.includes(area))
      if (arrived.length > 0)
        return firstOf(
          arrived.map(({ borders }) => borders),
          track,
          builder,
        )
      ways = ways.flatMap(({ area, borders }) =>
        nuremberg.around[area]!.filter(link => track[link >> 1] !== -1 && !borders.includes(link >> 1)).map(link => ({
          area: nuremberg.to[link]!,
          borders: [...borders, link >> 1],
        })),
      )
    }
  }

  function firstOf(ways: number[][], track: readonly number[], builder: number): number[] {
    const own = (borders: number[]) => borders.filter(border => track[border] === builder).length
    const inOrder = (a: number[], b: number[]) => {
      const i = a.findIndex((border, n) => border !== b[n])
      return i < 0 ? 0 : a[i]! - b[i]!
    }
    return ways.sort((a, b) => own(b) - own(a) || inOrder(a, b))[0]!
  }

  test('NB-5.10 the same chain is found by trying all shortest ways', () => {
    const owner = fc.constantFrom(-1, 0, 1, 2, 4)
    let closed = 0
    fc.assert(
      fc.property(
        fc.array(owner, { minLength: nuremberg.isRiver.length, maxLength: nuremberg.isRiver.length }),
        owners => {
          const track = owners.map((each, border) => (nuremberg.cost[2 * border]! > 0 ? each : -1))
          let joined = nothingJoined(nuremberg)
          for (const [border, each] of track.entries())
            if (each !== -1) joined = withJoined(joined, nuremberg.from[2 * border]!, nuremberg.to[2 * border]!)
          if (!isChainClosed(nuremberg, joined)) return
          closed++
          expect(bestChain(nuremberg, { track }, 1)).toEqual(byTrying(track, 1))
        },
      ),
      { numRuns: 60, seed: 7 },
    )
    expect(closed).toBeGreaterThan(20)
  })
})
