import { examineDefinition } from '@roundhouse/kernel/laws'
import { refusalOf } from '@roundhouse/kernel/testing/refusal'
import { describe, expect, test } from 'vitest'
import { newGame, nuremberg } from './definition.ts'
import { readMap } from './maps/read.ts'
import { standardTables } from './maps/standard.ts'
import { areaOf, smallFile } from './maps/testing/files.ts'
import { writeMap } from './maps/write.ts'
import { rulesFor } from './rules.ts'
import { at, begun, changes, seeds, texts, told } from './testing/positions.ts'

const own = readMap(smallFile())
const options = { ...newGame(3, 'nuremberg'), own }

describe("a game on a map of one's own", () => {
  test.each([2, 3, 4])('with %i players obeys the laws, its record included', players => {
    expect(examineDefinition(nuremberg, { ...options, players }, { games: 2, every: 20 }).games).toBe(2)
  })

  test('keeps the map in the header of its record, and is opened with it again', () => {
    const header = new Map(nuremberg.writeOptions(options))
    expect(header.get('own-map')).toBe(writeMap(own))
    expect(nuremberg.readOptions(header)).toEqual(options)
  })

  test('is refused with what is wrong with the map', () => {
    const header = new Map([...nuremberg.writeOptions(options), ['own-map', '[]']] as [string, string][])
    expect(refusalOf(() => nuremberg.readOptions(header))).toContain('The file: found []; expected ')
  })
})

describe('mail at a station, which no standard map has', () => {
  const file = smallFile()
  areaOf(file, 'Buche')['goods'] = 'yellow'
  const rules = rulesFor(2, readMap(file), standardTables(1), false)
  const board =
    'phase trains\nreds Buche\ngoods Buche 2, Dorn\nseat 1\ntrack Ahorn - Buche - Föhre\ntrains 5a\ndecides 1'

  test('NB-1.3, NB-1.4 goods and pawns are drawn for it', () => {
    const drawn = seeds(40).map(seed => begun(rules, seed).state)
    const at = rules.map.areas.findIndex(({ name }) => name === 'Buche')
    const pawns = drawn.map(({ reds, greens, landowners }) => reds[at]! + greens[at]! + landowners[at]!)
    expect(new Set(pawns)).toEqual(new Set([1]))
    expect(new Set(drawn.map(({ goods }) => goods[at]))).toEqual(new Set([0, 1, 2]))
  })

  test('NB-6.5, NB-6.6 both its mail and its passengers are loaded there, each as anywhere', () => {
    const scene = at(rules, board)
    const loads = texts(scene).filter(text => text.startsWith('load'))
    expect(loads).toEqual(['load goods Buche 5a', 'load red Buche 5a second'])
    expect(changes(scene, 'load goods Buche 5a')).toMatchObject({ goods: 'Buche, Dorn' })
    expect(changes(scene, 'load goods Buche 5a')).not.toHaveProperty('reds')
    expect(changes(scene, 'load red Buche 5a second')).toMatchObject({ reds: '-' })
    expect(changes(scene, 'load red Buche 5a second')).not.toHaveProperty('goods')
  })

  test('NB-8.4 when a line there is sold, its mail leaves the game with its passengers', () => {
    const scene = at(rules, board.replace('trains\n', 'takeovers\n').replace('\ntrains 5a', ''))
    expect(changes(scene, 'sell Ahorn - Buche to red')).toMatchObject({ goods: 'Dorn', reds: '-' })
    expect(told(scene, 'sell Ahorn - Buche to red')).toEqual(
      expect.arrayContaining([
        'left-game: area Buche, what goods, count 2',
        'station-changed: area Buche, company red',
        'left-game: area Buche, what reds, count 1',
      ]),
    )
  })

  test('NB-8.4 its mail leaves where the company has track already, also from a station that was its own before', () => {
    const own = board.replace('trains\n', 'takeovers\n').replace('\ntrains 5a', '').replace('reds Buche\n', '')
    const scene = at(rules, `stations Buche red\n${own}`)
    expect(changes(scene, 'sell Ahorn - Buche to red')).toMatchObject({ goods: 'Dorn' })
  })
})

test('a game on a standard map has no other map in its header', () => {
  const header = new Map(nuremberg.writeOptions(newGame(3, 'nuremberg')))
  expect(header.has('own-map')).toBe(false)
  expect(nuremberg.readOptions(header)).not.toHaveProperty('own')
})
