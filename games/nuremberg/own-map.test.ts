import { examineDefinition } from '@roundhouse/kernel/laws'
import { refusalOf } from '@roundhouse/kernel/testing/refusal'
import { describe, expect, test } from 'vitest'
import { newGame, nuremberg } from './definition.ts'
import { readMap } from './maps/read.ts'
import { smallFile } from './maps/testing/files.ts'
import { writeMap } from './maps/write.ts'

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
    expect(refusalOf(() => nuremberg.readOptions(header))).toContain('The file: found []; allowed: ')
  })
})

test('a game on a standard map has no other map in its header', () => {
  const header = new Map(nuremberg.writeOptions(newGame(3, 'nuremberg')))
  expect(header.has('own-map')).toBe(false)
  expect(nuremberg.readOptions(header)).not.toHaveProperty('own')
})
