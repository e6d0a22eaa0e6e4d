import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { botGameNamed } from '@roundhouse/bots/games'
import { readLedger } from '@roundhouse/bots/stats/ladder/ledger'
import { headerOf, readRecord, replay } from '@roundhouse/kernel/record'
import { describe, expect, test } from 'vitest'
import { withParts } from './page.ts'
import { strategyBooks, strategyParts, withStrategyFigures } from './strategy.ts'

const docs = fileURLToPath(new URL('../../docs/', import.meta.url))
const read = (path: string): string => readFileSync(`${docs}${path}`, 'utf8')
const ledger = readLedger(read('measurements/strategy.json'))

test('the page of measurements has the figures of the games that were played', () => {
  const page = read('measurements/strategy.md')
  expect(withParts(page, strategyParts(ledger))).toBe(page)
})

describe.each(strategyBooks())('the strategy of $game in $language', ({ game, language, path }) => {
  test('has the figures of the games that were played', () => {
    const text = read(`strategy/${path}`)
    expect(withStrategyFigures(text, ledger, game, language)).toBe(text)
    // What has a decimal mark or a percent sign was counted, and says how.
    const unmarked = text
      .replace(/<!-- [^>]+ -->[\d.,\u00a0]+(±[\d.,\u00a0]+)?/g, '')
      .replace(/\b(?:FC|NB)-\w+\.\d+/g, '')
    expect(unmarked.match(/\d+[.,]\d+|\d+\s?%/g)).toBeNull()
  })

  test('names the move that was made in each of its positions', () => {
    const positions = positionsIn(read(`strategy/${path}`))
    expect(positions.length).toBeGreaterThanOrEqual(2)
    for (const { record, line, move } of positions) {
      const text = read(`strategy/games/${record}.txt`)
      expect(record.startsWith(game)).toBe(true)
      expect(readRecord(text).moves.find(each => each.line === line)?.text).toBe(move)
    }
  })
})

/** A link to a moment, and behind it the move as records write it. */
const positionsIn = (text: string) =>
  [...text.matchAll(/games\/([\w-]+)\.txt#L(\d+)\)[^`\n]*`([^`]+)`/g)].map(([, record, line, move]) => ({
    record: record!,
    line: Number(line),
    move: move!,
  }))

test.each(readdirSync(`${docs}strategy/games`))('the game %s can be replayed, move by move to its result', file => {
  const record = readRecord(read(`strategy/games/${file}`))
  const { definition } = botGameNamed(record.game)
  const game = definition.open(definition.readOptions(headerOf(record)))
  expect(record.result).not.toBeNull()
  expect(replay(game, record).match.played.length).toBe(record.moves.length)
})
