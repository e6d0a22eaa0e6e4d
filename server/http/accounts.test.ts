import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askApi } from '../testing/api.ts'
import { guestAt, openHouse, type TestHouse, tableAt } from '../testing/house.ts'
import { keptLog } from '../testing/kept-log.ts'
import { beginGame, inLink, TestPage } from '../testing/page.ts'

const DAY = 86_400_000
const MINUTE = 60_000
const PASSWORD = 'the 8:15 to Fürth'
const { log, lines } = keptLog()
let now = Date.UTC(2026, 5, 1)
let house: TestHouse

beforeAll(async () => {
  const clock = { now: () => now, wake: () => () => {} }
  house = await openHouse({ clock, log, publicUrl: new URL('https://trains.example') })
})

afterAll(async () => {
  expect(house.trouble).toEqual([])
  await house.close()
})

interface Answered {
  readonly status: number
  readonly answer: Record<string, unknown> & { readonly codes?: string[]; readonly devices?: Record<string, unknown>[] }
  /** Everything the browser remembers then. */
  readonly cookie: string
}

let address = 0

/** Each from an address of its own, unless it is said otherwise. */
async function ask(path: string, cookie = '', body?: object, more: Record<string, string> = {}): Promise<Answered> {
  const from = {
    'x-forwarded-for': `10.0.${address >> 8}.${address++ & 255}`,
    'user-agent': 'Firefox/127 Windows',
    ...more,
  }
  return askApi(house, path, cookie, body, from)
}

let accounts = 0
const newName = (): string => `Ada ${'abcdefghjkmnpqrstuvwxyz'[accounts++]}ova`

async function account(cookie = ''): Promise<{ name: string; cookie: string; codes: string[] }> {
  const name = newName()
  const made = await ask('account', cookie, { name, password: PASSWORD })
  expect(made).toMatchObject({ status: 200, answer: { name } })
  return { name, cookie: made.cookie, codes: made.answer.codes! }
}

const signIn = (name: string, cookie = '', more = {}) => ask('sign-in', cookie, { name, password: PASSWORD }, more)

describe('an account', () => {
  test('is the guest who makes it, with all that was theirs', async () => {
    const guest = await guestAt(house, 'Somebody')
    const { table } = inLink(await tableAt(house, guest))
    const made = await account(guest)
    expect((await ask('tables', made.cookie)).answer).toMatchObject([{ table }])
    expect((await ask('account', made.cookie)).answer).toMatchObject({
      ...{
        name: made.name,
        isAccount: true,
        isProven: true,
        hasPassword: true,
        codesLeft: 8,
        passkeys: [],
      },
      devices: [{ device: 'Firefox, Windows', isThis: true }],
    })
    // On another device, by whatever looks like the name.
    const other = await signIn(made.name.toUpperCase())
    expect(other).toMatchObject({ status: 200, answer: { name: made.name, apart: [] } })
    expect((await ask('tables', other.cookie)).answer).toMatchObject([{ table }])
    // Its name stays when somebody sits down by another.
    expect((await ask('guest', other.cookie, { name: 'Other' })).answer).toEqual({ name: made.name })
  })

  test('has a name and a password that can be one, and nobody else’s name', async () => {
    const { name, cookie } = await account()
    const refused = async (body: object) =>
      (await ask('account', '', { name: 'Fine Name', password: PASSWORD, ...body })).answer
    expect(await refused({ name: `${name.replace('a', 'а')}` })).toEqual({ code: 'mixed-name' })
    expect(await refused({ name: name.toLowerCase() })).toEqual({ code: 'name-taken' })
    expect(await refused({ name: '!!' })).toEqual({ code: 'bad-name' })
    expect(await refused({ password: 'short' })).toEqual({ code: 'short-password' })
    expect(await refused({ password: 'password1234' })).toEqual({ code: 'common-password' })
    const wrong = await refused({ password: 7 })
    expect(wrong).toMatchObject({ code: 'not-understood' })
    expect(JSON.stringify(await refused({ password: 'x'.repeat(300) }))).not.toContain('xxx')
    expect((await ask('account', cookie, { name: 'Second', password: PASSWORD })).answer).toEqual({
      code: 'has-account',
    })
    expect(await ask('account')).toMatchObject({ status: 401 })
    const guest = await guestAt(house, 'Guest')
    for (const [path, body] of [
      ['codes', {}],
      ['name', { name: 'New Name' }],
    ] as const)
      expect([path, (await ask(`account/${path}`, guest, body)).answer]).toEqual([path, { code: 'no-account' }])
  })

  test('has codes, each of which lets in once', async () => {
    const { name, codes, cookie } = await account()
    const other = await ask('sign-in/code', '', { name, code: codes[0]!.toUpperCase().replaceAll('-', ' ') })
    expect(other).toMatchObject({ status: 200, answer: { name } })
    for (const code of [codes[0]!, 'nonsense'])
      expect(await ask('sign-in/code', '', { name, code })).toMatchObject({
        status: 403,
        answer: { code: 'wrong-sign-in' },
      })
    expect((await ask('account', cookie)).answer).toMatchObject({ codesLeft: 7 })
    const fresh = (await ask('account/codes', cookie, {})).answer.codes!
    expect(new Set([...fresh, ...codes]).size).toBe(16)
    expect((await ask('sign-in/code', '', { name, code: codes[1]! })).status).toBe(403)
    const secrets = [...codes, ...fresh, PASSWORD]
    expect(lines.filter(line => secrets.some(secret => line.includes(secret)))).toEqual([])
  })

  test('is changed by those who showed lately who they are', async () => {
    const { name, cookie } = await account()
    now += 20 * MINUTE
    const changes = [
      ['password', { password: 'quite another one' }],
      ['codes', {}],
      ['export', {}],
    ]
    for (const [path, body] of [...changes, ['forget', { name }]] as [string, object][])
      expect([path, (await ask(`account/${path}`, cookie, body)).answer]).toEqual([path, { code: 'prove-it' }])
    expect((await signIn(name, cookie)).answer).toEqual({ name, apart: [] })
    expect((await ask('account', cookie)).answer).toMatchObject({ isProven: true })
    expect(await ask('account/credentials/remove', cookie, { id: 'password' })).toMatchObject({
      ...{ status: 409, answer: { code: 'last-credential' } },
    })
    const renamed = newName()
    expect((await ask('account/name', cookie, { name: renamed })).answer).toEqual({ name: renamed })
    expect((await signIn(name)).status).toBe(403)
    expect((await signIn(renamed)).status).toBe(200)
  })
})

describe('devices', () => {
  test('are listed and signed out, and their lines close at once', async () => {
    const { name, cookie } = await account()
    const phone = await signIn(name, '', { 'user-agent': 'Mozilla (iPhone) Safari/604' })
    const link = await tableAt(house, cookie)
    const pages = [await TestPage.at(house, link, cookie), await TestPage.at(house, link, phone.cookie)]
    for (const page of pages) await page.look()
    const { devices } = (await ask('account', cookie)).answer
    expect(devices!.map(({ device }) => device).toSorted()).toEqual(['Firefox, Windows', 'Safari, iPhone'])
    const { id } = devices!.find(({ isThis }) => !isThis)!
    expect((await ask('account/devices/sign-out', cookie, { id: 'f'.repeat(16) })).status).toBe(404)
    expect((await ask('account/devices/sign-out', cookie, { id })).status).toBe(200)
    expect(await pages[1]!.untilClosed()).toBe(4001)
    expect((await ask('account', phone.cookie)).status).toBe(401)
    // A new password signs out all others, and this device stays.
    const tablet = await signIn(name)
    expect((await ask('account/password', cookie, { password: 'quite another one' })).status).toBe(200)
    expect((await ask('account', tablet.cookie)).status).toBe(401)
    expect((await ask('account', cookie)).status).toBe(200)
    expect((await signIn(name)).status).toBe(403)
    // What another program ends is noticed, too.
    await house.store.write(function* (queries) {
      yield queries.deleteFrom('sign_in')
    })
    await house.accounts.closeEnded()
    expect(await pages[0]!.untilClosed()).toBe(4001)
    expect((await ask('sign-out', cookie, {})).status).toBe(200)
  })
})

describe('who guesses', () => {
  test('waits, while the owner comes in by a known device or a code', async () => {
    const { name, cookie, codes } = await account()
    expect((await ask('sign-out', cookie, {})).status).toBe(200)
    const guess = (n: number, who = name) =>
      ask('sign-in', '', { name: who, password: `wrong password ${n}` }, { 'x-forwarded-for': `10.9.0.${n}` })
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => guess(n)))
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(10)
    // All of them came at the same time: which are the last is not said.
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(2)
    expect(refused[0]).toMatchObject({ answer: { code: 'too-fast', wait: 60_000 } })
    expect((await signIn(name)).status).toBe(429)
    expect((await signIn(name, cookie)).status).toBe(200)
    expect((await ask('sign-in/code', '', { name, code: codes[3]! })).status).toBe(200)
    // One address that tries many names waits, too.
    const same = { 'x-forwarded-for': '10.8.0.1' }
    const many = []
    for (let n = 0; n < 11; n++)
      many.push((await ask('sign-in', '', { name: `Nobody ${n}`, password: PASSWORD }, same)).status)
    expect(many).toEqual([...Array<number>(10).fill(403), 429])
  })

  test('does not learn from the time whether a name exists', async () => {
    const { name } = await account()
    const fastest = async (who: string) => {
      const times: number[] = []
      for (let n = 0; n < 4; n++) {
        const began = performance.now()
        expect((await ask('sign-in', '', { name: who, password: 'wrong password' })).status).toBe(403)
        times.push(performance.now() - began)
      }
      return Math.min(...times)
    }
    await fastest('Warm Up')
    // A password that is not even compared takes a tenth of it.
    expect(await fastest('Nobody At All')).toBeGreaterThan((await fastest(name)) / 3)
  })
})

/** A game between a guest and Bram. */
async function gameOf(guest: string, other?: string) {
  const link = await tableAt(house, guest, { pace: 'none', watch: 'link' })
  const first = await TestPage.at(house, link, guest)
  const second = await TestPage.at(house, link, other ?? (await guestAt(house, 'Bram')))
  for (const page of [first, second]) await page.look()
  await beginGame([first, second])
  return { link, first, second, table: inLink(link).table }
}

describe('a guest who signs in', () => {
  test('brings chairs, tables and games along, but not where both sit', async () => {
    const { name, cookie } = await account()
    const guest = await guestAt(house, 'Guest')
    const { table: open } = inLink(await tableAt(house, guest))
    const played = await gameOf(guest)
    const both = await gameOf(guest, cookie)
    const { answer, cookie: mine } = await signIn(name, guest)
    expect(answer).toEqual({ name, apart: [both.table] })
    expect(await played.first.untilClosed()).toBe(4001)
    const listed = (await ask('tables', mine)).answer as unknown as { table: string }[]
    expect(listed.map(({ table }) => table).toSorted()).toEqual([open, played.table, both.table].toSorted())
    const page = await TestPage.at(house, played.link, mine)
    await page.look()
    expect(page.snapshot).toMatchObject({ viewer: 0, isHost: true })
    expect(await page.tell({ type: 'stand-in' })).toBe('done')
    await played.second.until(() => played.second.snapshot?.chairs[0]?.hasStandIn === true)
    expect((await ask('guest', guest)).answer).toMatchObject({ name: null })
    // It holds after the table was read again.
    const { entries } = (await house.store.readTable(played.table))!
    expect(entries.map(({ event }) => event.kind)).toContain('become')
  })
})

describe('own data', () => {
  test('is one file without secrets', async () => {
    const { cookie, name } = await account()
    const { first, table } = await gameOf(cookie)
    await first.ask({ type: 'say', table, id: 'say_0001', text: 'Good luck to all' }, 'said')
    const { status, answer } = await ask('account/export', cookie, {})
    expect(status).toBe(200)
    expect(answer).toMatchObject({
      ...{ format: 'roundhouse person 1', name, isAccount: true, hasPassword: true, recoveryCodesLeft: 8 },
      games: [{ table, stage: 'playing', seat: 0, isHost: true, record: null }],
      chat: [{ table, text: 'Good luck to all' }],
      signIns: [{ device: 'Firefox, Windows' }],
    })
    expect(JSON.stringify(answer)).not.toMatch(/argon2|token|seed|shares|[0-9a-f]{64}/)
    const statuses = []
    for (let n = 0; n < 5; n++) statuses.push((await ask('account/export', cookie, {})).status)
    expect(statuses.at(-1)).toBe(429)
  })

  test('is forgotten when somebody types their name; the game goes on without them', async () => {
    const { name, cookie } = await account()
    const { first, second, table, link } = await gameOf(cookie)
    await first.ask({ type: 'say', table, id: 'say_0001', text: 'I am leaving' }, 'said')
    expect((await ask('account/forget', cookie, { name: 'Somebody' })).answer).toEqual({ code: 'wrong-name' })
    expect((await ask('account/forget', cookie, { name })).status).toBe(200)
    expect(await first.untilClosed()).toBe(4001)
    await second.until(() => second.snapshot?.chairs[0]?.hasLeft === true)
    expect(second.snapshot!.chairs[0]).toMatchObject({ is: 'person', name: '' })
    expect((await ask('account', cookie)).status).toBe(401)
    expect((await signIn(name)).status).toBe(403)
    const late = await TestPage.at(house, link, second.cookie)
    await late.look()
    await late.ask({ type: 'say', table, id: 'say_0002', text: 'Pity' }, 'said')
    expect(late.ofType('said').map(({ text }) => text)).toEqual(['Pity'])
    const kept = await house.store.readTable(table)
    expect(JSON.stringify(kept)).not.toContain('Player 0')
    expect(kept!.entries.map(({ event }) => event.kind)).toContain('leave')
    // The name is free again.
    expect((await ask('account', '', { name, password: PASSWORD })).status).toBe(200)
  })

  test('of a guest is forgotten after 90 days, unless a game runs', async () => {
    const idle = await guestAt(house, 'Idle')
    const busy = await guestAt(house, 'Busy')
    await ask('guest', idle)
    await gameOf(busy)
    const { cookie } = await account()
    now += 90 * DAY
    await house.accounts.goRound()
    expect((await ask('guest', idle)).answer).toMatchObject({ name: 'Idle' })
    now += 90 * DAY + 1
    await house.accounts.goRound()
    expect((await ask('guest', idle)).answer).toMatchObject({ name: null })
    expect((await ask('guest', busy)).answer).toMatchObject({ name: 'Busy' })
    expect((await ask('account', cookie)).status).toBe(200)
  })
})
