import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CutLine } from '../testing/cut-line.ts'
import { newPostgresPlace, type PostgresPlace } from '../testing/postgres-place.ts'
import { indexOf, move, moveAfter, START, tablesIn, temporaryFolder } from '../testing/samples.ts'
import { openPostgres, openPostgresBeside } from './open-postgres.ts'
import { placeOf } from './postgres-place.ts'
import type { PostgresStore } from './postgres-store.ts'

/* What goes wrong between a node and its database. */

let place: PostgresPlace
let line: CutLine
let store: PostgresStore

beforeAll(async () => {
  place = await newPostgresPlace()
  line = await CutLine.to(place.url)
})
afterAll(async () => {
  await line.close()
  await place.remove()
})

beforeEach(async () => {
  await place.empty()
  line.mend()
  line.swallowed = 0
  store = await openPostgres({ url: line.url, folder: place.folder })
})
afterEach(() => store.close())

test('a column that a node of the next version adds does no harm to what is prepared', async () => {
  await tablesIn(store, ['t'])
  const read = () => Promise.all(Array.from({ length: 20 }, () => store.readTable('t')))
  const before = await read()
  await place.ask('alter table game_table add column of_next_version integer')
  expect(await read()).toEqual(before)
  await place.ask('alter table game_table drop column of_next_version')
  expect(await read()).toEqual(before)
})

describe('an answer that gets lost', () => {
  test('to a batch of appends: those that are in the logs were kept, each once, and the others are told so', async () => {
    const person = await tablesIn(store, ['t', 'u', 'v'])
    line.swallowAnswerTo('append')
    const appends = [moveAfter('t', 0, person), moveAfter('u', 7, person), moveAfter('v', 0, person)]
    const answers = await Promise.all(appends.map(append => store.append(append)))
    expect([answers, line.swallowed]).toEqual([['kept', 'stale', 'kept'], 1])
    const lengths = await Promise.all(['t', 'u', 'v'].map(async id => (await store.readTable(id))!.entries.length))
    expect(lengths).toEqual([1, 0, 1])
    expect(await store.append(moveAfter('t', 1, person))).toBe('kept')
  })

  test('to an append without entries: it is done again, and others have the same', async () => {
    const person = await tablesIn(store, ['t'])
    line.swallowAnswerTo('append')
    const change = { table: 't', after: 0, entries: [], index: indexOf([person, null, null]), keyHash: 'new' }
    expect(await store.append(change)).toBe('kept')
    expect(line.swallowed).toBe(1)
    expect(await store.readTable('t')).toMatchObject({ keyHash: 'new', entries: [] })
  })

  test('to the end of any other transaction: it happens once', async () => {
    line.swallowAnswerTo('commit')
    const ada = await store.newPerson('Ada', 'token of Ada', START)
    expect(line.swallowed).toBe(1)
    expect(await store.personOf('token of Ada')).toEqual(ada)
    expect(await place.ask('select count(*)::integer as people from person')).toEqual([{ people: 1 }])
  })

  test('to a statement that was not carried out after all: it is done again', async () => {
    const person = await tablesIn(store, ['t'])
    // Somebody else holds the row, so the statement waits when its line is cut.
    const other = await place.connect()
    await other.query(`begin; update game_table set to_move = 1 where id = 't'`)
    const answer = store.append(moveAfter('t', 0, person))
    await expect
      .poll(async () => (await place.ask(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)).length)
      .toBe(1)
    line.cut()
    line.mend()
    await other.query('commit')
    expect(await answer).toBe('kept')
    expect((await store.readTable('t'))?.entries).toEqual([move(1, person)])
    await other.end()
  })
})

describe('a database that is away', () => {
  test('keeps nobody who closes the store, and who waits for an answer learns that there is none', async () => {
    const person = await tablesIn(store, ['t'])
    line.swallowAnswerTo('append')
    const answer = store.append(moveAfter('t', 0, person))
    const outcome = answer.catch((error: { readonly code: string }) => error.code)
    await expect.poll(() => line.swallowed).toBe(1)
    line.cut()
    await store.close()
    expect(['closed', 'kept']).toContain(await outcome)
  })

  test('is said to be, and what was asked for meanwhile was not written', async () => {
    const person = await tablesIn(store, ['t'])
    line.cut()
    const failure = { name: 'StoreFailure', code: 'unwritable' }
    await expect(store.readTable('t')).rejects.toMatchObject(failure)
    // Now all know: nothing is sent that might have arrived.
    await expect(store.append(moveAfter('t', 0, person))).rejects.toMatchObject(failure)
    await expect(store.newPerson('Bob', 'token of Bob', START)).rejects.toMatchObject(failure)
    line.mend()
    expect((await store.readTable('t'))?.entries).toEqual([])
    expect(await store.append(moveAfter('t', 0, person))).toBe('kept')
    expect(await store.personOf('token of Bob')).toBeNull()
  })

  test('is heard again by itself, and it is said that something may have been missed', async () => {
    const other = await openPostgres({ url: place.url, folder: place.folder })
    const heard: string[] = []
    store.listen(
      news => heard.push(news.is),
      () => heard.push('gap'),
    )
    const told = async (): Promise<string[]> => {
      await other.tell([{ is: 'who', table: 't' }])
      return heard
    }
    await expect.poll(told).toContain('who')
    line.cut()
    line.mend()
    await expect.poll(() => heard, { timeout: 20_000 }).toContain('gap')
    heard.length = 0
    await expect.poll(told).toContain('who')
    await other.close()
  })
})

describe('nodes on one database', () => {
  test('that write at the same time all get their turn: as if one had come after the other', async () => {
    const person = await tablesIn(store, ['t'])
    const other = await openPostgres({ url: place.url, folder: place.folder })
    const line = { table: 't', at: START, person, seat: 0, name: 'Ada', phrase: null, text: 'Hi', isForWatchers: false }
    const said = await Promise.all(Array.from({ length: 20 }, (_, n) => [store, other][n % 2]!.say(line)))
    expect(said.map(({ number }) => number).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1))
    await other.close()
  })

  test('wake a table once, and one that has died leaves it to the next', async () => {
    const person = await tablesIn(store, ['a', 'b', 'c'])
    const other = await openPostgres({ url: place.url, folder: place.folder })
    for (const id of ['a', 'b', 'c']) await store.append(moveAfter(id, 0, person, START + 10_000))
    const woken = await Promise.all([store.dueBefore(START + 20_000, 2), other.dueBefore(START + 20_000, 2)])
    expect(woken.flat().length).toBeGreaterThanOrEqual(2)
    expect(new Set(woken.flat()).size).toBe(woken.flat().length)
    const [rest] = [await other.dueBefore(START + 20_000, 10)]
    expect([...woken[0]!, ...rest].sort()).toEqual(['a', 'b', 'c'])
    expect(await other.claim(woken[0]![0] ?? 'a')).toBe(woken[0]!.length === 0)
    // As if its time had run out.
    await place.ask('update alarm_claim set until_at = 0')
    expect(await other.dueBefore(START + 20_000, 10)).toEqual(['a', 'b', 'c'])
    await other.close()
    expect(await store.dueBefore(START + 20_000, 10)).toEqual(['a', 'b', 'c'])
    // Whoever gives a bot the move lets it think.
    await other.close()
    await store.append({ ...moveAfter('a', 1, person), index: indexOf([person], { due: START }) })
    expect(await store.claim('a')).toBe(true)
  })

  test('are away only if all of them are', async () => {
    const other = await openPostgres({ url: place.url, folder: place.folder })
    await store.beat(START)
    expect(await other.lastBeat()).toBe(START)
    await other.beat(Date.now())
    expect(await store.lastBeat()).toBeNull()
    await other.close()
    expect(await store.lastBeat()).toBeGreaterThan(START)
  })

  test('that start at once make what they need once; a folder with another key is refused', async () => {
    const fresh = await newPostgresPlace()
    const nodes = await Promise.all(Array.from({ length: 4 }, () => openPostgres(fresh)))
    expect(await fresh.ask(`select value from meta where key = 'key-mark'`)).toHaveLength(1)
    for (const node of nodes) await node.close()
    const { folder, remove } = temporaryFolder()
    await expect(openPostgres({ ...fresh, folder })).rejects.toMatchObject({ key: 'hosting.no-key' })
    const other = await newPostgresPlace()
    await (await openPostgres({ url: other.url, folder })).close()
    await expect(openPostgres({ ...fresh, folder })).rejects.toMatchObject({ key: 'hosting.other-key' })
    await other.remove()
    await fresh.remove()
    remove()
  })
})

test('a database that cannot be opened is refused in words that have no password', async () => {
  const { folder } = place
  const password = new URL(place.url).password
  const wrong = Object.assign(new URL(place.url), { password: 'not-the-password' }).href
  const nowhere = Object.assign(new URL(place.url), { port: '1' }).href
  const refused = async (url: string): Promise<{ key: string; message: string }> =>
    openPostgres({ url, folder }).then(
      () => ({ key: 'none', message: '' }),
      (error: { key: string; message: string }) => error,
    )
  for (const [url, key] of [
    [wrong, 'hosting.postgres.unreachable'],
    [nowhere, 'hosting.postgres.unreachable'],
    [`${place.url}_missing`, 'hosting.postgres.unreachable'],
    ['http://house:secret@db/trains', 'hosting.postgres.address'],
    ['not an address', 'hosting.postgres.address'],
  ] as const) {
    const refusal = await refused(url)
    expect(refusal.key).toBe(key)
    expect(refusal.message).not.toMatch(new RegExp(`not-the-password|secret|${password}`))
  }
  expect(placeOf(place.url)).toMatch(/^127\.0\.0\.1:\d+\/test_\w+$/)
  const empty = await newPostgresPlace()
  await expect(openPostgresBeside(empty)).rejects.toMatchObject({ key: 'hosting.foreign' })
  await empty.remove()
})
