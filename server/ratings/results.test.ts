import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SqlStore } from '../store/sql-store.ts'
import { all, type Work } from '../store/work.ts'
import { newTestStore } from '../testing/test-place.ts'
import type { GameResult } from './game-result.ts'
import { leaderboard } from './leaderboard.ts'
import { profileOf, thinned } from './profile.ts'
import { unwrittenTables, writeAllAnew, writeResult } from './results.ts'
import { endedTables, peopleIn, resultFor } from './testing/sample-results.ts'

let store: SqlStore
let remove: () => Promise<void>
let people: number[]
let tables: number[]
let results: GameResult[]

/** Everything that results lead to, to the last digit. */
const written: Work<unknown> = function* (queries) {
  return [
    yield* all(queries.selectFrom('game_result').selectAll().orderBy('game_table')),
    yield* all(queries.selectFrom('seat_result').selectAll().orderBy('game_table').orderBy('seat')),
    yield* all(queries.selectFrom('rating').selectAll().orderBy('person').orderBy('game')),
    yield* all(queries.selectFrom('tally').selectAll().orderBy('person').orderBy('game').orderBy('thing')),
  ]
}

/** Two to four of five people in some order, now and then one who left, an unrated game, or another game. */
function someResult(n: number): GameResult {
  const order = people.toSorted((one, other) => ((one * 7919 * (n + 3)) % 101) - ((other * 7919 * (n + 3)) % 101))
  const result = resultFor(order.slice(0, 2 + (n % 3)), 1000 * n, {
    isRated: n % 7 !== 0,
    game: n % 4 === 0 ? 'nuremberg' : 'first-class',
  })
  const seats = result.seats.map(seat => ({ ...seat, hasLeft: n % 5 === 0 && seat.seat === 1 }))
  return { ...result, seats }
}

beforeAll(async () => {
  ;({ store, remove } = await newTestStore())
  people = await peopleIn(store, ['Ada', 'Bram', 'Chiara', 'Dénes', 'Ilse'])
  tables = await endedTables(store, people[0]!, 60)
  results = tables.map((_, n) => someResult(n))
  expect(await store.read(unwrittenTables(100))).toHaveLength(60)
  // Some come late: another server has written them.
  const order = tables.map((_, n) => n).toSorted((one, other) => ((one * 37) % 60) - ((other * 37) % 60))
  for (const n of order) expect(await store.write(writeResult(tables[n]!, results[n]!))).toBe(true)
})

afterAll(async () => {
  await store.close()
  await remove()
})

describe('results', () => {
  test('are written once, however often they are told', async () => {
    const before = await store.read(written)
    expect(await store.write(writeResult(tables[5]!, results[5]!))).toBe(false)
    expect(await store.read(written)).toEqual(before)
    expect(await store.read(unwrittenTables(100))).toEqual([])
  })

  test('that an older version wrote without a mark are found once more, and marked', async () => {
    const before = await store.read(written)
    const mark =
      (has_result: number): Work<unknown> =>
      queries =>
        all(queries.updateTable('game_table').set({ has_result }).where('number', '=', tables[5]!))
    await store.write(mark(0))
    expect(await store.read(unwrittenTables(100))).toMatchObject([{ number: tables[5] }])
    expect(await store.write(writeResult(tables[5]!, results[5]!))).toBe(false)
    expect(await store.read(unwrittenTables(100))).toEqual([])
    expect(await store.read(written)).toEqual(before)
    // A result that is taken back is looked for again.
    await store.write(writeAllAnew(tables.slice(1).map((table, n) => [table, results[n + 1]!] as const)))
    expect(await store.read(unwrittenTables(100))).toMatchObject([{ number: tables[0] }])
    await store.write(writeResult(tables[0]!, results[0]!))
    expect(await store.read(written)).toEqual(before)
  })

  test('lead to the same ratings to the last digit, in whatever order they came', async () => {
    const before = await store.read(written)
    await store.write(writeAllAnew(tables.map((table, n) => [table, results[n]!] as const).toReversed()))
    expect(await store.read(written)).toEqual(before)
    await store.write(function* (queries) {
      yield* all(queries.updateTable('seat_result').set({ mu: 30 }).where('game_table', '=', tables[9]!))
      yield* all(queries.updateTable('rating').set({ games: 3 }))
      yield* all(queries.deleteFrom('seat_result').where('game_table', '=', tables[17]!))
      yield* all(queries.deleteFrom('tally').where('person', '=', people[0]!))
    })
    expect(await store.read(written)).not.toEqual(before)
    await store.write(writeAllAnew(tables.map((table, n) => [table, results[n]!] as const)))
    expect(await store.read(written)).toEqual(before)
    expect(JSON.stringify(before)).toMatch(/"mu":\d+\.\d{6,}/)
  })

  test('make a profile', async () => {
    const [ada, bram] = people as [number, number]
    const profile = (await store.read(profileOf(ada, bram)))!
    const own = results.flatMap(result => result.seats.filter(({ person }) => person === ada))
    expect(profile).toMatchObject({ person: ada, name: 'Ada', isMe: false, games: own.length })
    expect(profile.won).toBe(own.filter(({ place }) => place === 1).length)
    const isWithBram = ({ seats }: GameResult): boolean =>
      [ada, bram].every(each => seats.some(({ person }) => person === each))
    expect(profile.together).toBe(results.filter(isWithBram).length)
    expect(profile.settings.reduce((sum, { games }) => sum + games, 0)).toBe(own.length)
    expect(profile.recent).toHaveLength(10)
    expect(profile.recent.map(({ ended }) => ended)).toEqual(
      profile.recent
        .map(({ ended }) => ended)
        .sort()
        .reverse(),
    )
    const first = profile.ratings.find(({ game }) => game === 'first-class')!
    expect(first.course).toHaveLength(first.games - 9)
    expect(first.course.at(-1)).toMatchObject({ game: first.games, points: first.points, doubt: first.doubt })
    const changes = profile.recent.filter(({ game }) => game === 'first-class').flatMap(({ change }) => change ?? [])
    expect(changes[0]).toBe(first.points! - first.course.at(-2)!.points)
    const other = profile.ratings.find(({ game }) => game === 'nuremberg')!
    expect(other.games).toBeLessThan(10)
    expect(other).toMatchObject({ points: null, doubt: null, course: [] })
    expect(await store.read(profileOf(999, ada))).toBeNull()
    expect((await store.read(profileOf(ada, ada)))!.together).toBeNull()
  })

  test('make a leaderboard, with bots among the people', async () => {
    const board = await store.read(leaderboard('first-class', { casual: 1400, expert: 9999 }))
    expect(board[0]).toEqual({ person: null, name: '', level: 'expert', points: 9999, games: 0 })
    expect(board.map(({ points }) => points)).toEqual(board.map(({ points }) => points).sort((a, b) => b - a))
    expect(board.filter(({ person }) => person !== null).every(({ games }) => games >= 10)).toBe(true)
    expect(board.length).toBeGreaterThan(4)
    // Nobody has ten games of the other one.
    expect(await store.read(leaderboard('nuremberg', {}))).toEqual([])
  })
})

test('of a long course a few steps are shown, the first and the last among them', () => {
  const steps = Array.from({ length: 1000 }, (_, n) => n)
  expect(thinned(steps, 5)).toEqual([0, 250, 500, 749, 999])
  expect(thinned([1, 2, 3], 5)).toEqual([1, 2, 3])
})
