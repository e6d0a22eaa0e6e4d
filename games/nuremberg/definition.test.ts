import { refusalOf } from '@roundhouse/kernel/testing/refusal'
import { describe, expect, test } from 'vitest'
import { newGame, nuremberg, type Options, readMap, readPlayers } from './definition.ts'
import { MAP_NAMES, STANDARD, standardMap } from './maps/standard.ts'

const own = { ...standardMap(STANDARD, 'wensleydale'), name: 'Mine' }
const header = (options: Options) => new Map(nuremberg.writeOptions(options))

describe('NB-1.1 the players', () => {
  test.each([2, 3, 4])('NB-1.1 %i may play', players => {
    expect(nuremberg.open(newGame(players, 'nuremberg')).seats).toBe(players)
    expect(readPlayers(String(players))).toBe(players)
  })

  test.each([1, 5, 0, -1, 2.5])('NB-1.1 %d may not', players => {
    expect(refusalOf(() => nuremberg.open(newGame(players, 'nuremberg')))).toBe(
      `players: found "${players}"; expected 2 to 4 (NB-1.1)`,
    )
  })

  test.each([
    [undefined, 'missing'],
    ['many', 'found "many"'],
    ['5', 'found "5"'],
    ['3x', 'found "3x"'],
    ['x3', 'found "x3"'],
    ['', 'found ""'],
  ])('NB-1.1 %s is no number of players', (text, found) => {
    expect(refusalOf(() => readPlayers(text))).toBe(`players: ${found}; expected 2 to 4 (NB-1.1)`)
  })
})

describe('NB-1.6 the maps', () => {
  test('NB-1.6 there are two', () => {
    expect(MAP_NAMES.map(map => nuremberg.open(newGame(2, map)).rules.map.name)).toEqual(['Nuremberg', 'Wensleydale'])
  })

  test('NB-1.6 they are read in any case', () => {
    expect(readMap('Wensleydale')).toBe('wensleydale')
    expect(readMap('nuremberg')).toBe('nuremberg')
  })

  test.each([
    [undefined, 'missing'],
    ['munich', 'found "munich"'],
  ])('NB-1.6 %s is none', (text, found) => {
    expect(refusalOf(() => readMap(text))).toBe(`map: ${found}; expected nuremberg, wensleydale (NB-1.6)`)
  })

  test('a map of the players’ own takes the place of the standard one', () => {
    expect(nuremberg.open({ ...newGame(2, 'nuremberg'), own }).rules.map.name).toBe('Mine')
  })
})

describe('NB-10.1 Wensleydale', () => {
  const { rules } = nuremberg.open(newGame(3, 'wensleydale'))

  test('NB-10.1 has neither the chain of NB-5.10 nor a closed border', () => {
    expect(rules.map.chain).toBeNull()
    expect(rules.map.isClosed).not.toContain(true)
    const other = nuremberg.open(newGame(3, 'nuremberg')).rules.map
    expect(other.chain).not.toBeNull()
    expect(other.isClosed.filter(Boolean)).toHaveLength(1)
  })

  test('NB-10.1 all else is the same: turns, boxes, trains, bags and what can be done', () => {
    const { map, ...same } = nuremberg.open(newGame(3, 'nuremberg')).rules
    expect(rules).toMatchObject(same)
  })
})

describe('NB-10.2 the rules of 2009', () => {
  test.each([2, 3, 4])('NB-10.2 are an option on the Wensleydale map for %i players', players => {
    expect(nuremberg.open(newGame(players, 'wensleydale', true)).rules.rules2009).toBe(true)
    expect(nuremberg.open(newGame(players, 'wensleydale')).rules.rules2009).toBe(false)
  })

  test('NB-10.2 know one class of passengers: as many spaces as both had', () => {
    const spaces = (rules2009: boolean) =>
      nuremberg.open(newGame(2, 'wensleydale', rules2009)).rules.trains.map(train => train.spaces)
    expect(spaces(true)).toEqual(spaces(false).map(([first, second, goods]) => [0, first! + second!, goods]))
  })

  test('NB-10.2 ruling: not on the map of Nuremberg, but on a map of one’s own', () => {
    const refusal = 'rules-of: found "2009" with the map nuremberg; allowed only with wensleydale (NB-10.2)'
    expect(refusalOf(() => nuremberg.open(newGame(2, 'nuremberg', true)))).toBe(refusal)
    expect(refusalOf(() => nuremberg.readOptions(header(newGame(2, 'nuremberg', true))))).toBe(refusal)
    const options = { ...newGame(2, 'nuremberg', true), own }
    expect(nuremberg.open(options).rules.rules2009).toBe(true)
    expect(nuremberg.readOptions(header(options)).rules2009).toBe(true)
  })

  test('NB-10.2 no other year is known', () => {
    const wrong = new Map([...header(newGame(2, 'wensleydale')), ['rules-of', '2010']])
    expect(refusalOf(() => nuremberg.readOptions(wrong))).toBe('rules-of: found "2010"; expected 2009 (NB-10.2)')
  })
})

describe('the options of a record', () => {
  test.each([newGame(2, 'nuremberg'), newGame(4, 'wensleydale', true), { ...newGame(3, 'wensleydale'), own }])(
    'are read as they were written: %o',
    options => {
      expect(nuremberg.readOptions(header(options))).toEqual(options)
    },
  )

  test('say the players, the map and its set, and whatever is not as usual', () => {
    expect(nuremberg.writeOptions(newGame(3, 'wensleydale'))).toEqual([
      ['players', '3'],
      ['map', 'wensleydale'],
      ['maps', String(STANDARD)],
    ])
    expect(nuremberg.writeOptions(newGame(3, 'wensleydale', true))).toContainEqual(['rules-of', '2009'])
  })

  test('without a set they mean the first; one that does not exist is refused', () => {
    const short = new Map([
      ['players', '2'],
      ['map', 'nuremberg'],
    ])
    expect(nuremberg.readOptions(short).maps).toBe(1)
    expect(refusalOf(() => nuremberg.readOptions(short.set('maps', '9')))).toBe(
      'There is no standard set 9 of maps; there is 1',
    )
  })

  test('the box has its name and the number of its rules', () => {
    expect([nuremberg.name, nuremberg.rules]).toEqual(['nuremberg', 1])
  })
})
