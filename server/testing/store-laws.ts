import type { NoticeKind } from '@roundhouse/wire/notices'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { StoreFailure } from '../store/failure.ts'
import type { CommitReport } from '../store/group-commit.ts'
import type { SqlStore } from '../store/sql-store.ts'
import type { ChatLine } from '../store/store.ts'
import { hashOfToken, newToken } from '../store/token.ts'
import { all } from '../store/work.ts'
import { indexOf, move, moveAfter, SECRETS, SETUP, START, tableBy, tablesIn } from './samples.ts'

/** Where a store lies that the laws are tried on. */
export interface LawPlace {
  /** The store, or the same again after it was closed. */
  open(onCommit: (report: CommitReport) => void): Promise<SqlStore>
  /** Another server on the same store. */
  second(): Promise<SqlStore>
  /** Changes what lies in the store while nobody has it open. */
  change(sql: string): Promise<void>
  /** How a trigger goes away there. */
  readonly dropTrigger: string
  remove(): Promise<void>
}

/** Back to the form before `011-own-tables`. */
const WITHOUT_ENDS = `
  drop index chair_own; drop index game_table_own_running; drop index game_table_own_ended;
  alter table chair drop column ended;
  delete from kysely_migration where name = '011-own-tables'
`

/** What every store keeps to. */
export function storeLaws(newPlace: () => Promise<LawPlace>): void {
  let place: LawPlace
  let store: SqlStore
  let commits: CommitReport[]

  beforeEach(async () => {
    place = await newPlace()
    commits = []
    store = await place.open(report => commits.push(report))
    return async () => {
      await store.close()
      await place.remove()
    }
  })

  const reopen = async (): Promise<void> => {
    await store.close()
    store = await place.open(() => {})
  }

  async function second(): Promise<SqlStore> {
    const other = await place.second()
    onTestFinished(() => other.close())
    return other
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
      const kept = { ...tableBy(person, 'k7Qm2xWb9TfE'), revision: 0, entries }
      expect(await store.readTable('k7Qm2xWb9TfE')).toEqual(kept)
      await reopen()
      expect(await store.readTable('k7Qm2xWb9TfE')).toEqual(kept)
    })

    test('that does not exist is none, and nothing can be added to it', async () => {
      expect(await store.readTable('nowhere')).toBeNull()
      expect(await store.append(moveAfter('nowhere', 0, 1))).toBe('stale')
    })

    test('is read on from where somebody has read it, unless it was changed without an entry since', async () => {
      const person = await tablesIn(store, ['t'])
      await store.append(moveAfter('t', 0, person))
      await store.append(moveAfter('t', 1, person))
      const { secrets, keyHash, entries } = (await store.readTable('t'))!
      const after = (seq: number, revision = 0) => store.readGrowth('t', { seq, revision })
      expect(await after(0)).toEqual({ secrets, keyHash, entries })
      expect(await after(1)).toEqual({ secrets, keyHash, entries: [move(2, person)] })
      expect(await after(2)).toEqual({ secrets, keyHash, entries: [] })
      await store.append({ table: 't', after: 2, entries: [], index: indexOf([person]), keyHash: 'other' })
      expect(await after(1)).toBeNull()
      expect(await after(1, 1)).toMatchObject({ keyHash: 'other', entries: [move(2, person)] })
      expect(await store.readGrowth('nowhere', { seq: 0, revision: 0 })).toBeNull()
    })

    test('with an id that is taken is refused, and the one that has it stays', async () => {
      const person = await tablesIn(store, ['same'])
      const second = { ...tableBy(person, 'same'), created: START + 1 }
      await expect(store.newTable(second, indexOf([null]))).rejects.toThrow(/unique/i)
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

    test('at a thousand tables in the same moment, all of them at the same number, is kept at each', async () => {
      const groups = Array.from({ length: 20 }, (_, group) =>
        Array.from({ length: 50 }, (_, n) => `t${group * 50 + n}`),
      )
      const movesAt = (ids: readonly string[], after: number) =>
        Promise.all(ids.map(id => store.append(moveAfter(id, after, 1))))
      // A database decides by the first ones how all are to be done, and those are few at a time.
      for (const ids of groups) {
        await tablesIn(store, ids)
        await movesAt(ids, 0)
      }
      expect(new Set(await movesAt(groups.flat(), 1))).toEqual(new Set(['kept']))
      expect((await store.readTable('t999'))?.entries).toEqual([move(1, 1), move(2, 1)])
    }, 120_000)

    test('that is stale leaves everything as it was', async () => {
      const person = await tablesIn(store, ['t'])
      const stale = {
        ...moveAfter('t', 7, person, 5),
        secrets: { shares: [], commitment: '', seed: null, plans: [] },
        keyHash: null,
      }
      expect(await store.append({ ...stale, index: indexOf([null, person], { stage: 'over' }) })).toBe('stale')
      expect(await store.readTable('t')).toEqual({ ...tableBy(person, 't'), revision: 0, entries: [] })
      expect(await store.tablesOf(person)).toMatchObject([
        { stage: 'playing', people: [person, null, null], due: null },
      ])
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

    test('depends on what was changed without an entry, too', async () => {
      const person = await tablesIn(store, ['t'])
      const change = { table: 't', after: 0, entries: [], index: indexOf([person, null, null]) }
      const secrets = { shares: ['planned'], commitment: '', seed: null, plans: [] }
      expect(await store.append({ ...change, revision: 0, secrets })).toBe('kept')
      expect(await store.append({ ...change, revision: 0, secrets: SECRETS })).toBe('stale')
      expect(await store.append({ ...moveAfter('t', 0, person), revision: 0 })).toBe('stale')
      expect(await store.readTable('t')).toMatchObject({ secrets, revision: 1, entries: [] })
      expect(await store.append({ ...moveAfter('t', 0, person), revision: 1 })).toBe('kept')
      expect(await store.readTable('t')).toMatchObject({ secrets, revision: 1, entries: [move(1, person)] })
    })

    test('brings notices along: one for each person, of the newest that they have not looked at', async () => {
      const person = await tablesIn(store, ['t'])
      const bram = (await store.newPerson('Bram', hashOfToken(newToken()), START)).number
      const told = (kind: NoticeKind, people: readonly number[]) => ({
        notices: people.map(each => ({ person: each, kind })),
      })
      const newest = () => store.read(queries => all(queries.selectFrom('notice').selectAll().orderBy('person')))
      expect(await store.append({ ...moveAfter('t', 1, person), ...told('over', [bram]) })).toBe('stale')
      expect(await newest()).toEqual([])
      expect(await store.append({ ...moveAfter('t', 0, person), ...told('begun', [bram, person]) })).toBe('kept')
      expect(await store.append({ ...moveAfter('t', 1, person), ...told('turn', [bram]) })).toBe('kept')
      const first = { game_table: 1, created: move(1, person).at, is_new: 1, was_called: 0 }
      expect(await newest()).toEqual([
        { person, kind: 'begun', ...first },
        { person: bram, kind: 'turn', ...first },
      ])
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

  test('of two servers on one store, exactly one wins each number', async () => {
    const person = await tablesIn(store, ['t'])
    const stores = [store, await second()]
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

    test('a table that is played on after its end is among those that run again', async () => {
      const host = await tablesIn(store, ['a', 'b'])
      const guest = (await store.newPerson('Bob', 'token of Bob', START)).number
      const to = (after: number, stage: 'over' | 'playing') =>
        store.append({ ...moveAfter('a', after, host), index: indexOf([host, guest, null], { stage }) })
      for (const [after, stage] of (['playing', 'over', 'playing'] as const).entries()) await to(after, stage)
      expect(await store.tablesOf(guest)).toMatchObject([{ id: 'a', stage: 'playing' }])
      await to(3, 'over')
      expect(await store.tablesOf(guest)).toMatchObject([{ id: 'a', stage: 'over' }])
    })

    test('those who played before the store knew when a table ended have their tables all the same', async () => {
      const host = await tablesIn(store, ['a', 'b', 'c'])
      const guest = (await store.newPerson('Bob', 'token of Bob', START)).number
      for (const [at, id] of ['a', 'b', 'c'].entries())
        await store.append({
          ...{ table: id, after: 0, entries: [{ ...move(1, host), at: START + at }] },
          index: indexOf([host, guest, null], { stage: id === 'b' ? 'playing' : 'over' }),
        })
      const before = await store.tablesOf(guest)
      expect(before.map(({ id }) => id)).toEqual(['b', 'c', 'a'])
      await store.close()
      await place.change(`${place.dropTrigger}; ${WITHOUT_ENDS}`)
      store = await place.open(() => {})
      expect(await store.tablesOf(guest)).toEqual(before)
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
      const said: ChatLine[] = []
      for (const each of [line, watching, { ...line, table: 'u' }]) said.push(await store.say(each))
      const rest = await Promise.all([3, 4, 5].map(() => store.say({ ...line, table: 'u' })))
      expect(rest.map(({ number }) => number).sort()).toEqual([2, 3, 4])
      expect(said.map(({ table, number }) => `${table}${number}`)).toEqual(['t1', 't2', 'u1'])
      expect(await store.chatOf('t', 0)).toEqual([
        { ...line, number: 1 },
        { ...watching, number: 2 },
      ])
      expect(await store.chatOf('t', 1)).toEqual([{ ...watching, number: 2 }])
      await expect(store.say({ ...line, table: 'nowhere' })).rejects.toThrow('There is no table nowhere.')
    })
  })

  test('many who come in the same moment, by way of two servers, all get in', async () => {
    const other = await second()
    const names = Array.from({ length: 150 }, (_, n) => `Guest ${n}`)
    const people = await Promise.all(
      names.map((name, n) => (n % 2 ? other : store).newPerson(name, `of ${name}`, START)),
    )
    expect(new Set(people.map(({ number }) => number)).size).toBe(names.length)
    for (const name of names) expect((await store.personOf(`of ${name}`))?.name).toBe(name)
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

  test('of tables that are known, those are named to which another has written since', async () => {
    const person = await tablesIn(store, ['t', 'u', 'v'])
    const other = await second()
    const known = new Map([
      ['t', 0],
      ['u', 0],
      ['v', 0],
    ])
    await store.append(moveAfter('v', 0, person))
    known.set('v', 1)
    expect(await store.writtenElsewhere(known)).toEqual([])
    await other.append(moveAfter('t', 0, person))
    await other.append({ table: 'u', after: 0, entries: [], index: indexOf([person, null, null]), keyHash: null })
    // It may have been looked at a moment ago.
    await expect
      .poll(async () => [...(await store.writtenElsewhere(known))].sort(), { timeout: 20_000 })
      .toEqual(['t', 'u'])
  })
}
