import { readSeed } from '@roundhouse/kernel/dice'
import { writeRecord } from '@roundhouse/kernel/record'
import { loadGame } from '@roundhouse/table/games'
import { commitmentOf, dealNotes, seedFrom } from '@roundhouse/wire/deal'
import { inShort } from '@roundhouse/wire/deal-report'
import { nodeSha256 } from '@roundhouse/wire/testing/sha256'
import { describe, expect, test } from 'vitest'
import { pageDealReport } from './report.ts'

const TABLE = 'k7Qm2xWb9TfE'
const SHARES = [`${'0'.repeat(63)}1`, '1'.repeat(64), '2'.repeat(64)]

interface Change {
  /** The second seat never showed its number. */
  readonly isMissing?: boolean
  /** Somebody shows another number than was promised. */
  readonly isOther?: boolean
}

/** A record of a game that has just been dealt by two people and the house. */
async function recordOf({ isMissing = false, isOther = false }: Change = {}): Promise<string> {
  const { name, definition } = await loadGame('first-class')
  const commitments = await Promise.all(SHARES.map((share, place) => commitmentOf(nodeSha256, TABLE, place, share)))
  const dealt = [SHARES[0]!, SHARES[1]!, isMissing ? null : SHARES[2]!]
  const shares = isOther ? [SHARES[0]!, '3'.repeat(64), SHARES[2]!] : dealt
  const seed = readSeed(await seedFrom(nodeSha256, { table: TABLE, shares }))!
  return writeRecord({
    game: name,
    rules: definition.rules,
    seed,
    options: [
      ['players', '2'],
      ['modules', 'A,B'],
    ],
    notes: [['name', '1 Ada'], ['name', '2 Bram'], ...dealNotes({ table: TABLE, commitments, shares })],
    moves: [],
    result: null,
  })
}

describe('a deal', () => {
  test('is fair if every number matches its promise and the seed all numbers', async () => {
    const report = await pageDealReport(nodeSha256, await recordOf())
    expect(report).toMatchObject({ verdict: 'fair', mismatch: null, moves: 0, game: 'first-class' })
    expect(report.rows.map(({ place, is }) => [place, is])).toEqual([
      [0, 'matches'],
      [1, 'matches'],
      [2, 'matches'],
    ])
    expect(report.chairs.map(({ name }) => name)).toEqual(['Ada', 'Bram'])
  })

  test('says who did not show a number', async () => {
    const { verdict, rows } = await pageDealReport(nodeSha256, await recordOf({ isMissing: true }))
    expect(verdict).toBe('missing')
    expect(rows[2]).toMatchObject({ place: 2, is: 'not-shown', share: null })
  })

  test('does not match if somebody shows another number', async () => {
    const { verdict, rows, mismatch } = await pageDealReport(nodeSha256, await recordOf({ isOther: true }))
    expect([verdict, mismatch, rows[1]!.is]).toEqual(['wrong', 'share 1', 'differs'])
  })

  test('does not match if a move cannot be played', async () => {
    const text = `${await recordOf()}1 nonsense\n`
    expect((await pageDealReport(nodeSha256, text).catch(error => ({ verdict: String(error) }))).verdict).not.toBe(
      'fair',
    )
  })

  test('of one device has nothing to check', async () => {
    const text = (await recordOf()).replaceAll(/^(deal|commitment|share) .*\n/gm, '')
    expect((await pageDealReport(nodeSha256, text)).verdict).toBe('none')
  })
})

test('long numbers are shown by how they begin and end', () =>
  expect(inShort('d0591f47aaaa50c1')).toBe('d0591f47…50c1'))
