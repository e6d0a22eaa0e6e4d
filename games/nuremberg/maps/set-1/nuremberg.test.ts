import { expect, test } from 'vitest'
import { pawnsOf } from '../definition.ts'
import { readMap } from '../read.ts'
import { borderBetween, priceOf, tally } from '../testing/survey.ts'
import { NUREMBERG as map } from './nuremberg.ts'

const named = (filter: (area: (typeof map.areas)[number]) => boolean) =>
  map.areas.filter(filter).map(({ name }) => name)
const price = (one: string, other: string) => priceOf(map, borderBetween(map, one, other)!)

test('it passes the reader as it is', () => {
  expect(readMap(map)).toEqual(map)
})

test('it has 100 areas and 261 borders, 177 of them buildable', () => {
  expect(map.areas).toHaveLength(100)
  expect(map.borders).toHaveLength(261)
  expect(tally(map.borders, border => priceOf(map, border))).toEqual({ 1: 150, 2: 27, closed: 84 })
})

test('34 borders are rivers', () => {
  expect(map.borders.filter(([, , river]) => river === 'river')).toHaveLength(34)
})

test('its ground', () => {
  expect(tally(map.areas, ({ terrain }) => terrain)).toEqual({ plain: 82, hopfield: 11, mountain: 7 })
  expect(named(({ terrain }) => terrain === 'mountain')).toEqual([
    ...['Hetzleser Berg', 'Rothenberg', 'Alte Veste', 'Schmausenbuck', 'Dillenberg', 'Moritzberg', 'Heidenberg'],
  ])
})

test('NB-1.4 23 villages, 12 towns, 5 cities and a start; 47 pawns', () => {
  expect(tally(map.areas, ({ station }) => station ?? 'none')).toEqual({
    ...{ village: 23, town: 12, city: 5, start: 1 },
    none: 59,
  })
  expect(map.areas.reduce((sum, area) => sum + pawnsOf(area), 0)).toBe(47)
})

test('the company cities, and The South which is red', () => {
  expect(named(({ company }) => company === 'red')).toEqual(['Fürth', 'Nuremberg North', 'The South'])
  expect(named(({ company }) => company === 'green')).toEqual(['Erlangen', 'Nuremberg South', 'Schwabach'])
  expect(named(({ company }) => company === 'both')).toEqual([])
})

test('NB-1.6 beer in all hop fields, mail on plains without a station', () => {
  expect([map.grey, map.yellow]).toEqual(['beer', 'mail'])
  expect(named(({ goods }) => goods === 'grey')).toEqual(named(({ terrain }) => terrain === 'hopfield'))
  expect(named(({ goods }) => goods === 'yellow')).toEqual(
    named(({ terrain, station }) => terrain === 'plain' && station === undefined),
  )
  expect(tally(map.areas, ({ goods }) => goods ?? 'none')).toEqual({ grey: 11, yellow: 41, none: 48 })
})

test('NB-5.4 the border of Nuremberg North and Nuremberg South is closed, and no other', () => {
  expect(price('Nuremberg North', 'Nuremberg South')).toBe('closed')
  expect(map.closed).toEqual([['Nuremberg North', 'Nuremberg South']])
})

test('NB-5.4 nothing leads into The South, which lies beside Schwabach, Katzwang and Kornburg', () => {
  expect(map.startOnly).toEqual(['The South'])
  const beside = map.borders.filter(line => line.includes('The South'))
  expect(beside.map(([name]) => name)).toEqual(['Schwabach', 'Katzwang', 'Kornburg'])
})

test('NB-5.5 1 from plain to plain, 2 across a river; NB-5.4 none into hop fields and mountains', () => {
  expect(price('Fürth', 'Höfen')).toBe(1)
  expect(price('Fürth', 'Poppenreuth')).toBe(2)
  expect(price('Seukendorf', 'Unterfarrnbach')).toBe('closed')
  expect(price('Zirndorf', 'Alte Veste')).toBe('closed')
})

test('NB-5.10 the bonus is for a line from Fürth to either Nuremberg', () => {
  expect(map.lineBonus).toEqual({ from: 'Fürth', to: ['Nuremberg North', 'Nuremberg South'] })
})

test('what is documented is marked: the company cities and The South', () => {
  expect(named(({ status }) => status === 'documented')).toEqual(named(({ company }) => company !== undefined))
  expect(map.status).toEqual({ areas: 'ours', borders: 'ours' })
})
