import { expect, test } from 'vitest'
import { pawnsOf } from '../definition.ts'
import { readMap } from '../read.ts'
import { borderBetween, priceOf, tally } from '../testing/survey.ts'
import { WENSLEYDALE as map } from './wensleydale.ts'

const named = (filter: (area: (typeof map.areas)[number]) => boolean) =>
  map.areas.filter(filter).map(({ name }) => name)
const price = (one: string, other: string) => priceOf(map, borderBetween(map, one, other)!)

test('it passes the reader as it is', () => {
  expect(readMap(map)).toEqual(map)
})

test('it has 100 areas and 261 borders, 161 of them buildable', () => {
  expect(map.areas).toHaveLength(100)
  expect(map.borders).toHaveLength(261)
  expect(tally(map.borders, border => priceOf(map, border))).toEqual({ 1: 111, 2: 50, closed: 100 })
})

test('its ground: no rivers', () => {
  expect(tally(map.areas, ({ terrain }) => terrain)).toEqual({ plain: 52, valley: 26, hill: 12, mountain: 10 })
  expect(map.borders.filter(line => line.length > 2)).toEqual([])
})

test('NB-1.4 32 villages, 12 towns, 8 cities and a start; 56 pawns', () => {
  expect(tally(map.areas, ({ station }) => station ?? 'none')).toEqual({
    ...{ village: 32, town: 12, city: 8, start: 1 },
    none: 47,
  })
  expect(map.areas.reduce((sum, area) => sum + pawnsOf(area), 0)).toBe(56)
})

test('red is the Midland and green the North Eastern; NB-5.4 The South is both', () => {
  expect(named(({ company }) => company === 'red')).toEqual(['Garsdale', 'Settle', 'Hellifield', 'Skipton'])
  expect(named(({ company }) => company === 'green')).toEqual(['Richmond', 'Northallerton', 'Ripon', 'Harrogate'])
  expect(named(({ company }) => company === 'both')).toEqual(['The South'])
})

test('NB-1.6 stone in all hills, cheese on plains without a station', () => {
  expect([map.grey, map.yellow]).toEqual(['stone', 'cheese'])
  expect(named(({ goods }) => goods === 'grey')).toEqual(named(({ terrain }) => terrain === 'hill'))
  expect(named(({ goods }) => goods === 'yellow')).toEqual(
    named(({ terrain, station }) => terrain === 'plain' && station === undefined),
  )
  expect(tally(map.areas, ({ goods }) => goods ?? 'none')).toEqual({ grey: 12, yellow: 25, none: 63 })
})

test('NB-5.5 1 from plain to plain, 2 if either area is a valley; NB-5.4 none into hills', () => {
  expect(price('Skipton', 'Bolton Abbey')).toBe(1)
  expect(price('Leyburn', 'Redmire')).toBe(2)
  expect(price('Hawes', 'Garsdale')).toBe(2)
  expect(price('Hawes', 'Dodd Fell')).toBe('closed')
})

test('NB-5.4 nothing leads into The South, which lies beside Bolton Abbey, Ilkley and Otley', () => {
  expect(map.startOnly).toEqual(['The South'])
  const beside = map.borders.filter(line => line.includes('The South'))
  expect(beside.map(([name]) => name)).toEqual(['Bolton Abbey', 'Ilkley', 'Otley'])
})

test('NB-10.1 no closed border and no bonus for a line', () => {
  expect(map.closed).toEqual([])
  expect(map).not.toHaveProperty('lineBonus')
})

test('it is ours', () => {
  expect(named(({ status }) => status !== undefined)).toEqual([])
  expect(map.status).toEqual({ areas: 'ours', borders: 'ours', startOnly: 'ours' })
})
