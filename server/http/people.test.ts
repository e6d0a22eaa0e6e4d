import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askApi } from '../testing/api.ts'
import { guestAt, openHouse, type TestHouse, tableAt } from '../testing/house.ts'
import { keptLog } from '../testing/kept-log.ts'
import { beginGame, inLink, TestPage, toMoveAmong } from '../testing/page.ts'

const { log, lines } = keptLog()
const DAY = 86_400_000
let now = Date.UTC(2026, 5, 1)
let house: TestHouse

beforeAll(async () => {
  const clock = { now: () => now, wake: () => () => {} }
  house = await openHouse({ allowances: undefined, limits: { requests: 1000, guests: 30, sockets: 20 }, clock, log })
})

afterAll(async () => {
  expect(house.trouble).toEqual([])
  await house.close()
})

const ask = (path: string, cookie: string | null, body?: object, more: Record<string, string> = {}) =>
  askApi<Record<string, unknown>>(house, path, cookie, body, more)

const newKey = async (cookie: string): Promise<string> => String((await ask('keys', cookie, {})).answer['key'])

describe('a key to one’s own chairs', () => {
  test('makes another browser known as the same person, once, and stands in no log', async () => {
    const cookie = await guestAt(house, 'Ada')
    const key = await newKey(cookie)
    const other = await ask('keys/use', null, { key })
    expect(other).toMatchObject({ status: 200, answer: { name: 'Ada' } })
    expect(other.cookie).not.toBe(cookie)
    expect((await ask('guest', other.cookie)).answer).toMatchObject({ name: 'Ada' })
    // Both browsers sit in the same chair.
    const { table } = inLink(await tableAt(house, cookie))
    for (const each of [cookie, other.cookie]) expect((await ask('tables', each)).answer).toMatchObject([{ table }])
    expect(await ask('keys/use', null, { key })).toMatchObject({ status: 404, answer: { code: 'no-such-key' } })
    expect(lines.filter(line => line.includes(key))).toEqual([])
    expect(lines.length).toBeGreaterThan(3)
  })

  test('works for an hour, until it is withdrawn, and until another is made', async () => {
    const cookie = await guestAt(house, 'Bram')
    const late = await newKey(cookie)
    now += 3_600_000
    expect((await ask('keys/use', null, { key: late })).status).toBe(404)
    const first = await newKey(cookie)
    const second = await newKey(cookie)
    expect((await ask('keys/use', null, { key: first })).status).toBe(404)
    expect((await ask('keys/withdraw', cookie, {})).status).toBe(200)
    expect((await ask('keys/use', null, { key: second })).status).toBe(404)
  })

  test('is for those who are known, from our own page, in a form that can be one, and not without end', async () => {
    const cookie = await guestAt(house, 'Chiara')
    expect((await ask('keys', null, {})).status).toBe(401)
    expect((await ask('keys/withdraw', null, {})).status).toBe(401)
    const foreign = { origin: 'https://evil.example' }
    for (const path of ['keys', 'keys/use', 'keys/withdraw', 'vacation'])
      expect((await ask(path, cookie, {}, foreign)).answer).toEqual({ code: 'foreign-origin' })
    for (const body of [{}, { key: 'short' }, { key: 7 }, { key: 'k'.repeat(43), more: 1 }])
      expect(await ask('keys/use', null, body)).toMatchObject({ status: 400, answer: { code: 'not-understood' } })
    const codes: number[] = []
    for (let n = 0; n < 11; n++) codes.push((await ask('keys', cookie, {})).status)
    expect(codes).toEqual([...Array<number>(10).fill(201), 429])
  })
})

/** Two people sit at a table, and it is dealt. */
async function playedTable(pace: 'daily' | 'none', known: string | null = null) {
  const host = known ?? (await guestAt(house, 'Ada'))
  const link = await tableAt(house, host, { pace })
  const pages = [await TestPage.at(house, link, host), await TestPage.guest(house, link, 'Bram')]
  await pages[0]!.look()
  await beginGame(pages)
  return { pages, host }
}

describe('a vacation', () => {
  test('stops the daily clocks of its person, is told to the others, ends early, and has 30 days a year', async () => {
    const { pages, host } = await playedTable('daily')
    expect((await ask('vacation', host)).answer).toEqual({ until: null, daysLeft: 30 })
    const until = now + 7 * DAY
    expect((await ask('vacation', host, { days: 7 })).answer).toEqual({ until, daysLeft: 23 })
    for (const page of pages) await page.until(() => page.snapshot?.chairs[0]?.vacation === until)
    expect(pages[1]!.snapshot!.chairs[1]!.vacation).toBeNull()
    const { running } = pages[1]!.snapshot!.clock
    if (running?.seat === 0) expect(running.since).toBe(until)
    now += 2 * DAY
    expect((await ask('vacation', host, { days: 0 })).answer).toEqual({ until: null, daysLeft: 28 })
    await pages[1]!.until(() => pages[1]!.snapshot?.chairs[0]?.vacation === now)
    expect(await ask('vacation', host, { days: 29 })).toMatchObject({ status: 409, answer: { code: 'no-days-left' } })
    expect((await ask('vacation', host, { days: 28 })).answer).toMatchObject({ daysLeft: 0 })
  })

  test('that was taken before stops the clock of a table that begins later, or gets a daily clock', async () => {
    const host = await guestAt(house, 'Ada')
    const until = now + 5 * DAY
    await ask('vacation', host, { days: 5 })
    const { pages } = await playedTable('daily', host)
    await pages[1]!.until(() => pages[1]!.snapshot?.chairs[0]?.vacation === until)
    expect(pages[1]!.snapshot!.chairs[1]!.vacation).toBeNull()
    const [own, other] = (await playedTable('none', host)).pages as [TestPage, TestPage]
    expect(own.snapshot!.chairs[0]!.vacation).toBeNull()
    expect(await own.tell({ type: 'ask', what: { is: 'pace', pace: 'daily' } })).toBe('done')
    await other.until(() => other.snapshot?.question !== null)
    expect(await other.tell({ type: 'answer', agrees: true })).toBe('done')
    await other.until(() => other.snapshot?.chairs[0]?.vacation === until)
  })

  test('is for those who are known, in whole days', async () => {
    expect((await ask('vacation', null)).status).toBe(401)
    expect((await ask('vacation', null, { days: 1 })).status).toBe(401)
    const cookie = await guestAt(house, 'Dénes')
    for (const days of [31, -1, 1.5, '7', null]) expect((await ask('vacation', cookie, { days })).status).toBe(400)
  })
})

describe('at a table', () => {
  test('one hands the chair to a bot for a while, and takes it back', async () => {
    const { pages } = await playedTable('none')
    const mover = await toMoveAmong(pages)
    const page = pages.find(each => each !== mover)!
    const seat = pages.indexOf(page)
    expect(await page.tell({ type: 'stand-in' })).toBe('done')
    await mover.until(() => mover.snapshot?.chairs[seat]?.hasStandIn === true)
    expect(await page.tell({ type: 'stand-in' })).toBe('stand-in-plays')
    expect(await page.tell({ type: 'return' })).toBe('done')
    await mover.until(() => mover.snapshot?.chairs[seat]?.hasStandIn === false)
  })

  test('what was said is reported to the house, once, by those who heard it', async () => {
    const { pages } = await playedTable('none')
    const [ada, bram] = pages as [TestPage, TestPage]
    const { table } = ada
    await bram.ask({ type: 'say', table, id: 'say_0001', text: 'You fool' }, 'said')
    const report = { type: 'report', table, id: 'report_1', numbers: [1, 99] }
    for (let n = 0; n < 2; n++) expect(await ada.ask(report, 'done')).toMatchObject({ id: 'report_1' })
    expect(await ada.ask({ ...report, numbers: [] }, 'no')).toMatchObject({ reason: { code: 'not-understood' } })
    for (let n = 0; n < 3; n++) await ada.ask(report, 'done')
    expect(await ada.ask(report, 'no')).toMatchObject({ reason: { code: 'too-fast' } })
    // A screen has no voice, and hears no complaint.
    const screen = await TestPage.at(house, `${house.address}/#/sit/${table}/${ada.key}`, ada.cookie)
    await screen.look({ isScreen: true })
    expect(await screen.ask(report, 'no')).toMatchObject({ reason: { code: 'not-yours' } })
    await ada.until(() => ada.ofType('present').at(-1)?.screens === 1)
  })
})
