import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backUp } from '../store/backup.ts'
import { Database } from '../store/database.ts'
import { databaseIn } from '../store/open-store.ts'
import { readingStore } from '../store/store-reader.ts'
import { guestAt, openHouse, type TestHouse, tableAt } from '../testing/house.ts'
import { beginGame, inLink, legalMove, TestPage, toMoveAmong } from '../testing/page.ts'
import { checkTables, replayKept } from './check-tables.ts'
import { actAsHouse } from './house-act.ts'
import { listTables, reportTable } from './table-report.ts'

/* What the house does beside a server that runs: with one server, in its own folder, while people sit at its tables. */

let house: TestHouse
let links: string[]
let tables: string[]
let pages: TestPage[]

const person = { is: 'person', keptFor: null } as const

beforeAll(async () => {
  house = await openHouse()
  const host = await guestAt(house, 'Host')
  links = [
    await tableAt(house, host),
    await tableAt(house, host, {
      ...{ game: 'nuremberg', options: { players: '2', map: 'nuremberg' }, pace: 'daily' },
      chairs: [person, { is: 'bot', level: 'random' }],
    }),
  ]
  tables = links.map(link => inLink(link).table)
  pages = [await TestPage.guest(house, links[0]!, 'Ada'), await TestPage.guest(house, links[0]!, 'Bram')]
  await beginGame(pages)
  for (let move = 0; move < 4; move++) await playOne()
})

afterAll(() => house.close())

/** Whoever has the move plays. */
async function playOne(): Promise<string> {
  const mover = await toMoveAmong(pages)
  return mover.tell({ type: 'play', moves: [await legalMove(mover)] })
}

const held = (why: string) => ({ kind: 'hold', because: why }) as const
const act = (table: string, event: Parameters<typeof actAsHouse>[2]) =>
  actAsHouse(house.folder, table, event, Date.now())

describe('the tables of a server that runs', () => {
  test('are listed and shown, without anything that is secret', async () => {
    const [first, second, ...more] = await listTables(house.folder)
    expect(more).toEqual([])
    expect(first).toMatchObject({
      ...{
        id: tables[0],
        game: 'first-class',
        rules: 1,
        stage: 'playing',
        held: null,
        why: null,
        pace: 'live',
        played: 4,
      },
      chairs: [
        { is: 'person', name: 'Player 0', level: null },
        { is: 'person', name: 'Player 1', level: null },
      ],
    })
    expect(second).toMatchObject({ game: 'nuremberg', stage: 'seating', seq: 0, toMove: null })
    expect(second).toMatchObject({ chairs: [{ is: 'free' }, { is: 'bot', level: 'random' }] })
    const shown = await reportTable(house.folder, tables[0]!)
    expect(shown).toMatchObject({ ...first, until: expect.any(Number) })
    const { secrets, entries, keyHash } = (await readingStore(house.folder, async store => store.table(tables[0]!)))!
    const text = JSON.stringify([first, second, shown])
    const moves = entries.flatMap(({ event }) => (event.kind === 'move' ? [event.text] : []))
    for (const secret of [secrets.seed!, ...secrets.shares, secrets.commitment, keyHash, pages[0]!.key, ...moves])
      expect(text).not.toContain(String(secret))
    expect(await reportTable(house.folder, 'nosuchtable1')).toBeNull()
  })

  test('are held, released and called off while people play: they learn of it, and the log says who did it', async () => {
    const [ada] = pages
    const seq = await act(tables[0]!, held('the cellar is under water'))
    await ada!.until(() => ada!.snapshot!.held !== null)
    expect(ada!.snapshot!.held).toBe('house')
    expect(await playOne()).toBe('held')
    expect(await reportTable(house.folder, tables[0]!)).toMatchObject({
      ...{ held: 'house', why: 'the cellar is under water', seq, until: null },
    })
    await expect(act(tables[0]!, held('twice'))).rejects.toMatchObject({ key: 'hosting.tables.held-already' })
    expect(await act(tables[0]!, { kind: 'release' })).toBe(seq + 1)
    await ada!.until(() => ada!.snapshot!.held === null)
    await expect(act(tables[0]!, { kind: 'release' })).rejects.toMatchObject({ key: 'hosting.tables.not-held' })
    expect(await playOne()).toBe('done')
    const kept = (await readingStore(house.folder, async store => store.table(tables[0]!)))!
    expect(kept.entries.slice(seq - 1, seq + 1)).toMatchObject([
      { by: 'house', event: { kind: 'hold', because: 'the cellar is under water' } },
      { by: 'house', event: { kind: 'release' } },
    ])
    await expect(act('nosuchtable1', { kind: 'release' })).rejects.toMatchObject({ key: 'hosting.tables.none' })
    expect(house.trouble).toEqual([])
  })

  test('are written to at the end of their logs, however quickly others write', async () => {
    const [, seq] = await Promise.all([playOne(), act(tables[0]!, held('in between')), playOne().catch(() => '')])
    const kept = (await readingStore(house.folder, async store => store.table(tables[0]!)))!
    expect(kept.entries[seq - 1]).toMatchObject({ by: 'house', event: { because: 'in between' } })
    await expect(replayKept(kept)).resolves.toMatchObject({ held: 'house' })
    await act(tables[0]!, { kind: 'release' })
  })

  test('lead where they led, which changes nothing, and so do those of a backup', async () => {
    const { counts, difference } = await checkTables(house.folder)
    expect(difference).toBeNull()
    expect(counts).toMatchObject([
      { game: 'first-class', rules: 1, tables: 1 },
      { game: 'nuremberg', rules: 1, tables: 1, entries: 0 },
    ])
    const file = `${house.folder}/monday.db`
    expect(await backUp(house.folder, file, { replay: replayKept })).toMatchObject({
      tables: 2,
      replayed: 2,
      faults: [],
    })
  })

  test('that lead elsewhere are found, by the first entry that does, and cannot be written to', async () => {
    const database = new Database(databaseIn(house.folder), 'write')
    const { seq, hash } = database
      .prepare('select seq, hash from entry where hash is not null order by seq limit 1')
      .get<{ seq: number; hash: string }>()!
    const setHash = database.prepare('update entry set hash = ? where hash = ?')
    setHash.run('0000000000000000', hash)
    const { difference } = await checkTables(house.folder)
    expect(difference).toMatchObject({
      ...{ table: tables[0], edition: { game: 'first-class', rules: 1 } },
      error: { seq, expected: '0000000000000000', found: hash },
    })
    expect(await backUp(house.folder, `${house.folder}/tuesday.db`, { replay: replayKept })).toMatchObject({
      ...{ replayed: 2, faults: [{ table: tables[0], error: { seq } }] },
    })
    setHash.run(hash, '0000000000000000')
    const spoil = database.prepare(`update entry set event = replace(event, ?, ?) where event like '%"move"%'`)
    spoil.run('"text":"', '"text":"not a ')
    expect((await checkTables(house.folder)).difference).toMatchObject({
      error: { why: expect.stringContaining('not a') },
    })
    expect(await reportTable(house.folder, tables[0]!)).toMatchObject({ held: 'damaged', why: expect.any(String) })
    await expect(act(tables[0]!, { kind: 'call-off', because: 'house' })).rejects.toMatchObject({
      key: 'hosting.tables.stuck',
    })
    spoil.run('"text":"not a ', '"text":"')
    database.close()
    expect((await checkTables(house.folder)).difference).toBeNull()
  })

  test('are called off, once', async () => {
    await act(tables[0]!, { kind: 'call-off', because: 'house' })
    await pages[0]!.until(() => pages[0]!.snapshot!.stage === 'called-off')
    expect(pages[0]!.snapshot!.record).not.toBeNull()
    await expect(act(tables[0]!, { kind: 'call-off', because: 'house' })).rejects.toMatchObject({
      key: 'hosting.tables.over',
    })
    expect((await listTables(house.folder)).map(({ id }) => id)).toEqual([tables[1]])
  })

  test('whose rules the program does not know are held with that reason, and the others play', async () => {
    const other = await tableAt(house, await guestAt(house, 'Host'))
    const database = new Database(databaseIn(house.folder), 'write')
    database.execute(
      `update game_table set setup = replace(setup, '"rules":1', '"rules":99') where id = '${inLink(other).table}'`,
    )
    database.close()
    const late = await TestPage.guest(house, other, 'Carla')
    expect(late.snapshot).toMatchObject({ held: 'other-rules', stage: 'seating' })
    expect(await late.tell({ type: 'sit', seat: 0, name: 'Carla' })).toBe('held')
    const dov = await TestPage.guest(house, links[1]!, 'Dov')
    expect(dov.snapshot!.held).toBeNull()
    await beginGame([dov])
    await dov.until(() => dov.snapshot!.stage === 'playing')
    const { difference } = await checkTables(house.folder)
    expect(difference).toMatchObject({
      ...{ table: inLink(other).table, edition: { rules: 99 } },
      error: { why: 'the table follows rules 99; this program knows rules 1' },
    })
    expect(await (await fetch(`${house.address}/metrics`)).text()).toContain('roundhouse_held_tables 1')
  })
})

test('a folder without a server’s database is refused, and stays empty', async () => {
  const nowhere = `${house.folder}/nowhere`
  for (const asked of [
    () => listTables(nowhere),
    () => checkTables(nowhere),
    () => actAsHouse(nowhere, tables[0]!, { kind: 'release' }, 0),
  ])
    await expect(asked()).rejects.toMatchObject({ key: 'hosting.no-database' })
})
