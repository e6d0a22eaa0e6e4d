import { describe, expect, test } from 'vitest'
import { at } from '../testing/positions.ts'
import { rulesOnSmall } from '../testing/small-map.ts'
import { distancesFrom, eachLine, leadsTo, nextLinks, piecesBetween } from './lines.ts'

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
