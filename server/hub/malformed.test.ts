import { headerOf } from '@roundhouse/kernel/record'
import { loadGame } from '@roundhouse/table/games'
import { commitmentOf } from '@roundhouse/wire/deal'
import type { FromPage, FromServer } from '@roundhouse/wire/messages'
import { readFromPage } from '@roundhouse/wire/reading'
import { mayThey, type Role } from '@roundhouse/wire/rights'
import { FROM_PAGE } from '@roundhouse/wire/testing/messages'
import { nodeSha256 } from '@roundhouse/wire/testing/sha256'
import { expect, test } from 'vitest'
import { openStore } from '../store/open-store.ts'
import type { Person } from '../store/store.ts'
import { openOnlineTable } from '../table/online-table.ts'
import { deskHere, GENEROUS, USUAL_TABLE } from '../testing/house.ts'
import { START, temporaryFolder } from '../testing/samples.ts'
import { systemChance } from './chance.ts'
import type { Connection } from './connection.ts'
import { Hub } from './hub.ts'

/** `ROUNDHOUSE_MESSAGES=100000` for a longer one. */
const MESSAGES = Number(process.env['ROUNDHOUSE_MESSAGES'] ?? 3000)
/** After so many messages a new table is set up: every stage is met often. */
const PER_TABLE = 250

/** Small numbers by chance, the same every time. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const ODD = [null, -1, 1e300, '', 'x'.repeat(300), [], {}, '\u202e', '__proto__', true, 0.5, [[[[]]]], 'constructor']

test(`of ${MESSAGES} messages of all kinds none breaks anything, or writes what its sender may not`, async () => {
  const place = temporaryFolder()
  const below = numbersFrom(7)
  const trouble: unknown[] = []
  let now = START
  const store = await openStore({ folder: place.folder, now })
  const clock = { now: () => now, wake: () => () => {} }
  const onTrouble = (_: string, error: unknown) => void trouble.push(error)
  const hub = new Hub({ store, clock, chance: systemChance, bots: deskHere(), allowances: GENEROUS, onTrouble })
  await hub.start()
  const people: (Person | null)[] = [null]
  for (const name of ['Host', 'Ada', 'Bert', 'Carla']) people.push(await hub.personWith(await hub.newGuest(name)))
  const [, host, ada, bert] = people
  const { definition } = await loadGame('first-class')
  const stages = new Set<string>()
  const answers = new Map<string, number>()
  const share = '5e'.repeat(32)
  let written = 0

  for (let sent = 0; sent < MESSAGES; ) {
    const { table: id, key } = await hub.setUp(host!, USUAL_TABLE)
    const lines: { readonly person: Person | null; readonly isScreen: boolean; readonly connection: Connection }[] = []
    const onSend = (text: string): void => {
      const message = JSON.parse(text) as FromServer
      const what = message.type === 'no' ? message.reason.code : message.type
      answers.set(what, (answers.get(what) ?? 0) + 1)
    }
    for (const [n, person] of [...people, ada!].entries()) {
      const connection = hub.connect({ send: onSend, close: () => {} }, person)
      const isScreen = n === people.length
      await connection.receive(JSON.stringify({ type: 'look', table: id, key, isScreen }))
      lines.push({ person, isScreen, connection })
    }
    const table = (await hub.open(id))!
    const game = definition.open(definition.readOptions(headerOf({ options: table.table.setup.options, notes: [] })))

    for (let n = 0; n < PER_TABLE; n++, sent++) {
      now += below(3) === 0 ? below(20_000) : 1
      const { person, isScreen, connection } = lines[below(lines.length)]!
      const before = table.table
      stages.add(before.stage)
      const text = await anyMessage(person, isScreen, before)
      const seat = before.chairs.findIndex(chair => person !== null && chair.person === person.number)
      const roles: Role[] = isScreen ? ['screen'] : ['key-holder', 'spectator']
      if (!isScreen && person === host) roles.push('host')
      if (!isScreen && seat >= 0) roles.push('person')
      await connection.receive(text)
      if (table.table.seq === before.seq) continue
      written++
      const read = readFromPage(text)
      expect(read.ok && person !== null, text).toBe(true)
      if (read.ok)
        expect(
          roles.some(role => mayThey(role, before.stage, read.message.type)),
          text,
        ).toBe(true)
    }
    for (const { connection } of lines) connection.close()

    /** Often what makes sense, else anything, whole or broken. */
    async function anyMessage(
      person: Person | null,
      isScreen: boolean,
      { seq, stage, table: begun }: typeof table.table,
    ): Promise<string> {
      const types = Object.keys(FROM_PAGE) as FromPage['type'][]
      const type = types[below(types.length)]!
      const head = {
        table: id,
        id: `command-${sent}-${below(50) === 0 ? 0 : n()}`,
        seq: below(5) === 0 ? below(40) : seq,
      }
      const sensible = below(2) === 0 ? await next(person, stage, begun) : null
      const message: Record<string, unknown> = { ...FROM_PAGE[type], ...(sensible ?? {}) }
      for (const field of ['table', 'id', 'seq'] as const)
        if (field in message || sensible) message[field] = head[field]
      // A screen that looks again without saying so is none any more.
      if (type === 'look' && isScreen && sensible === null) return JSON.stringify({ type: 'ping', seen: {} })
      // Nobody looks away for long, and few leave: else nothing would happen.
      if ((type === 'look-away' || type === 'leave' || type === 'look') && sensible === null && below(8) > 0)
        return JSON.stringify({ type: 'ping', seen: { [id]: below(40) } })
      const fields = Object.keys(message)
      if (below(4) === 0) message[fields[below(fields.length)]!] = ODD[below(ODD.length)]
      if (below(12) === 0) delete message[fields[below(fields.length)]!]
      if (below(20) === 0) message[`more${below(3)}`] = ODD[below(ODD.length)]
      const text = JSON.stringify(message)
      return below(25) === 0 ? text.slice(0, below(text.length)) : text
    }

    function n(): number {
      return below(1e6)
    }

    async function next(person: Person | null, stage: string, begun: typeof table.table.table): Promise<object | null> {
      const seat = [ada, bert].indexOf(person ?? undefined)
      if (seat < 0) return null
      if (stage === 'seating' && table.table.chairs[seat]!.person === null)
        return { type: 'sit', seat, name: person!.name }
      if (stage === 'seating') return { type: 'ready', commitment: await commitmentOf(nodeSha256, id, seat + 1, share) }
      if (stage === 'dealing') return { type: 'share', share }
      if (stage !== 'playing' || begun === null) return null
      const legal = game.moves(begun.match.now)
      return { type: 'play', moves: [game.write(legal[below(legal.length)]!)] }
    }
  }

  expect(trouble).toEqual([])
  expect(written).toBeGreaterThan(MESSAGES / 50)
  expect([...stages]).toEqual(expect.arrayContaining(['seating', 'dealing', 'playing']))
  for (const code of ['not-understood', 'not-yours', 'stale', 'nobody', 'done'])
    expect(answers.get(code), code).toBeGreaterThan(0)
  // Every log can be played again.
  const manifest = await loadGame('first-class')
  for (const id of await store.runningTables()) {
    const kept = (await store.readTable(id))!
    expect(openOnlineTable(kept, manifest).seq).toBe(kept.entries.length)
  }
  await hub.stop()
  place.remove()
})
