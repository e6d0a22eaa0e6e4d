import { readdirSync, readFileSync } from 'node:fs'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import {
  indexOf,
  move,
  moveAfter,
  SECRETS,
  SETUP,
  START,
  tableBy,
  tablesIn,
  temporaryFolder,
} from '../testing/samples.ts'
import { StoreFailure } from './failure.ts'
import type { CommitReport } from './group-commit.ts'
import { openStore } from './open-store.ts'
import type { SqliteStore } from './sqlite-store.ts'
import { hashOfToken, newToken } from './token.ts'

let folder: string
let store: SqliteStore
let commits: CommitReport[]

beforeEach(async () => {
  const place = temporaryFolder()
  folder = place.folder
  commits = []
  store = await openStore({ folder, now: START, onCommit: report => commits.push(report) })
  return async () => {
    await store.close()
    place.remove()
  }
})

const reopen = async (): Promise<void> => {
  await store.close()
  store = await openStore({ folder, now: START })
}

/** Another server that came to the same file after all. */
async function secondStore(): Promise<SqliteStore> {
  const second = await openStore({ folder, now: START, isShared: true })
  onTestFinished(() => second.close())
  return second
}

describe('a table', () => {
  test('is read as it was written, also by the next server', async () => {
    const person = await tablesIn(store, ['k7Qm2xWb9TfE'])
    const entries = [
      { ...move(1, person), event: { kind: 'sit', seat: 0, person, name: 'Ada "Ä" 🚂' } as const },
      { ...move(2, person), by: 'clock' as const, command: null, event: { kind: 'late', seat: 0 } as const },
      move(3, person),
    ]
    await store.append({ table: 'k7Qm2xWb9TfE', after: 0, entries, index: indexOf([person, null, null]) })
    const kept = { ...tableBy(person, 'k7Qm2xWb9TfE'), entries }
    expect(await store.readTable('k7Qm2xWb9TfE')).toEqual(kept)
    await reopen()
    expect(await store.readTable('k7Qm2xWb9TfE')).toEqual(kept)
  })

  test('that does not exist is none, and nothing can be added to it', async () => {
    expect(await store.readTable('nowhere')).toBeNull()
    expect(await store.append(moveAfter('nowhere', 0, 1))).toBe('stale')
  })

  test('with an id that is taken is refused, and the one that has it stays', async () => {
    const person = await tablesIn(store, ['same'])
    const second = { ...tableBy(person, 'same'), created: START + 1 }
    await expect(store.newTable(second, indexOf([null]))).rejects.toThrow('UNIQUE')
    expect((await store.readTable('same'))?.created).toBe(START)
  })
})

describe('an append', () => {
  test('is kept only where the writer has seen all, and once only', async () => {
    const person = await tablesIn(store, ['t'])
    expect(await store.append(moveAfter('t', 0, person))).toBe('kept')
    expect(await store.append(moveAfter('t', 0, person))).toBe('stale')
    expect(await store.append(moveAfter('t', 2, person))).toBe('stale')
    expect(await store.append(moveAfter('t', 1, person))).toBe('kept')
    expect((await store.readTable('t'))?.entries).toEqual([move(1, person), move(2, person)])
  })

  test('that comes twice at once is kept once', async () => {
    const person = await tablesIn(store, ['t'])
    const twice = [moveAfter('t', 0, person), moveAfter('t', 0, person)]
    expect(await Promise.all(twice.map(append => store.append(append)))).toEqual(['kept', 'stale'])
    expect((await store.readTable('t'))?.entries).toEqual([move(1, person)])
  })

  test('that is stale leaves everything as it was', async () => {
    const person = await tablesIn(store, ['t'])
    const stale = {
      ...moveAfter('t', 7, person, 5),
      secrets: { shares: [], commitment: '', seed: null, plans: [] },
      keyHash: null,
    }
    expect(await store.append({ ...stale, index: indexOf([null, person], { stage: 'over' }) })).toBe('stale')
    expect(await store.readTable('t')).toEqual({ ...tableBy(person, 't'), entries: [] })
    expect(await store.tablesOf(person)).toMatchObject([{ stage: 'playing', people: [person, null, null], due: null }])
  })

  test('brings new secrets and a new key along, also without an entry', async () => {
    const person = await tablesIn(store, ['t'])
    const secrets = { shares: ['other', null], commitment: '', seed: null, plans: [] }
    const change = { table: 't', after: 0, entries: [], index: indexOf([person, null, null]) }
    expect(await store.append({ ...change, secrets, keyHash: 'other' })).toBe('kept')
    expect(await store.readTable('t')).toMatchObject({ secrets, keyHash: 'other', entries: [] })
    expect(await store.append({ ...change, keyHash: null })).toBe('kept')
    expect(await store.readTable('t')).toMatchObject({ secrets, keyHash: null })
  })

  test('with a gap is a bug, and nothing of it is written', async () => {
    const person = await tablesIn(store, ['t'])
    const gap = { ...moveAfter('t', 0, person), entries: [move(1, person), move(3, person)] }
    await expect(store.append(gap)).rejects.toThrow('without a gap')
    expect((await store.readTable('t'))?.entries).toEqual([])
  })
})

describe('a group commit', () => {
  test('has all that comes in one turn, each answered for itself', async () => {
    const ids = Array.from({ length: 50 }, (_, place) => `t${place}`)
    const person = await tablesIn(store, ids)
    commits.length = 0
    const answers = ids.map((id, place) => store.append(moveAfter(id, place % 5 === 0 ? 1 : 0, person)))
    expect(await Promise.all(answers)).toEqual(ids.map((_, place) => (place % 5 === 0 ? 'stale' : 'kept')))
    expect(commits.map(({ writes }) => writes)).toEqual([50])
    await store.append(moveAfter('t1', 1, person))
    expect(commits.map(({ writes }) => writes)).toEqual([50, 1])
  })

  test('answers nothing before it is on the disk', async () => {
    const person = await tablesIn(store, ['t'])
    const second = await secondStore()
    let isAnswered = false
    const answer = store.append(moveAfter('t', 0, person)).then(() => (isAnswered = true))
    await Promise.resolve()
    expect([isAnswered, (await second.readTable('t'))?.entries.length]).toEqual([false, 0])
    await answer
    expect((await second.readTable('t'))?.entries.length).toBe(1)
  })

  test('is written before the store closes', async () => {
    const person = await tablesIn(store, ['t'])
    const answer = store.append(moveAfter('t', 0, person))
    await store.close()
    expect(await answer).toBe('kept')
    await reopen()
    expect((await store.readTable('t'))?.entries.length).toBe(1)
  })

  test('one whose fault it is fails alone', async () => {
    const person = await tablesIn(store, ['t', 'u'])
    const answers = await Promise.allSettled([
      store.append(moveAfter('t', 0, person)),
      store.append({ ...moveAfter('u', 0, person), index: indexOf([4711]) }), // there is no such person
      store.append(moveAfter('t', 1, person)),
    ])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect((await store.readTable('t'))?.entries.length).toBe(2)
    expect((await store.readTable('u'))?.entries.length).toBe(0)
  })
})

test('of two servers on one file, exactly one wins each number', async () => {
  const person = await tablesIn(store, ['t'])
  const stores = [store, await secondStore()]
  const append = (who: number, seq: number) =>
    stores[who]!.append({ ...moveAfter('t', seq, person), entries: [move(seq + 1, person, `by ${who}`)] })
  const winners: number[] = []
  for (let seq = 0; seq < 60; seq++) {
    const order = seq % 3 === 0 ? [0, 1] : [1, 0]
    const answers = await Promise.all(order.map(who => append(who, seq)))
    expect([...answers].sort()).toEqual(['kept', 'stale'])
    winners.push(order[answers.indexOf('kept')]!)
  }
  const written = (await store.readTable('t'))!.entries.map(({ event }) => event.kind === 'move' && event.text)
  expect(written).toEqual(winners.map(who => `by ${who}`))
  expect(new Set(winners)).toEqual(new Set([0, 1]))
})

describe('lists', () => {
  test('a person finds the tables where they sit or which they set up, and the last that are over', async () => {
    const over = Array.from({ length: 25 }, (_, place) => `over${place}`)
    const host = await tablesIn(store, ['a', 'b', ...over])
    const guest = (await store.newPerson('Bob', 'token of Bob', START)).number
    await store.append({ ...moveAfter('b', 0, host), index: indexOf([null, guest, null], { toMove: 1, due: 99 }) })
    for (const [place, id] of over.entries())
      await store.append({
        ...{ table: id, after: 0, entries: [{ ...move(1, host), at: START + place }] },
        index: indexOf([host, guest, null], { stage: place % 2 ? 'over' : 'called-off', toMove: null }),
      })
    expect(await store.tablesOf(guest)).toEqual([
      { id: 'b', setup: SETUP, stage: 'playing', toMove: 1, due: 99, people: [null, guest, null] },
      ...over
        .slice(-20)
        .reverse()
        .map(id => expect.objectContaining({ id, toMove: null, people: [host, guest, null] })),
    ])
    expect((await store.tablesOf(host)).slice(0, 3).map(({ id }) => id)).toEqual(['b', 'a', 'over24'])
    expect(await store.runningTables()).toEqual(['a', 'b'])
  })

  test('tables that are due come the longest first, and only so many', async () => {
    const person = await tablesIn(store, ['a', 'b', 'c', 'd'])
    for (const [id, due] of [
      ['a', 30],
      ['b', 10],
      ['c', 20],
      ['d', null],
    ] as const)
      await store.append(moveAfter(id, 0, person, due))
    expect(await store.dueBefore(9, 10)).toEqual([])
    expect(await store.dueBefore(20, 10)).toEqual(['b', 'c'])
    expect(await store.dueBefore(99, 2)).toEqual(['b', 'c'])
    await store.append(moveAfter('b', 1, person, null))
    expect(await store.dueBefore(99, 10)).toEqual(['c', 'a'])
  })
})

describe('people', () => {
  test('are known again by their token, of which the store has the hash alone', async () => {
    const token = newToken()
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(newToken()).not.toBe(token)
    const ada = await store.newPerson('Ada', hashOfToken(token), START)
    const bob = await store.newPerson('Bob', hashOfToken(newToken()), START)
    expect(ada.number).not.toBe(bob.number)
    await reopen()
    expect(await store.personOf(hashOfToken(token))).toEqual({ number: ada.number, name: 'Ada' })
    expect(await store.personOf(token)).toBeNull()
    await store.rename(ada.number, 'Countess')
    expect(await store.personOf(hashOfToken(token))).toEqual({ number: ada.number, name: 'Countess' })
  })
})

describe('chat', () => {
  test('has numbers of its own at each table, and is read from any of them on', async () => {
    const person = await tablesIn(store, ['t', 'u'])
    const line = {
      table: 't',
      at: START,
      person,
      seat: 0,
      name: 'Ada',
      phrase: null,
      text: 'Hello',
      isForWatchers: false,
    }
    const watching = { ...line, seat: null, phrase: 'well-played', text: null, isForWatchers: true }
    const said = await Promise.all([line, watching, { ...line, table: 'u' }].map(each => store.say(each)))
    expect(said.map(({ table, number }) => `${table}${number}`)).toEqual(['t1', 't2', 'u1'])
    expect(await store.chatOf('t', 0)).toEqual([
      { ...line, number: 1 },
      { ...watching, number: 2 },
    ])
    expect(await store.chatOf('t', 1)).toEqual([{ ...watching, number: 2 }])
    await expect(store.say({ ...line, table: 'nowhere' })).rejects.toThrow('There is no table nowhere.')
  })
})

test('the last beat is known after a crash, and there is none in a new store', async () => {
  expect(await store.lastBeat()).toBeNull()
  await store.beat(START + 5000)
  await store.beat(START + 9000)
  await reopen()
  expect(await store.lastBeat()).toBe(START + 9000)
})

test('a store that is closed says so', async () => {
  await store.close()
  const failure = new StoreFailure('closed', 'The store is closed.')
  await expect(store.append(moveAfter('t', 0, 1))).rejects.toEqual(failure)
  await expect(store.readTable('t')).rejects.toEqual(failure)
  await store.close()
})

test('nothing in the files shows a share or a plan', async () => {
  await tablesIn(store, ['t'])
  const files = readdirSync(folder).map(name => readFileSync(`${folder}/${name}`).toString('latin1'))
  expect(files.some(text => text.includes(SETUP.game))).toBe(true)
  for (const text of files) for (const share of SECRETS.shares) if (share) expect(text).not.toContain(share)
})
