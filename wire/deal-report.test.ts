import { manifest } from '@roundhouse/first-class/manifest'
import type { GameDefinition } from '@roundhouse/kernel/game'
import { readRecord } from '@roundhouse/kernel/record'
import { describe, expect, test } from 'vitest'
import { dealReport, inShort } from './deal-report.ts'
import {
  FAIR_RECORD,
  MISSING_RECORD,
  WRONG_MOVE_RECORD,
  WRONG_SEED_RECORD,
  WRONG_SHARE_RECORD,
} from './testing/dealt-records.ts'
import { nodeSha256, webSha256 } from './testing/sha256.ts'

const definition = manifest.definition as unknown as GameDefinition<unknown>

describe.each([
  ['Node', nodeSha256],
  ['WebCrypto', webSha256],
])('the deal of a record, with the SHA-256 of %s', (_, sha256) => {
  test.each([
    ['fair', FAIR_RECORD, { verdict: 'fair', mismatch: null, isReplayed: true, seats: 4, moves: 0 }],
    ['missing', MISSING_RECORD, { verdict: 'missing', mismatch: null, isReplayed: true }],
    ['wrong in a share', WRONG_SHARE_RECORD, { verdict: 'wrong', mismatch: 'share 2', isReplayed: false }],
    ['wrong in the seed', WRONG_SEED_RECORD, { verdict: 'wrong', mismatch: 'seed', isReplayed: false }],
    [
      'wrong in a move',
      WRONG_MOVE_RECORD,
      { verdict: 'wrong', mismatch: expect.stringMatching(/^Line 27, "1 take b3"/) },
    ],
  ])('is %s', async (_name, text, found) => {
    expect(await dealReport(sha256, readRecord(text), definition)).toMatchObject(found)
  })

  test('has a row for everybody who took part', async () => {
    const { rows } = await dealReport(sha256, readRecord(MISSING_RECORD), definition)
    expect(rows.map(({ place, is }) => `${place} ${is}`)).toEqual([
      '0 matches',
      '1 matches',
      '2 not-shown',
      '4 matches',
    ])
    const wrong = await dealReport(sha256, readRecord(WRONG_SHARE_RECORD), definition)
    expect(wrong.rows.find(({ is }) => is === 'differs')?.place).toBe(2)
  })
})

test('a deal by rules that this program does not know is not called wrong for it', async () => {
  const record = readRecord(FAIR_RECORD.replace('rules 1', 'rules 99'))
  expect(await dealReport(nodeSha256, record, definition)).toMatchObject({ verdict: 'fair', isReplayed: false })
})

test('a record without a deal has nothing to check', async () => {
  const record = readRecord(FAIR_RECORD.replaceAll(/^(deal|commitment|share) .*\n/gm, ''))
  expect(await dealReport(nodeSha256, record, definition)).toMatchObject({ verdict: 'none', rows: [], seats: 0 })
})

test('long numbers are shown by how they begin and end', () =>
  expect(inShort('d0591f47aaaa50c1')).toBe('d0591f47…50c1'))
