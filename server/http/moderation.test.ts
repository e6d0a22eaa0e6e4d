import {
  type AvoidedPerson,
  MOST_SANCTION_DAYS,
  type NamedPerson,
  type PersonTrace,
  type ReportSheet,
  type ReportSummary,
  type Sanction,
} from '@roundhouse/wire/conduct'
import type { LobbyList } from '@roundhouse/wire/lobby'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addHost, removeHost } from '../moderation/host-rows.ts'
import { askApi } from '../testing/api.ts'
import { guestAt, openHouse, type TestHouse, tableAt } from '../testing/house.ts'
import { beginGame, inLink, TestPage } from '../testing/page.ts'

const DAY = 86_400_000
const PASSWORD = 'the 8:15 to Fürth'
const BARRED = 4003
let now = Date.UTC(2026, 5, 1)
let house: TestHouse

beforeAll(async () => {
  house = await openHouse({ clock: { now: () => now, wake: () => () => {} } })
})

afterAll(async () => {
  expect(house.trouble).toEqual([])
  await house.close()
})

const ask = <Answer = object>(path: string, cookie: string | null, body?: object) =>
  askApi<Answer>(house, path, cookie, body)

/** What somebody is told who asks for what is kept of them. */
interface OwnConduct {
  readonly reports: readonly object[]
  readonly sanctions: readonly object[]
}

const numberOf = async (cookie: string): Promise<number> =>
  (await house.hub.personWith(cookie.split('; ')[0]!.split('=')[1]!))!.number

let accounts = 0
/** Somebody with an account. */
async function account(): Promise<{ readonly name: string; readonly cookie: string; readonly number: number }> {
  const name = `Berta ${'abcdefghjkmnpqrstuvwxyz'[accounts++]}ova`
  const { cookie, status } = await ask('account', await guestAt(house, name), { name, password: PASSWORD })
  expect(status).toBe(200)
  return { name, cookie, number: await numberOf(cookie) }
}

async function host() {
  const made = await account()
  expect(await house.store.write(addHost(made.number, now))).toBe(true)
  return made
}

interface Sitter {
  readonly cookie: string
  readonly page: TestPage
  readonly number: number
}

/** A table at which these play, and their pages. */
async function playedBy(...cookies: readonly string[]): Promise<{ table: string; people: Sitter[]; link: string }> {
  const chairs = cookies.map(() => ({ is: 'person', keptFor: null }) as const)
  const options = { players: String(cookies.length), modules: 'A,B' }
  const link = await tableAt(house, cookies[0]!, { pace: 'none', watch: 'link', chairs, options })
  const pages = []
  for (const cookie of cookies) {
    const page = await TestPage.at(house, link, cookie)
    await page.look()
    pages.push(page)
  }
  await beginGame(pages)
  const people = await Promise.all(
    pages.map(async (page, n) => ({ page, cookie: cookies[n]!, number: await numberOf(cookies[n]!) })),
  )
  return { table: inLink(link).table, people, link }
}

const guests = (...names: readonly string[]) => Promise.all(names.map(name => guestAt(house, name)))

let said = 1
const say = (page: TestPage, what: object) =>
  page.say({ type: 'say', table: page.table, id: `say_${String(said++).padStart(6, '0')}`, ...what })

const textsAt = (page: TestPage): (string | undefined)[] =>
  page.ofType('said').map(({ text, phrase }) => text ?? phrase)

describe('blocking', () => {
  test('hides what both say from each other, now, later and before, and from nobody else', async () => {
    const { table, people, link } = await playedBy(...(await guests('Ada', 'Bert', 'Carla')))
    const [ada, bert, carla] = people as [Sitter, Sitter, Sitter]
    say(bert.page, { text: 'One' })
    await ada.page.until(() => textsAt(ada.page).includes('One'))
    say(ada.page, { text: 'Two' })
    await bert.page.until(() => textsAt(bert.page).includes('Two'))
    expect((await ask('avoided', ada.cookie, { how: 'block', table, seat: 1 })).status).toBe(200)
    expect((await ada.page.next('unsaid', 0)).numbers).toEqual([1])
    expect((await bert.page.next('unsaid', 0)).numbers).toEqual([2])
    say(bert.page, { text: 'Three' })
    await carla.page.until(() => textsAt(carla.page).includes('Three'))
    say(ada.page, { phrase: 'thanks' })
    await carla.page.until(() => textsAt(carla.page).length === 4)
    await ada.page.settled()
    await bert.page.settled()
    expect(textsAt(ada.page)).toEqual(['One', 'Two', 'thanks'])
    expect(textsAt(bert.page)).toEqual(['One', 'Two', 'Three'])
    expect(carla.page.ofType('unsaid')).toEqual([])
    const again = await TestPage.at(house, link, ada.cookie)
    await again.look()
    expect((await again.next('unsaid', 0)).numbers).toEqual([1, 3])
    expect(textsAt(again)).toEqual(['Two', 'thanks'])
    // It is taken back where it is listed, and holds no longer.
    const [one, ...more] = (await ask<AvoidedPerson[]>('avoided', ada.cookie)).answer
    expect([one, more]).toEqual([{ person: bert.number, name: 'Bert', how: 'block', since: now }, []])
    expect((await ask('avoided', bert.cookie)).answer).toEqual([])
    expect((await ask('avoided/remove', bert.cookie, { person: ada.number })).status).toBe(200)
    expect((await ask('avoided', ada.cookie)).answer).toHaveLength(1)
    expect((await ask('avoided/remove', ada.cookie, { person: bert.number })).status).toBe(200)
    say(bert.page, { text: 'Five' })
    await ada.page.until(() => textsAt(ada.page).includes('Five'))
  })

  test('keeps two apart wherever people meet, and breaks no game', async () => {
    const { table, people } = await playedBy(...(await guests('Ada', 'Bert')))
    const [ada, bert] = people as [Sitter, Sitter]
    expect((await ask('avoided', ada.cookie, { how: 'block', table, seat: 1 })).status).toBe(200)
    expect(ada.page.snapshot!.stage).toBe('playing')
    // An open table of either is not shown to the other, nor can they sit there, not even with its key.
    for (const [one, other] of [
      [ada, bert],
      [bert, ada],
    ] as const) {
      const link = await tableAt(house, one.cookie, { open: true, watch: 'all' })
      const open = inLink(link).table
      const list = (await ask<LobbyList>('lobby', other.cookie)).answer
      expect(JSON.stringify(list)).not.toContain(open)
      expect(await ask('lobby/sit', other.cookie, { table: open })).toMatchObject({ answer: { code: 'not-together' } })
      const page = await TestPage.at(house, link, other.cookie)
      await page.look()
      expect(await page.tell({ type: 'sit', seat: 0, name: 'X' })).toBe('not-together')
    }
    // A friend's link lets in the first who comes, and only them.
    const link = await tableAt(house, await guestAt(house, 'Friend'))
    const pages = await Promise.all([bert, ada].map(({ cookie }) => TestPage.at(house, link, cookie)))
    for (const page of pages) await page.look()
    expect(await pages[0]!.tell({ type: 'sit', seat: 0, name: 'Bert' })).toBe('done')
    await pages[1]!.until(() => pages[1]!.snapshot!.chairs[0]!.is === 'person')
    expect(await pages[1]!.tell({ type: 'sit', seat: 1, name: 'Ada' })).toBe('not-together')
    // Neither can invite the other, or call them to the table.
    const own = inLink(await tableAt(house, bert.cookie)).table
    const invitation = { table: own, people: [ada.number] }
    expect(await ask('invitations', bert.cookie, invitation)).toMatchObject({
      ...{ status: 409, answer: { code: 'not-together' } },
    })
    expect((await ask('companions', bert.cookie)).answer).toEqual([])
    expect((await ask('companions', ada.cookie)).answer).toEqual([])
  })

  test('a rematch is for the others', async () => {
    const { table, people } = await playedBy(...(await guests('Ada', 'Bert', 'Carla')))
    const [ada, bert, carla] = people as [Sitter, Sitter, Sitter]
    for (const { page } of [bert, carla]) expect(await page.tell({ type: 'leave' })).toBe('done')
    const live = (await house.hub.open(table))!
    await ask('avoided', ada.cookie, { how: 'block', table, seat: 1 })
    const apart = await house.moderation.apartFrom(ada.number)
    expect([...apart]).toEqual([bert.number])
    const { rematchAt } = await import('../lobby/rematches.ts')
    expect(rematchAt(live.table, apart).chairs.map(chair => chair.is === 'person' && chair.keptFor)).toEqual([
      ...['Player 0', null, 'Player 2'],
    ])
  })

  test('is for those who are known and at the table, and not of oneself', async () => {
    const { table, people } = await playedBy(...(await guests('Ada', 'Bert')))
    const [ada, bert] = people as [Sitter, Sitter]
    const stranger = await guestAt(house, 'Stranger')
    say(bert.page, { text: 'Hello' })
    await ada.page.until(() => textsAt(ada.page).length === 1)
    for (const [cookie, body, status, code] of [
      [null, { how: 'block', table, seat: 1 }, 401, 'nobody'],
      [stranger, { how: 'block', table, seat: 1 }, 404, 'no-such-person'],
      [stranger, { how: 'mute', table, line: 1 }, 404, 'no-such-person'],
      [ada.cookie, { how: 'block', table, seat: 0 }, 403, 'yourself'],
      [ada.cookie, { how: 'block', person: ada.number }, 403, 'yourself'],
      [ada.cookie, { how: 'block', table, line: 99 }, 404, 'no-such-person'],
      [ada.cookie, { how: 'block', person: 99_999 }, 404, 'no-such-person'],
      [ada.cookie, { how: 'hate', table, seat: 1 }, 400, 'not-understood'],
      [ada.cookie, { how: 'block', table }, 400, 'not-understood'],
    ] as const)
      expect(await ask('avoided', cookie, body), JSON.stringify(body)).toMatchObject({ status, answer: { code } })
    expect((await ask('avoided', null)).status).toBe(401)
    // Muting is one's own: the other hears on.
    expect((await ask('avoided', ada.cookie, { how: 'mute', table, line: 1 })).status).toBe(200)
    expect((await ada.page.next('unsaid', 0)).numbers).toEqual([1])
    say(ada.page, { text: 'Still heard' })
    await bert.page.until(() => textsAt(bert.page).includes('Still heard'))
    expect(bert.page.ofType('unsaid')).toEqual([])
    expect([...(await house.moderation.apartFrom(ada.number))]).toEqual([])
  })
})

describe('a report', () => {
  test('keeps the chat around the lines for hosts, once, and they are done with it', async () => {
    const { table, people } = await playedBy(...(await guests('Ada', 'Bert')))
    const [ada, bert] = people as [Sitter, Sitter]
    for (const text of ['Hello', 'You fool', 'Really']) {
      say(bert.page, { text })
      await ada.page.until(() => textsAt(ada.page).includes(text))
    }
    const report = { type: 'report', table, id: 'report_7', numbers: [2, 99], reason: 'insult', text: 'Twice today' }
    for (let n = 0; n < 2; n++) await ada.page.ask(report, 'done')
    await ada.page.ask({ type: 'report', table, id: 'report_8', seat: 1, reason: 'delay' }, 'done')
    // Nobody reports themselves.
    await ada.page.ask({ type: 'report', table, id: 'report_9', seat: 0 }, 'done')
    for (const wrong of [{ reason: 'boredom' }, { numbers: [] }, { text: '' }])
      expect(await ada.page.ask({ ...report, ...wrong }, 'no')).toMatchObject({ reason: { code: 'not-understood' } })
    expect(await ada.page.ask({ type: 'report', table, id: 'report_0' }, 'no')).toMatchObject({
      reason: { code: 'not-understood' },
    })
    const { cookie, number, name } = await host()
    const open = (await ask<ReportSummary[]>('host/reports', cookie)).answer
    expect(open).toMatchObject([
      {
        by: { name: 'Ada' },
        about: { person: bert.number, name: 'Bert' },
        reason: 'insult',
        text: 'Twice today',
        table,
      },
      { reason: 'delay', text: '', done: null },
    ])
    const sheet = (await ask<ReportSheet>(`host/reports/${open[0]!.number}`, cookie)).answer
    expect(sheet.lines.map(each => [each.text, each.isMeant])).toEqual([
      ...[
        ['Hello', false],
        ['You fool', true],
        ['Really', false],
      ],
    ])
    const closing = { report: open[0]!.number, note: 'A word was enough' }
    expect((await ask('host/reports/close', cookie, closing)).status).toBe(200)
    expect(await ask('host/reports/close', cookie, closing)).toMatchObject({ status: 404 })
    expect((await ask('host/reports', cookie)).answer).toHaveLength(1)
    expect((await ask<ReportSummary[]>('host/reports?done=true', cookie)).answer[0]!.done).toEqual({
      ...{ at: now, by: { person: number, name }, note: 'A word was enough' },
    })
    // In the file of one's own data stands what one reported, and that is all.
    const own = (await ask<OwnConduct>('account/export', ada.cookie, {})).answer
    expect(own.reports).toMatchObject([{ about: 'Bert', text: 'Twice today' }, { reason: 'delay' }])
    expect((await ask<OwnConduct>('account/export', bert.cookie, {})).answer.reports).toEqual([])
    // Somebody who is forgotten no longer has a name in it.
    expect((await ask('account/forget', bert.cookie, { name: 'Bert' })).status).toBe(200)
    const after = (await ask<ReportSheet>(`host/reports/${open[0]!.number}`, cookie)).answer
    expect([after.about.name, ...after.lines.map(each => each.name)]).toEqual(['', '', '', ''])
  })
})

describe('hosts', () => {
  test('are named by the house alone, and nobody else sees or does anything', async () => {
    const somebody = await account()
    const guest = await guestAt(house, 'Guest')
    const wanted = { person: somebody.number, kind: 'bar', days: 1, why: 'Because', report: null }
    for (const [path, body] of [
      ['host/reports'],
      ['host/reports/1'],
      ['host/sanctions'],
      ['host/people?name=a'],
      [`host/people/${somebody.number}`],
      ['host/reports/close', { report: 1 }],
      ['host/sanctions', wanted],
      ['host/sanctions/lift', { sanction: 1, why: 'Because' }],
    ] as const) {
      for (const cookie of [somebody.cookie, guest])
        expect(await ask(path, cookie, body), path).toMatchObject({ status: 403, answer: { code: 'not-host' } })
      expect(await ask(path, null, body)).toMatchObject({ status: 401, answer: { code: 'nobody' } })
    }
    expect((await ask('account', somebody.cookie)).answer).toMatchObject({ isHost: false, silence: null, bar: null })
    const one = await host()
    expect((await ask('account', one.cookie)).answer).toMatchObject({ isHost: true })
    const other = await host()
    for (const [body, status, code] of [
      [{ ...wanted, person: one.number }, 403, 'yourself'],
      [{ ...wanted, person: other.number }, 403, 'is-host'],
      [{ ...wanted, person: 99_999 }, 404, 'no-such-person'],
      [{ ...wanted, report: 99_999 }, 404, 'no-such-report'],
      [{ ...wanted, days: MOST_SANCTION_DAYS + 1 }, 400, 'not-understood'],
      [{ ...wanted, days: 0 }, 400, 'not-understood'],
      [{ ...wanted, why: '' }, 400, 'not-understood'],
      [{ ...wanted, kind: 'shout' }, 400, 'not-understood'],
    ] as const)
      expect(await ask('host/sanctions', one.cookie, body), JSON.stringify(body)).toMatchObject({
        ...{ status, answer: { code } },
      })
    expect((await ask('host/people?name=erta%20', one.cookie)).answer).toContainEqual({
      ...{ person: somebody.number, name: somebody.name },
    })
    expect((await ask<NamedPerson[]>('host/people?name=%25', one.cookie)).answer.length).toBeGreaterThan(0)
    expect((await ask('host/people?name=Nobody%20Here', one.cookie)).answer).toEqual([])
    expect((await ask('host/people/x', one.cookie)).status).toBe(404)
    expect(await house.store.write(removeHost(one.number, now))).toBe(true)
    expect((await ask('host/reports', one.cookie)).status).toBe(403)
  })

  test('have no part in this: at a public table only accounts write, and everybody says phrases', async () => {
    const [ada, bert] = [await account(), await guestAt(house, 'Bert')] as const
    const link = await tableAt(house, ada.cookie, { open: true, watch: 'all', pace: 'none' })
    const pages = [await TestPage.at(house, link, ada.cookie), await TestPage.at(house, link, bert)] as const
    for (const page of pages) await page.look()
    await beginGame(pages)
    const [one, other] = pages
    const watcher = await TestPage.at(house, link, await guestAt(house, 'Carl'))
    await watcher.look()
    say(one, { text: 'From an account' })
    await other.until(() => textsAt(other).includes('From an account'))
    for (const page of [other, watcher]) {
      say(page, { text: 'From a guest' })
      await page.until(() => page.ofType('no').some(({ reason }) => reason.code === 'no-account'))
      say(page, { phrase: 'thanks' })
      await page.until(() => textsAt(page).includes('thanks'))
    }
    expect(textsAt(one)).not.toContain('From a guest')
    expect((await ask('guest', bert)).answer).toEqual({ name: 'Bert', isAccount: false })
    expect((await ask('guest', ada.cookie)).answer).toEqual({ name: ada.name, isAccount: true })
  })

  test('silence somebody, who still plays and says phrases, until it is lifted or over', async () => {
    const { people } = await playedBy(...(await guests('Ada', 'Bert')))
    const [ada, bert] = people as [Sitter, Sitter]
    const one = await host()
    const wanted = { person: bert.number, kind: 'silence', days: 2, why: 'Shouting', report: null }
    const { sanction } = (await ask<{ sanction: number }>('host/sanctions', one.cookie, wanted)).answer
    const refused = async (text: string): Promise<boolean> => {
      const from = bert.page.heard.length
      say(bert.page, { text })
      await bert.page.settled()
      return bert.page.messages.slice(from).some(each => each.type === 'no' && each.reason.code === 'silenced')
    }
    expect(await refused('Hey')).toBe(true)
    say(bert.page, { phrase: 'thanks' })
    await ada.page.until(() => textsAt(ada.page).includes('thanks'))
    expect(textsAt(ada.page)).not.toContain('Hey')
    const standing = { silence: { until: now + 2 * DAY }, bar: null }
    expect((await ask('account', bert.cookie)).answer).toMatchObject(standing)
    const lift = { sanction, why: 'He was sorry' }
    expect((await ask('host/sanctions/lift', one.cookie, lift)).status).toBe(200)
    expect(await ask('host/sanctions/lift', one.cookie, lift)).toMatchObject({ status: 404 })
    expect(await refused('Hello')).toBe(false)
    await ask('host/sanctions', one.cookie, wanted)
    now += 3 * DAY
    expect(await refused('Again')).toBe(false)
    const trace = (await ask<PersonTrace>(`host/people/${bert.number}`, one.cookie)).answer
    const by = { person: one.number, name: one.name }
    expect(trace).toMatchObject({
      ...{ name: 'Bert', isAccount: false, isHost: false, running: 1, reports: [], reported: 0 },
      sanctions: [
        { kind: 'silence', isInForce: false, lifted: null, by, why: 'Shouting' },
        { kind: 'silence', isInForce: false, lifted: { at: now - 3 * DAY, by, why: 'He was sorry' } },
      ],
    })
    expect((await ask<OwnConduct>('account/export', bert.cookie, {})).answer.sanctions).toMatchObject([
      { kind: 'silence', why: 'Shouting', lifted: null },
      { kind: 'silence', lifted: now - 3 * DAY },
    ])
    expect(JSON.stringify((await ask('account/export', bert.cookie, {})).answer)).not.toContain(one.name)
  })

  test('bar somebody: they are out, their games go on, and lifting it lets them in again', async () => {
    const guest = await guestAt(house, 'Ada')
    const rude = await account()
    const { table, people } = await playedBy(guest, rude.cookie)
    const [ada, bert] = people as [Sitter, Sitter]
    const seating = inLink(await tableAt(house, guest)).table
    const waiting = await TestPage.at(house, `${house.address}/#/sit/${seating}/${'x'.repeat(22)}`, rude.cookie)
    const one = await host()
    const ban = { person: rude.number, kind: 'bar', days: null, why: 'Threats', report: null }
    const { sanction } = (await ask<{ sanction: number }>('host/sanctions', one.cookie, ban)).answer
    expect(await bert.page.untilClosed()).toBe(BARRED)
    expect(await waiting.untilClosed()).toBe(BARRED)
    await ada.page.until(() => ada.page.snapshot!.chairs[1]!.hasLeft)
    expect(ada.page.snapshot!.stage).toBe('playing')
    expect(ada.page.snapshot!.chairs[1]!.name).toBe('Player 1')
    // Nothing is open to them but what is kept of them.
    const barred = { status: 403, answer: { code: 'barred', until: null } }
    for (const [path, body] of [
      ['tables'],
      ['guest'],
      ['guest', { name: 'Other' }],
      ['sign-out', {}],
      ['lobby'],
      ['avoided', { how: 'block', table, seat: 0 }],
      ['sign-in', { name: rude.name, password: PASSWORD }],
    ] as const)
      expect(await ask(path, rude.cookie, body), path).toMatchObject(barred)
    expect((await ask('account', rude.cookie)).answer).toMatchObject({ bar: { until: null } })
    expect((await ask<OwnConduct>('account/export', rude.cookie, {})).answer.sanctions).toMatchObject([
      { why: 'Threats' },
    ])
    const line = await TestPage.at(house, `${house.address}/#/sit/${table}/${ada.page.key}`, rude.cookie)
    expect(await line.untilClosed()).toBe(BARRED)
    // Another browser does not help, nor the same one without the first of its cookies.
    expect(await ask('sign-in', null, { name: rude.name, password: PASSWORD })).toMatchObject(barred)
    expect(await ask('sign-in', null, { name: rude.name, password: 'wrong' })).toMatchObject({
      answer: { code: 'wrong-sign-in' },
    })
    const device = rude.cookie.split('; ').find(each => each.includes('-device='))!
    expect(await ask('guest', device, { name: 'New' })).toMatchObject(barred)
    expect(await ask('account', device, { name: 'Newcomer', password: PASSWORD })).toMatchObject(barred)
    expect((await ask('guest', null, { name: 'Somebody else' })).status).toBe(200)
    expect((await ask('host/sanctions/lift', one.cookie, { sanction, why: 'Mistaken' })).status).toBe(200)
    expect((await ask('tables', rude.cookie)).status).toBe(200)
    expect((await ask('sign-in', null, { name: rude.name, password: PASSWORD })).status).toBe(200)
    const [latest] = (await ask<Sanction[]>('host/sanctions', one.cookie)).answer
    expect(latest).toMatchObject({ kind: 'bar', isInForce: false, lifted: { why: 'Mistaken' } })
    // The game went on without them for good.
    expect(ada.page.snapshot!.chairs[1]!.hasLeft).toBe(true)
  })

  test('what was done about a guest holds for the account they sign in to', async () => {
    const guest = await guestAt(house, 'Guest')
    const other = await guestAt(house, 'Other')
    const own = await account()
    const one = await host()
    const silence = { person: await numberOf(guest), kind: 'silence', days: null, why: 'Shouting', report: null }
    await ask('host/sanctions', one.cookie, silence)
    await ask('avoided', guest, { how: 'block', person: await numberOf(other) })
    await ask('avoided', other, { how: 'block', person: await numberOf(guest) })
    const signedIn = await ask('sign-in', guest, { name: own.name, password: PASSWORD })
    expect(signedIn.status).toBe(200)
    expect((await ask('account', signedIn.cookie)).answer).toMatchObject({ name: own.name, silence: { until: null } })
    expect((await ask('avoided', signedIn.cookie)).answer).toMatchObject([{ name: 'Other' }])
    expect((await ask('avoided', other)).answer).toMatchObject([{ name: own.name }])
  })
})
