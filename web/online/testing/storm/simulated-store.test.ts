import { openStore } from '@roundhouse/server/store/open-store'
import type { Store } from '@roundhouse/server/store/store'
import { indexOf, move, START, tableBy, temporaryFolder } from '@roundhouse/server/testing/samples'
import { expect, test } from 'vitest'
import { Chances } from './chances.ts'
import { Process } from './process.ts'
import { Disk, SimulatedStore } from './simulated-store.ts'
import { Timeline } from './timeline.ts'

const TABLES = ['tableNumber1', 'tableNumber2', 'tableNumber3']

/** Something that is asked of a store, by chance. */
function anyRequest(chances: Chances, lengths: Map<string, number>, n: number): (store: Store) => Promise<unknown> {
  const table = chances.oneOf(...TABLES)
  const length = lengths.get(table)!
  const person = 1 + chances.below(4)
  const at = START + n * 1000
  const number = chances.below(6)
  switch (chances.below(18)) {
    case 0:
      return store => store.personOf(`token ${number}`)
    case 1:
      return store => store.rename(person, `Name ${n}`)
    case 2:
      return store => store.tablesOf(person)
    case 3:
      return store => store.dueBefore(at, 2)
    case 4:
      return store => store.runningTables()
    case 5:
      return store =>
        store.say({
          table,
          at,
          person,
          seat: null,
          name: 'Ada',
          phrase: null,
          text: `${n}`,
          isForWatchers: n % 2 === 0,
        })
    case 6:
      return store => store.chatOf(table, number)
    case 7:
      return store => store.beat(at)
    case 8:
      return store => store.lastBeat()
    default: {
      const after = chances.once(4) ? Math.max(0, length - 1) : length
      const entries = Array.from({ length: chances.below(3) }, (_, k) => ({ ...move(after + 1 + k, person), at }))
      const stage = chances.once(10) ? 'over' : 'playing'
      const index = indexOf([person, null, 2], { due: chances.once(3) ? null : at, stage, toMove: chances.below(3) })
      if (after === length) lengths.set(table, length + entries.length)
      return store => store.append({ table, after, entries, index, ...(n % 3 === 0 && { keyHash: `${n}` }) })
    }
  }
}

test('the simulated store answers as SQLite does', async () => {
  const place = temporaryFolder()
  const real = await openStore({ folder: place.folder, now: START })
  const timeline = new Timeline(START)
  const simulated = new SimulatedStore(new Disk(), new Process(timeline), new Chances([1, 2, 3, 4]))
  /** What each of them answers, or how it refuses. */
  const both = async <Answer>(ask: (store: Store) => Promise<Answer>): Promise<[Answer, Answer]> => {
    const outcome = (answer: Promise<Answer>) => answer.catch(error => String(error) as Answer)
    const answers = Promise.all([outcome(ask(real)), outcome(ask(simulated))])
    await timeline.runUntil(timeline.now + 100)
    return answers
  }
  const seed = new Chances([5, 6, 7, 8])
  for (let n = 1; n <= 4; n++) await both(store => store.newPerson(`Person ${n}`, `token ${n}`, START))
  for (const [n, id] of TABLES.entries())
    await both(store => store.newTable({ ...tableBy(1 + n, id), created: START + n }, indexOf([null, null, null])))
  const lengths = new Map(TABLES.map(id => [id, 0]))
  for (let n = 1; n <= 300; n++) {
    const request = anyRequest(seed.of(n), lengths, n)
    const [expected, found] = await both(request)
    expect(found, `request ${n}`).toEqual(expected)
  }
  for (const id of TABLES) {
    const [expected, found] = await both(store => store.readTable(id))
    expect(found).toEqual(expected)
    const revision = expected!.revision
    for (const known of [
      { seq: 5, revision },
      { seq: lengths.get(id)!, revision },
      { seq: 5, revision: revision + 1 },
    ]) {
      const [growth, simulated] = await both(store => store.readGrowth(id, known))
      expect(simulated).toEqual(growth)
      expect(growth?.entries ?? null).toEqual(known.revision === revision ? expected!.entries.slice(known.seq) : null)
    }
    expect(lengths.get(id)).toBeGreaterThan(8)
  }
  await real.close()
  place.remove()
})

test('a line that a replaced server writes is heard at the next look, also if it dies before it answers', async () => {
  const timeline = new Timeline(START)
  const disk = new Disk()
  const server = new Process(timeline)
  const store = new SimulatedStore(disk, server, new Chances([1, 2, 3, 4]))
  const [table] = TABLES
  disk.newTable({ ...tableBy(1, table!), created: START }, indexOf([null, null, null]))
  const line = { at: START, person: 1, seat: null, name: 'Ada', phrase: null, text: 'Hm', isForWatchers: false }
  const sayAt = disk.say.bind(disk)
  disk.say = said => {
    server.kill()
    return sayAt(said)
  }
  store.isReplaced = true
  void store.say({ table: table!, ...line })
  await timeline.runUntil(START + 100)
  expect(disk.chatOf(table!, 0)).toHaveLength(1)
  expect([...disk.unheard]).toEqual([1])
})
