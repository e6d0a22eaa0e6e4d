import { readdirSync, readFileSync } from 'node:fs'
import { headerOf, RecordDifference, readRecord, replay, writeRecord } from '@roundhouse/kernel/record'
import { isPlayedBy } from '@roundhouse/kernel/testing/playthrough'
import { describe, expect, test } from 'vitest'
import { STANDARD } from './decks/standard.ts'
import { firstClass, MODULE_PAIRS, newGame } from './definition.ts'

/** Made by `node scripts/playthroughs.mjs first-class` for the newest set of decks; those of a set that was played with stay. */
const folder = new URL('playthroughs/', import.meta.url)
const files = readdirSync(folder).filter(file => file.endsWith('.record'))
const SETS = Array.from({ length: STANDARD }, (_, n) => n + 1)
const BOTS = ['random', 'greedy', 'strong']
const textOf = (file: string): string => readFileSync(new URL(file, folder), 'utf8')

describe('recorded games of every pair of modules with 2, 3 and 4 players, with each standard set of decks', () => {
  test.each(BOTS)('are there, played by %s', bot => {
    const played = files.map(file => readRecord(textOf(file))).filter(record => isPlayedBy(bot, record))
    const tables = played.map(record => JSON.stringify(firstClass.readOptions(headerOf(record))))
    const wanted = SETS.flatMap(decks =>
      MODULE_PAIRS.flatMap(pair => [2, 3, 4].map(players => JSON.stringify({ ...newGame(players, pair), decks }))),
    )
    expect(tables.sort()).toEqual(wanted.sort())
  })

  test.each(files)('%s is played again to the same end', file => {
    const record = readRecord(textOf(file))
    const { match, result, game } = replay(firstClass, record)
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

describe('a record in which something was altered', () => {
  const text = textOf(files[0]!)
  const lines = text.split('\n')

  const differenceIn = (altered: string): RecordDifference => {
    try {
      replay(firstClass, readRecord(altered))
    } catch (error) {
      if (error instanceof RecordDifference) return error
      throw error
    }
    throw new Error('Nothing was found to differ')
  }

  /** Puts another line in the place of the one that fits. */
  const withLine = (fits: RegExp, put: (line: string) => string): { number: number; line: string; altered: string } => {
    const place = lines.findIndex((line, i) => i > lines.length / 2 && fits.test(line))
    const line = put(lines[place]!)
    return { number: place + 1, line, altered: lines.with(place, line).join('\n') }
  }

  test('a move that is not legal is told with its line and the rule', () => {
    const { number, line, altered } = withLine(/^\d take/, move => move.replace(/take .*/, 'keep G1'))
    const { message, move, reason } = differenceIn(altered)
    expect(message).toMatch(new RegExp(`^Line ${number}, "${line}": not legal: FC-1.5 `))
    expect(move?.line).toBe(number)
    expect(reason?.rule).toBe('FC-1.5')
  })

  test('a text that is no move is told with its line', () => {
    const { number, line, altered } = withLine(/^\d take/, move => move.replace(/take .*/, 'take d7'))
    expect(differenceIn(altered).message).toMatch(
      new RegExp(`^Line ${number}, "${line}": not legal: notation not-a-move`),
    )
  })

  test('a move of another seat is told with its line', () => {
    const { number, altered } = withLine(/^1 take/, move => move.replace(/^1/, '2'))
    const { message, reason } = differenceIn(altered)
    expect(message).toMatch(new RegExp(`^Line ${number}, "2 take`))
    expect(reason?.code).toBe('not-your-decision')
  })

  test('a move that is missing is told where the next does not fit, one too many after the end', () => {
    const takes = lines.flatMap((line, i) => (/^\d take/.test(line) ? [i] : []))
    const place = takes[5]!
    const without = differenceIn(lines.toSpliced(place, 1).join('\n'))
    expect(without.move?.line).toBeGreaterThanOrEqual(place)
    const end = lines.findIndex(line => line.startsWith('result'))
    const more = differenceIn(lines.toSpliced(end - 1, 0, '1 end').join('\n'))
    expect(more.message).toBe(`Line ${end}, "1 end": the game is already over`)
  })

  test('another result is told with the real one', () => {
    const { result } = readRecord(text)
    const [first, ...others] = result!.points
    const real = ['result', first, ...others].join(' ')
    const told = ['result', first! + 1, ...others].join(' ')
    const winner = `winner ${result!.winners.map(seat => seat + 1).join(' ')}`
    expect(differenceIn(text.replace(real, told)).message).toBe(
      `The record says "${told}, ${winner}", but the game ends with "${real}, ${winner}"`,
    )
  })

  test('another seed is another game: some move or the result does not fit', () => {
    const other = text.replace(/^seed .*$/m, 'seed 1')
    const { message, move } = differenceIn(other)
    expect(message).toMatch(/^(Line \d+, |The record says )/)
    expect(move?.line ?? lines.length).toBeLessThanOrEqual(lines.length)
  })
})
