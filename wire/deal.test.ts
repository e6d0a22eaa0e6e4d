import { readSeed } from '@roundhouse/kernel/dice'
import { Refusal } from '@roundhouse/kernel/game'
import { readRecord, writeRecord } from '@roundhouse/kernel/record'
import { describe, expect, test } from 'vitest'
import { checkDeal, commitmentOf, type DealParts, dealIn, dealNotes, seedFrom } from './deal.ts'
import { nodeSha256, webSha256 } from './testing/sha256.ts'

const TABLE = 'k7Qm2xWb9TfE'
const SHARES = ['01'.padStart(64, '0'), '11'.repeat(32), '22'.repeat(32), null, '44'.repeat(32)]
const SEED_TEXT = '9638f3d364831efa1350119f60674567'
const SEED = readSeed(SEED_TEXT)!

const commitments = await Promise.all(
  SHARES.map((share, place) => (share === null ? null : commitmentOf(nodeSha256, TABLE, place, share))),
)
const deal: DealParts = { table: TABLE, commitments, shares: SHARES }
const mismatch = async (parts: Partial<DealParts>, seed = SEED): Promise<string | null> =>
  (await checkDeal(nodeSha256, { ...deal, ...parts }, seed)).mismatch

describe.each([
  ['Node', nodeSha256],
  ['WebCrypto', webSha256],
])('with the SHA-256 of %s', (_, sha256) => {
  test('the shares of the test vector have the commitments and the seed that are written down', async () => {
    expect(await commitmentOf(sha256, TABLE, 0, SHARES[0]!)).toBe(
      '405669629bc7a1ac604d1722f81f084f59831bbc6e9227b54a0b56949ab1ec2f',
    )
    expect(await seedFrom(sha256, deal)).toBe(SEED_TEXT)
    expect(await checkDeal(sha256, deal, SEED)).toEqual({ mismatch: null, missing: [] })
  })
})

describe('a deal that is worked out again', () => {
  test('names the share that does not match its commitment', async () => {
    expect(await mismatch({ shares: SHARES.with(2, '23'.repeat(32)) })).toBe('share 2')
    expect(await mismatch({ commitments: commitments.with(4, commitments[1]!) })).toBe('share 4')
    expect(await mismatch({ table: 'k7Qm2xWb9TfF' })).toBe('share 0')
  })

  test('names a share that nobody was bound to, and a house that was not', async () => {
    expect(await mismatch({ shares: SHARES.with(3, '33'.repeat(32)) })).toBe('commitment 3')
    expect(await mismatch({ commitments: commitments.with(0, null) })).toBe('commitment 0')
    expect(await mismatch({ commitments: commitments.with(0, null), shares: SHARES.with(0, null) })).toBe(
      'commitment 0',
    )
    expect(await mismatch({ shares: SHARES.with(0, null) })).toBe('share 0')
  })

  test('names the seed if it is made of other shares', async () => {
    expect(await mismatch({}, [1, 2, 3, 4])).toBe('seed')
  })

  test('names who was bound and did not show a share', async () => {
    const shares = SHARES.with(2, null)
    const seed = readSeed(await seedFrom(nodeSha256, { table: TABLE, shares }))!
    expect(await checkDeal(nodeSha256, { ...deal, shares }, seed)).toEqual({ mismatch: null, missing: [2] })
    expect(await mismatch({ shares })).toBe('seed')
  })

  test('the same share at another place or table binds to something else', async () => {
    const marks = await Promise.all(
      [1, 2].flatMap(place => [TABLE, 'k7Qm2xWb9TfF'].map(table => commitmentOf(nodeSha256, table, place, SHARES[1]!))),
    )
    expect(new Set(marks).size).toBe(4)
  })
})

describe('in a record', () => {
  const record = {
    game: 'first-class',
    rules: 1,
    options: [['players', '4']] as const,
    seed: SEED,
    notes: [['name', '1 Ada'] as const, ...dealNotes(deal)],
    moves: [],
    result: null,
  }

  test('a deal is written as notes, and read from them again', async () => {
    const text = writeRecord(record)
    expect(text).toContain(`\ndeal ${TABLE}\ncommitment 0 40566962`)
    expect(text).toContain(`\nshare 2 ${'22'.repeat(32)}\nshare 3 -\nshare 4 `)
    const { notes, seed } = readRecord(text)
    expect(dealIn({ notes })).toEqual(deal)
    expect(await checkDeal(nodeSha256, dealIn({ notes })!, seed)).toEqual({ mismatch: null, missing: [] })
  })

  test('there may be none', () => {
    expect(dealIn({ notes: [['name', '1 Ada']] })).toBeNull()
  })

  test.each([
    [`deal ${TABLE}`, 'deal short', '"deal short": expected the 12 characters of a table'],
    ['share 3 -', 'share 3 x', '"share 3 x": expected "share 3" and 64 of the digits 0-9 and a-f, or "-"'],
    ['share 3 -', 'share 4 -', '"share 4 -": expected "share 3" and'],
    ['share 3 -\n', '', 'expected "share 3" and'],
    [`share 4 ${'44'.repeat(32)}\n`, '', 'There are 5 commitments and 4 shares; expected as many of each'],
    ['commitment 0 4', 'commitment 0 G', '"commitment 0 G'],
  ])('%j damaged to %j is refused', (right, wrong, why) => {
    const damaged = readRecord(writeRecord(record).replace(right, wrong))
    expect(() => dealIn(damaged)).toThrow(Refusal)
    expect(() => dealIn(damaged)).toThrow(why)
  })
})
