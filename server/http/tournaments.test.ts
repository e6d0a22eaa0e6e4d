import { readRecord } from '@roundhouse/kernel/record'
import { loadGame } from '@roundhouse/table/games'
import { dealReport } from '@roundhouse/wire/deal-report'
import { nodeSha256 } from '@roundhouse/wire/testing/sha256'
import type { DuplicateReport, NewTournament, TournamentReport, TournamentSummary } from '@roundhouse/wire/tournament'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Clock, systemClock } from '../clock.ts'
import { askApi } from '../testing/api.ts'
import { guestAt, openHouse, type TestHouse } from '../testing/house.ts'
import { TestPage } from '../testing/page.ts'
import { playQuickly } from '../testing/quick-play.ts'

let house: TestHouse
let maker: string

/** Milliseconds by which it is later than it is. */
let ahead = 0
const clock: Clock = {
  now: () => systemClock.now() + ahead,
  wake: (at, run) => systemClock.wake(at - ahead, run),
}

beforeAll(async () => {
  house = await openHouse({ clock })
  const made = await fetch(`${house.address}/api/account`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Maker', password: 'seven green engines' }),
  })
  expect(made.status).toBeLessThan(300)
  maker = made.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0])
    .join('; ')
})

afterAll(async () => {
  expect(house.trouble).toEqual([])
  await house.close()
})

async function ask<Answer>(path: string, cookie = '', body?: object): Promise<{ status: number; answer: Answer }> {
  const { status, answer } = await askApi<Answer>(house, path, cookie, body)
  return { status, answer }
}

const USUAL: NewTournament = {
  name: 'Autumn Cup',
  game: 'first-class',
  options: { modules: 'A,B' },
  players: 2,
  pace: 'daily',
  bank: { live: 20, daily: 3 },
  kind: 'swiss',
  rounds: 2,
  groupSize: 4,
  hasFinal: false,
  isOpen: true,
  closes: null,
}

async function newTournament(wishes: Partial<NewTournament> = {}): Promise<string> {
  const { status, answer } = await ask<{ tournament: string }>('tournaments', maker, { ...USUAL, ...wishes })
  expect([status, answer]).toEqual([201, { tournament: expect.any(String) }])
  return answer.tournament
}

async function guestsIn(tournament: string, names: readonly string[]): Promise<string[]> {
  const cookies: string[] = []
  for (const name of names) {
    const cookie = await guestAt(house, name)
    expect((await ask('tournaments/register', cookie, { tournament })).status).toBe(200)
    cookies.push(cookie)
  }
  return cookies
}

const reportFor = async (tournament: string, cookie = ''): Promise<TournamentReport> =>
  (await ask<TournamentReport>(`tournaments/${tournament}`, cookie)).answer

/** What somebody is told who looks at a table: what it is like, or why not. */
async function lookAt(table: string, cookie: string): Promise<TestPage> {
  const page = await TestPage.at(house, `${house.address}/#/sit/${table}/${'x'.repeat(22)}`, cookie)
  page.say({ type: 'look', table })
  await page.until(() => page.snapshot !== null || page.ofType('no').length > 0)
  return page
}

describe('setting a tournament up', () => {
  test('needs an account, and something that can be meant', async () => {
    const guest = await guestAt(house, 'Guest')
    expect((await ask('tournaments', '', USUAL)).status).toBe(401)
    expect(await ask('tournaments', guest, USUAL)).toEqual({ status: 403, answer: { code: 'no-account' } })
    for (const wrong of [
      { players: 5 },
      { pace: 'none' },
      { options: { modules: 'A,Z' } },
      { game: 'chess' },
      { closes: 1 },
      { kind: 'groups', players: 4, groupSize: 3 },
      { name: ' ' },
    ])
      expect([wrong, (await ask('tournaments', maker, { ...USUAL, ...wrong })).status]).toEqual([wrong, 400])
  })

  test('it is in the list if it is open, and people come and go until it begins', async () => {
    const open = await newTournament()
    const closed = await newTournament({ isOpen: false, name: 'Among friends' })
    const [ada] = await guestsIn(open, ['Ada'])
    const list = (await ask<TournamentSummary[]>('tournaments', ada)).answer
    expect(list.map(({ id }) => id)).toEqual([open])
    expect(list[0]).toMatchObject({ name: 'Autumn Cup', entrants: 1, isIn: true, stage: 'registering' })
    expect(await reportFor(closed)).toMatchObject({ name: 'Among friends', maker: 'Maker', isMaker: false })
    expect((await ask('tournaments/begin', ada, { tournament: open })).status).toBe(403)
    expect(await ask('tournaments/begin', maker, { tournament: open })).toMatchObject({
      answer: { code: 'too-few' },
    })
    expect((await ask('tournaments/unregister', ada, { tournament: open })).status).toBe(200)
    expect((await ask('tournaments/unregister', ada, { tournament: open })).status).toBe(409)
    expect((await ask('tournaments/register', ada, { tournament: 'nosuchthing1' })).status).toBe(404)
    for (const id of [open, closed])
      expect((await ask('tournaments/call-off', maker, { tournament: id })).status).toBe(200)
    expect((await ask('tournaments/register', ada, { tournament: open })).answer).toEqual({ code: 'too-late' })
    expect((await ask<object[]>('tournaments', ada)).answer).toEqual([])
  })
})

describe('a whole tournament', () => {
  const dice = { seed: [5, 6, 7, 8] as const, rolled: 0 }
  const names = ['Ada', 'Bram', 'Chiara', 'Dov', 'Emma']
  let id: string
  let cookies: string[]
  let tables: string[]

  const reports = (): Promise<TournamentReport[]> => Promise.all(cookies.map(cookie => reportFor(id, cookie)))

  test('begins with tables that all have the same cards, which nobody else may look at', async () => {
    id = await newTournament()
    cookies = await guestsIn(id, names)
    expect((await ask<TournamentReport>('tournaments/begin', maker, { tournament: id })).answer).toMatchObject({
      ...{ stage: 'running', round: 1, isMaker: true, table: null },
    })
    const all = await reports()
    tables = [...new Set(all.flatMap(({ table }) => table ?? []))]
    expect(tables).toHaveLength(2)
    expect(all.filter(({ table }) => table === null)).toHaveLength(1)
    expect(all[0]!.played[0]!.byes).toHaveLength(1)
    const [one, other] = await Promise.all(tables.map(table => house.hub.open(table)))
    expect(one!.table.stage).toBe('playing')
    expect(one!.table.secrets.seed).toBe(other!.table.secrets.seed)
    expect(one!.table.table!.match.now).toEqual(other!.table.table!.match.now)
    const secrets = new RegExp(`${one!.table.secrets.seed}|${one!.table.secrets.shares[0]}`)
    expect(JSON.stringify(all)).not.toMatch(secrets)
    const outsider = cookies[all.findIndex(({ table }) => table !== tables[0])]!
    const page = await lookAt(tables[0]!, outsider)
    expect([page.snapshot, page.ofType('no')[0]!.reason.code]).toEqual([null, 'no-such-table'])
    const own = await lookAt(tables[0]!, cookies[all.findIndex(({ table }) => table === tables[0])]!)
    expect(own.snapshot).toMatchObject({ stage: 'playing', record: null })
    expect(await own.tell({ type: 'ask', what: { is: 'pause' } })).toBe('in-tournament')
  })

  test('a table that is over tells nothing until its round is', async () => {
    await playQuickly(house, tables[0]!, dice)
    const all = await reports()
    const player = all.findIndex(({ played }) =>
      played[0]!.tables.some(({ table, seats }) => table === tables[0] && seats.some(({ isMe }) => isMe)),
    )
    const page = await lookAt(tables[0]!, cookies[player]!)
    expect(page.snapshot).toMatchObject({ stage: 'over', record: null, deal: { shares: null } })
    const { played } = all[player]!
    expect(played[0]!.tables.find(({ table }) => table === tables[0])).toMatchObject({
      stage: 'over',
      seats: [{ points: null }, { points: null }],
    })
    expect((await ask(`duplicates/${played[0]!.deal}`)).answer).toMatchObject({ isOver: false, seats: [[], []] })
    expect((await ask('duplicates/nosuchdeal12')).status).toBe(404)
  })

  test('whoever leaves is in no further round, which begins when all tables are over', async () => {
    const live = (await house.hub.open(tables[1]!))!
    const leaver = live.table.chairs[0]!
    await live.command(leaver.person!, { type: 'leave', table: tables[1]!, id: 'leaving-1', seq: live.table.seq })
    await playQuickly(house, tables[1]!, dice)
    await expect.poll(async () => (await reportFor(id)).round, { timeout: 60_000 }).toBe(2)
    await expect.poll(async () => (await reports()).filter(({ table }) => table !== null).length).toBe(4)
    const report = await reportFor(id)
    expect(report.rows.find(({ name }) => name === leaver.name)).toMatchObject({ hasLeft: true, points: 0 })
    expect(report.rows.reduce((sum, { points }) => sum + points, 0)).toBe(2 * 2 + 1)
    const [second, first] = report.played
    expect(second!.tables.flatMap(({ seats }) => seats.map(({ name }) => name))).not.toContain(leaver.name)
    expect(second!.byes).toEqual([])
    expect(first!.tables.map(({ table }) => table).toSorted()).toEqual(tables.toSorted())
  }, 90_000)

  test('then everybody may see how it was dealt, and that it was so from the beginning', async () => {
    const { played } = await reportFor(id)
    const stranger = await lookAt(tables[0]!, await guestAt(house, 'Stranger'))
    const record = stranger.snapshot!.record!
    const { definition } = await loadGame('first-class')
    const report = await dealReport(nodeSha256, readRecord(record), definition)
    expect(report).toMatchObject({ verdict: 'fair', isReplayed: true, seats: 2 })
    expect(report.rows.map(({ commitment }) => commitment)).toEqual([played[1]!.commitment])
    const { answer } = await ask<DuplicateReport>(`duplicates/${played[1]!.deal}`, cookies[0])
    expect(answer).toMatchObject({ tournament: { id, name: 'Autumn Cup', round: 1 }, isOver: true })
    expect(answer.seats).toHaveLength(2)
    for (const seat of answer.seats) {
      expect(seat).toHaveLength(2)
      expect(seat.reduce((sum, { percent }) => sum + percent!, 0)).toBe(100)
    }
  })

  test('and after the last round it is over', async () => {
    const running = [...new Set((await reports()).flatMap(({ table }) => table ?? []))]
    for (const table of running) await playQuickly(house, table, dice)
    await expect.poll(async () => (await reportFor(id)).stage, { timeout: 60_000 }).toBe('over')
    const { rows, played } = await reportFor(id)
    expect(played).toHaveLength(2)
    expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5])
    expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe(4 * 2 + 1)
    expect((await ask('tournaments/call-off', maker, { tournament: id })).status).toBe(409)
  }, 60_000)
})

test('people one of whom has blocked the other are not put at one table', async () => {
  const id = await newTournament({ name: 'Apart' })
  const [ada, bram] = await guestsIn(id, ['Ada A', 'Bram A', 'Chiara A'])
  const { rows } = await reportFor(id, bram)
  const other = rows.find(({ isMe }) => isMe)!.person
  expect((await ask('avoided', ada, { person: other, how: 'block' })).status).toBe(200)
  expect((await ask('tournaments/begin', maker, { tournament: id })).status).toBe(200)
  const [round] = (await reportFor(id)).played
  const names = round!.tables.map(({ seats }) => seats.map(({ name }) => name).toSorted())
  expect(names).toHaveLength(1)
  expect(names[0]).toContain('Chiara A')
  // Of two no table can be made.
  const two = await newTournament({ name: 'Apart, too' })
  for (const cookie of [ada!, bram!]) await ask('tournaments/register', cookie, { tournament: two })
  expect((await ask('tournaments/begin', maker, { tournament: two })).answer).toMatchObject({ stage: 'called-off' })
})

test('a tournament begins in its time, without its maker; without people it is called off', async () => {
  const closes = clock.now() + 3_600_000
  const full = await newTournament({ closes, kind: 'groups', players: 2, groupSize: 3 })
  const cookies = await guestsIn(full, ['Fay', 'Fay', 'Gil'])
  const empty = await newTournament({ closes })
  expect(await reportFor(full)).toMatchObject({ stage: 'registering', closes })
  ahead = 3_600_000
  await expect.poll(async () => (await reportFor(empty)).stage, { timeout: 20_000 }).toBe('called-off')
  await expect.poll(async () => (await reportFor(full)).round, { timeout: 20_000 }).toBe(1)
  expect(await reportFor(full)).toMatchObject({ rounds: 3, rows: [{ group: 0 }, { group: 0 }, { group: 0 }] })
  const own = (await Promise.all(cookies.map(cookie => reportFor(full, cookie)))).flatMap(({ table }) => table ?? [])
  expect(new Set(own).size).toBe(1)
  // Its maker can call it off at any time: then its table is, too, and is no secret any more.
  expect((await ask('tournaments/call-off', maker, { tournament: full })).status).toBe(200)
  const { table } = (await house.hub.open(own[0]!))!
  expect([table.stage, table.isSealed]).toEqual(['called-off', false])
  expect(new Set(table.chairs.map(({ name }) => name)).size).toBe(2)
}, 60_000)
