import { describe, expect, test } from 'vitest'
import { BOTH, GREEN, NEUTRAL, RED } from '../base/company.ts'
import { linkBetween, NO_LINK, opposite, type RailMap } from '../base/map.ts'
import { areaNamed } from '../base/names.ts'
import { GREY, NOTHING, YELLOW } from '../base/piece.ts'
import { railMapOf } from './compile.ts'
import { readMap } from './read.ts'
import { MAP_NAMES, STANDARD, standardMap } from './standard.ts'
import { smallFile } from './testing/files.ts'
import { priceOf } from './testing/survey.ts'

/** Compiled again each time. */
const smallMap = () => railMapOf(readMap(smallFile()))
const linkIn = (map: RailMap, from: string, to: string) => linkBetween(map, areaNamed(map, from), areaNamed(map, to))
const costIn = (map: RailMap, from: string, to: string) => map.cost[linkIn(map, from, to)]
const namesOf = (map: RailMap, areas: readonly number[]) => areas.map(area => map.areas[area]!.name)
const leadingFrom = (map: RailMap, links: 'exits' | 'around', name: string) =>
  namesOf(
    map,
    map[links][areaNamed(map, name)]!.map(link => map.to[link]!),
  )

describe('a small map as the rules use it', () => {
  test('its areas', () => {
    const small = smallMap()
    expect(small.areas.map(({ owners }) => owners)).toEqual([RED, NEUTRAL, NEUTRAL, NEUTRAL, GREEN])
    expect(small.areas.map(({ goods }) => goods)).toEqual([NOTHING, NOTHING, YELLOW, GREY, NOTHING])
    expect(small.areas.map(({ pawns }) => pawns)).toEqual([0, 1, 0, 0, 0])
    expect(small.areas.map(({ station }) => station)).toEqual(['city', 'village', null, null, 'start'])
    expect(small.areas.map(({ isOpen }) => isOpen)).toEqual([true, true, true, false, true])
    expect(small.areas.map(({ isStartOnly }) => isStartOnly)).toEqual([false, false, false, false, true])
    expect(small.areas[4]).toMatchObject({ name: 'Föhre', row: 1, column: 1, terrain: 'plain' })
    expect(namesOf(small, small.stations)).toEqual(['Ahorn', 'Buche', 'Föhre'])
  })

  test('what its goods are called', () => {
    const small = smallMap()
    expect(small.name).toBe('Five areas')
    expect(small.goodsNames).toEqual(['beer', 'mail'])
  })

  test('a border is a link there and a link back', () => {
    const small = smallMap()
    const link = linkIn(small, 'Ahorn', 'Buche')
    expect(link).toBe(0)
    expect(linkIn(small, 'Buche', 'Ahorn')).toBe(opposite(link))
    expect(linkIn(small, 'Ahorn', 'Dorn')).toBe(NO_LINK)
    expect(small.isRiver).toEqual([false, true, false, false, false, true, false])
    expect(small.isClosed).toEqual([false, false, false, false, false, true, false])
  })

  test('NB-5.5 a link to or from a valley costs 2', () => {
    const small = smallMap()
    expect(costIn(small, 'Ahorn', 'Buche')).toBe(2)
    expect(costIn(small, 'Buche', 'Dorn')).toBe(2)
  })

  test('NB-5.4 no link leads into closed ground, over a closed border or into a start-only area', () => {
    const small = smallMap()
    expect(costIn(small, 'Ahorn', 'Eiche')).toBe(0)
    expect(costIn(small, 'Eiche', 'Ahorn')).toBe(0)
    expect(costIn(small, 'Föhre', 'Dorn')).toBe(0)
    expect(costIn(small, 'Buche', 'Föhre')).toBe(0)
    expect(costIn(small, 'Föhre', 'Buche')).toBe(2)
    expect(leadingFrom(small, 'exits', 'Buche')).toEqual(['Ahorn', 'Dorn'])
    expect(leadingFrom(small, 'exits', 'Föhre')).toEqual(['Buche'])
    expect(leadingFrom(small, 'exits', 'Eiche')).toEqual([])
  })

  test('track that starts in a start-only area lies beside it', () => {
    const small = smallMap()
    expect(leadingFrom(small, 'around', 'Buche')).toEqual(['Ahorn', 'Dorn', 'Föhre'])
    expect(leadingFrom(small, 'around', 'Föhre')).toEqual(['Buche'])
  })

  test('NB-6.5 the grey goods beside each area', () => {
    const small = smallMap()
    expect(small.greyBeside.map(areas => namesOf(small, areas))).toEqual([['Eiche'], ['Eiche'], [], [], ['Eiche']])
  })

  test('NB-5.10 the ends of the chain', () => {
    const small = smallMap()
    expect(small.chain).toEqual({ from: 0, to: [1] })
  })

  test('NB-10.1 no chain where the file has none', () => {
    const { lineBonus: _, ...file } = smallFile()
    expect(railMapOf(readMap(file)).chain).toBeNull()
  })

  test('NB-5.4 several borders may be closed, and each is named in whatever order', () => {
    const file = {
      ...smallFile(),
      closed: [
        ['Föhre', 'Dorn'],
        ['Ahorn', 'Eiche'],
      ],
    }
    expect(railMapOf(readMap(file)).isClosed).toEqual([false, true, false, false, false, true, false])
  })

  test('NB-5.4 a station of both companies', () => {
    const file = smallFile()
    file.areas[4]!['company'] = 'both'
    expect(railMapOf(readMap(file)).areas[4]!.owners).toBe(BOTH)
  })
})

describe.each(MAP_NAMES)('%s', name => {
  const file = standardMap(STANDARD, name)
  const map = railMapOf(file)

  test('is compiled once', () => {
    expect(railMapOf(file)).toBe(map)
  })

  test('NB-5.5 every link costs what its border costs, but for those into The South', () => {
    const wanted = file.borders.flatMap(border => {
      const price = priceOf(file, border)
      const cost = price === 'closed' ? 0 : price
      return [border[1] === 'The South' ? 0 : cost, cost]
    })
    expect(map.cost).toEqual(wanted)
  })

  test('each way over a border is the other turned round', () => {
    const links = map.from.map((_, link) => link)
    expect(links.map(link => map.from[opposite(link)])).toEqual(map.to)
    expect(links.map(link => linkBetween(map, map.from[link]!, map.to[link]!))).toEqual(links)
  })
})

test('NB-10.1 Wensleydale has no chain that pays', () => {
  expect(railMapOf(standardMap(STANDARD, 'wensleydale')).chain).toBeNull()
})

test('NB-5.4 NB-5.5 on Nuremberg by name', () => {
  const map = railMapOf(standardMap(STANDARD, 'nuremberg'))
  expect(costIn(map, 'Nuremberg North', 'Nuremberg South')).toBe(0)
  expect(costIn(map, 'Fürth', 'Poppenreuth')).toBe(2)
  expect(costIn(map, 'Fürth', 'Höfen')).toBe(1)
  expect(costIn(map, 'The South', 'Katzwang')).toBe(1)
  expect(costIn(map, 'Katzwang', 'The South')).toBe(0)
})
