import { readSeed } from '@roundhouse/kernel/dice'
import type { GameRecord } from '@roundhouse/kernel/record'
import { dealNotes, seedFrom } from '@roundhouse/wire/deal'
import { nodeSha256 } from '@roundhouse/wire/testing/sha256'
import { beforeAll, describe, expect, test } from 'vitest'
import { commitmentFor, dealFound } from './deal.ts'
import { newShare } from './new-share.ts'

const TABLE = 'k7Qm2xWb9TfE'
const shares = ['0', '1', '2'].map(digit => digit.repeat(64))
let commitments: string[]

async function recordOf(told: readonly (string | null)[] = shares, table = TABLE): Promise<GameRecord> {
  const seed = readSeed(await seedFrom(nodeSha256, { table, shares: told }))!
  const notes = dealNotes({ table, commitments, shares: told })
  return { game: 'first-class', rules: 1, options: [], notes, seed, moves: [], result: null }
}

beforeAll(async () => {
  commitments = await Promise.all(shares.map((share, place) => commitmentFor(TABLE, place - 1, share)))
})

const kept = (share = shares[1]!, bound: readonly string[] | null = commitments) => ({ share, commitments: bound })

test('a share is 64 digits that nobody can foresee', () => {
  expect(newShare()).toMatch(/^[0-9a-f]{64}$/)
  expect(newShare()).not.toBe(newShare())
})

describe('a deal', () => {
  test('is fair if everything is as it was promised, and as this page kept it', async () => {
    expect(await dealFound(TABLE, await recordOf(), kept(), 0)).toBe('fair')
    expect(await dealFound(TABLE, await recordOf(), null, null)).toBe('fair')
  })

  test('is told to be without somebody who showed no number', async () => {
    expect(await dealFound(TABLE, await recordOf([shares[0]!, shares[1]!, null]), kept(), 0)).toBe('missing')
  })

  test.each([
    ['another number than mine', () => kept('f'.repeat(64))],
    ['another promise than I was told', () => kept(shares[1], ['f'.repeat(64), ...commitments.slice(1)])],
  ])('does not match with %s', async (_, other) => {
    expect(await dealFound(TABLE, await recordOf(), other(), 0)).toBe('does-not-match')
  })

  test('does not match if the seed is another, or the record is of another table', async () => {
    const record = await recordOf()
    expect(await dealFound(TABLE, { ...record, seed: [1, 2, 3, 4] }, kept(), 0)).toBe('does-not-match')
    expect(await dealFound('9TfEk7Qm2xWb', record, kept(), 0)).toBe('does-not-match')
    expect(await dealFound(TABLE, { ...record, notes: [] }, kept(), 0)).toBe('does-not-match')
  })
})
