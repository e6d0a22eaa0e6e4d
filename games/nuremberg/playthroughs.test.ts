import { readdirSync, readFileSync } from 'node:fs'
import { headerOf, RecordDifference, readRecord, replay, writeRecord } from '@roundhouse/kernel/record'
import { isPlayedBy } from '@roundhouse/kernel/testing/playthrough'
import { describe, expect, test } from 'vitest'
import { nuremberg } from './definition.ts'
import { STANDARD } from './maps/standard.ts'
import { tablesOf } from './testing/examination.ts'

/** Made by `node scripts/playthroughs.mjs nuremberg` for the newest set of maps; those of a set that was played with stay. */
const folder = new URL('playthroughs/', import.meta.url)
const files = readdirSync(folder).filter(file => file.endsWith('.record'))
const SETS = Array.from({ length: STANDARD }, (_, n) => n + 1)
const BOTS = ['random', 'greedy', 'strong']
const textOf = (file: string): string => readFileSync(new URL(file, folder), 'utf8')

describe('recorded games on each map with 2, 3 and 4 players, also with the rules of 2009', () => {
  test.each(BOTS)('are there, played by %s', bot => {
    const played = files.map(file => readRecord(textOf(file))).filter(record => isPlayedBy(bot, record))
    const tables = played.map(record => JSON.stringify(nuremberg.readOptions(headerOf(record))))
    const wanted = SETS.flatMap(maps => tablesOf({}).map(table => JSON.stringify({ ...table, maps })))
    expect(tables.sort()).toEqual(wanted.sort())
  })

  test('name the map and the set', () => {
    for (const file of files) {
      const { options } = readRecord(textOf(file))
      expect(options.map(([key]) => key)).toEqual(expect.arrayContaining(['players', 'map', 'maps']))
      expect(file.startsWith(new Map(options).get('map')!)).toBe(true)
    }
  })

  test.each(files)('%s is played again to the same end', file => {
    const record = readRecord(textOf(file))
    const { match, result, game } = replay(nuremberg, record)
    expect(result).toEqual(record.result)
    expect(result).not.toBeNull()
    expect(match.played).toHaveLength(record.moves.length)
    expect(game.complaints(match.now)).toEqual([])
  })

  test.each(files)('%s is the same text again, but for its comments', file => {
    const text = textOf(file)
    expect(writeRecord(readRecord(text))).toBe(text.replaceAll(/^#.*\n/gm, ''))
  })
})

test('in a record another move than was played is told with its line and the rule', () => {
  const lines = textOf(files[0]!).split('\n')
  const place = lines.findIndex(line => /^\d build/.test(line))
  const altered = lines.with(place, lines[place]!.replace(/build .*/, 'bid U1 4')).join('\n')
  const difference = () => replay(nuremberg, readRecord(altered))
  expect(difference).toThrow(RecordDifference)
  expect(difference).toThrow(new RegExp(`^Line ${place + 1}, "\\d bid U1 4": not legal: NB-3.2 `))
})
