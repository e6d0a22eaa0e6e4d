import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { at, rulesOn } from '../testing/positions.ts'
import { rulesOnSmall } from '../testing/small-map.ts'
import { distancesFrom, eachLine, leadsTo, nextLinks, piecesBetween } from './lines.ts'
import { networkOf } from './networks.ts'

/** Two rings that share C: A B C D and C E F; G hangs on F, S leads out only. */
const rules = rulesOnSmall({
  areas: {
    A: { station: 'city', company: 'red' },
    B: {},
    C: { station: 'village' },
    D: {},
    E: {},
    F: { station: 'village' },
    G: { station: 'city', company: 'red' },
    S: { station: 'start', company: 'green' },
  },
  borders: 'A-B B-C C-D D-A C-E E-F F-C F-G S-A S-G',
  startOnly: ['S'],
})
const { map } = rules
const area = (name: string) => map.areas.findIndex(each => each.name === name)
const nameOf = (number: number) => map.areas[number]!.name

const RINGS = 'A - B - C - D - A, C - E - F - C, F - G'
const owning = (track: string, rest = '') => at(rules, `turn 2\nseat 1\ntrack ${track}\n${rest}`).state

describe('NB-8.1 how far own pieces lead', () => {
  test('NB-8.1 the fewest pieces to each area, as far as asked for', () => {
    const state = owning(RINGS)
    const named = (most: number) =>
      [...distancesFrom(map, state, 0, area('A'), most)].map(([to, pieces]) => `${nameOf(to)}${pieces}`)
    expect(named(99)).toEqual(['A0', 'B1', 'D1', 'C2', 'E3', 'F3', 'G4'])
    expect(named(1)).toEqual(['A0', 'B1', 'D1'])
    expect(named(0)).toEqual(['A0'])
  })

  test('NB-8.1 only over own pieces', () => {
    const state = owning('A - B', 'seat 2\ntrack B - C')
    expect(piecesBetween(map, state, 0, area('A'), area('B'))).toBe(1)
    expect(piecesBetween(map, state, 0, area('A'), area('C'))).toBeNull()
    expect(piecesBetween(map, state, 0, area('C'), area('A'))).toBeNull()
    expect(piecesBetween(map, state, 1, area('C'), area('B'))).toBe(1)
  })

  test('NB-8.1 also over a piece that was built out of a start-only area', () => {
    const state = owning('S - A, S - G')
    expect(piecesBetween(map, state, 0, area('A'), area('G'))).toBe(2)
    expect(piecesBetween(map, state, 0, area('A'), area('S'))).toBe(1)
  })
})

describe('NB-8.1 the lines there are', () => {
  const lines = (track: string, company: number, most = 99, rest = '') => {
    const found: string[] = []
    eachLine(map, owning(track, rest), 0, company, most, (one, other) => found.push(nameOf(one) + nameOf(other)))
    return found.sort()
  }

  test('NB-8.1 from a station of the company to any other station, each once', () => {
    expect(lines(RINGS, 0)).toEqual(['AC', 'AF', 'AG', 'CG', 'FG'])
    expect(lines(RINGS, 1)).toEqual([])
    expect(lines(RINGS, 0, 99, 'stations C red')).toEqual(['AC', 'AF', 'AG', 'CF', 'CG', 'FG'])
  })

  test('NB-8.2 only as long as can be paid', () => {
    expect(lines(RINGS, 0, 2)).toEqual(['AC', 'CG', 'FG'])
    expect(lines(RINGS, 0, 1)).toEqual(['FG'])
  })

  test('NB-8.1 over a start-only area, and from it', () => {
    expect(lines('S - A, S - G', 1)).toEqual(['AS', 'GS'])
    expect(lines('S - A, S - G', 0)).toEqual(['AG', 'AS', 'GS'])
  })
})

describe('NB-8.1 ways that pass no area twice', () => {
  const state = owning(RINGS)
  const next = (passed: string, target: string, most: number) =>
    nextLinks(map, state, 0, [...passed].map(area), area(target), most).map(link => nameOf(map.to[link]!))

  test('NB-8.1 the pieces with which a way can still reach its end', () => {
    expect(next('A', 'G', 7)).toEqual(['B', 'D'])
    expect(next('AB', 'G', 7)).toEqual(['C'])
    // From C both ways round the second ring lead to F; back over D only to areas already passed.
    expect(next('ABC', 'G', 7)).toEqual(['E', 'F'])
    expect(next('ABCE', 'G', 7)).toEqual(['F'])
    expect(next('ABCEF', 'G', 7)).toEqual(['G'])
  })

  test('NB-8.2 with as many pieces as can be paid', () => {
    expect(next('ABC', 'G', 3)).toEqual(['E', 'F'])
    expect(next('ABC', 'G', 2)).toEqual(['F'])
    expect(next('ABC', 'G', 1)).toEqual([])
    expect(next('ABCF', 'G', 1)).toEqual(['G'])
    expect(next('ABCF', 'G', 0)).toEqual([])
  })

  test('NB-8.1 a way that has arrived leads there', () => {
    expect(leadsTo(map, state, 0, [area('A'), area('G')], area('G'), 0)).toBe(true)
    expect(leadsTo(map, state, 0, [area('A')], area('G'), 4)).toBe(true)
    expect(leadsTo(map, state, 0, [area('A')], area('G'), 3)).toBe(false)
  })
})

describe('on the map of Nuremberg', () => {
  const nuremberg = rulesOn('nuremberg', 2)
  const { areas, to, around } = nuremberg.map

  /** Own track as somebody builds it: a walk over the map that takes each border once. */
  const walks = fc.tuple(fc.constantFrom(...nuremberg.map.stations), fc.array(fc.nat(5), { maxLength: 12 }))

  function laid([start, steps]: readonly [number, readonly number[]]): number[] {
    const track = nuremberg.map.isRiver.map(() => -1)
    let here = start
    for (const step of steps) {
      const links = around[here]!.filter(link => track[link >> 1] === -1)
      if (links.length === 0) break
      const link = links[step % links.length]!
      track[link >> 1] = 0
      here = to[link]!
    }
    return track
  }

  /** Every path of own pieces that passes no area twice, by trying them all. */
  function pathsFrom(track: readonly number[], path: readonly number[], most: number): (readonly number[])[] {
    const further = around[path.at(-1)!]!.filter(link => track[link >> 1] === 0 && !path.includes(to[link]!))
    const paths = most === 0 ? [] : further.flatMap(link => pathsFrom(track, [...path, to[link]!], most - 1))
    return [path, ...paths]
  }

  test('NB-8.1 the lines and ways are those found by trying every path', () => {
    fc.assert(
      fc.property(walks, fc.nat(1), fc.integer({ min: 1, max: 8 }), (walk, company, most) => {
        const track = laid(walk)
        const blank = at(nuremberg, 'turn 2').state
        const network = networkOf(nuremberg.map, { track, stations: blank.stations }, 0)
        const state = { ...blank, track, players: [{ ...blank.players[0]!, network }, blank.players[1]!] }
        const isIts = (each: number) => (state.stations[each]! & (1 << company)) !== 0
        const lines = areas
          .flatMap((_, start) => (isIts(start) ? pathsFrom(track, [start], most) : []))
          .filter(path => path.length > 1 && areas[path.at(-1)!]!.station !== null)
        const pairs = new Set(
          lines.map(path => `${Math.min(path[0]!, path.at(-1)!)}-${Math.max(path[0]!, path.at(-1)!)}`),
        )
        const found: string[] = []
        eachLine(nuremberg.map, state, 0, company, most, (one, other) => found.push(`${one}-${other}`))
        expect(found.sort()).toEqual([...pairs].sort())
        for (const [start, ...path] of lines) {
          const next = nextLinks(nuremberg.map, state, 0, [start!], path.at(-1)!, most).map(link => to[link]!)
          const tried = lines.filter(line => line[0] === start && line.at(-1) === path.at(-1)).map(line => line[1]!)
          expect(next.sort()).toEqual([...new Set(tried)].sort())
        }
      }),
      { numRuns: 80 },
    )
  })
})
