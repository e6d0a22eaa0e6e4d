import { createHmac } from 'node:crypto'
import type { NoticeSettings } from '@roundhouse/wire/notices'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { hasWork } from '../notices/deliveries.ts'
import { systemResolve } from '../notices/guard.ts'
import { USUAL_SETTINGS } from '../notices/schedule.ts'
import { askApi } from '../testing/api.ts'
import { guestAt, openHouse, type TestHouse, tableAt } from '../testing/house.ts'
import { keptLog } from '../testing/kept-log.ts'
import { beginGame, inLink, legalMove, TestPage, toMoveAmong } from '../testing/page.ts'
import { type MailReceiver, mailReceiver, newBrowser, type WebReceiver, webReceiver } from '../testing/receivers.ts'

const { log, lines } = keptLog()
const HOUR = 3_600_000
/** The clock can be put forward. */
let ahead = 0
let house: TestHouse
let web: WebReceiver
let post: MailReceiver

beforeAll(async () => {
  web = await webReceiver()
  post = await mailReceiver()
  const now = () => Date.now() + ahead
  const clock = {
    now,
    wake(at: number, run: () => void) {
      const timer = setTimeout(run, Math.min(100, Math.max(0, at - now())))
      return () => clearTimeout(timer)
    },
  }
  const mail = { server: post.address, from: 'trains@house.example' }
  const notices = { mail, reach: { resolve: systemResolve, isOpen: true } }
  house = await openHouse({ clock, log, notices })
})

afterAll(async () => {
  await house.close()
  await web.close()
  await post.close()
})

async function ask(path: string, cookie: string | null, body?: object) {
  const { status, answer } = await askApi<Record<string, unknown>>(house, `notices${path}`, cookie, body)
  return { status, answer }
}

const settings = (more: Partial<NoticeSettings> = {}): NoticeSettings => ({ ...USUAL_SETTINGS, ...more })
const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 15_000, interval: 30 })

/** A game of two, in which the one who does not have the move is away. */
async function atTable(pace: 'daily' | 'none' = 'daily') {
  const ada = await guestAt(house, 'Ada')
  const bram = await guestAt(house, 'Bram')
  const link = await tableAt(house, ada, { pace })
  const pages = [await TestPage.at(house, link, ada), await TestPage.at(house, link, bram)]
  for (const page of pages) await page.look()
  await beginGame(pages)
  const mover = await toMoveAmong(pages)
  const other = pages.find(page => page !== mover)!
  await leave(other, mover)
  const name = mover.cookie === ada ? 'Ada' : 'Bram'
  return { mover, name, away: other.cookie!, table: mover.table, link }
}

async function leave(page: TestPage, other: TestPage): Promise<void> {
  await other.until(() => other.ofType('present').at(-1)?.here.length === 2)
  page.socket.close()
  await other.until(() => other.ofType('present').at(-1)?.here.length === 1)
}

/** The turn passes to the other. */
async function playTurn(mover: TestPage): Promise<void> {
  const seat = mover.snapshot!.viewer
  const game = await mover.game()
  while (game.toMove(mover.snapshot!.match!.state) === seat) {
    expect(await mover.tell({ type: 'play', moves: [await legalMove(mover)] })).toBe('done')
    await mover.settled()
  }
}

/** An address is proved with the code that came there. */
async function prove(cookie: string, mail: string): Promise<void> {
  expect((await ask('/mail', cookie, { mail })).status).toBe(200)
  const { text } = post.mails.findLast(({ to }) => to.includes(mail))!
  const code = /\b(\d{6})\b/.exec(text.slice(text.indexOf('\r\n\r\n')))![1]!
  expect((await ask('/mail/prove', cookie, { code })).answer).toMatchObject({ mail: { address: mail, isProved: true } })
}

describe('somebody who is away', () => {
  test('is told by every way of theirs, once, and again when they have looked', async () => {
    const { mover, name, away, table, link } = await atTable()
    const browser = newBrowser(`${web.address}/first`)
    await ask('', away, settings({ language: 'de' }))
    expect((await ask('/devices', away, browser.subscription)).answer).toMatchObject({ devices: 1 })
    const { secret } = (await ask('/webhook', away, { url: `${web.address}/hook` })).answer
    await prove(away, 'bram@home.example')
    await playTurn(mover)
    await soon(() => expect(web.at('/hook')).toHaveLength(1))
    await soon(() => expect(post.mails.at(-1)!.text).toContain('Du bist dran'))
    await soon(() => expect(web.at('/first')).toHaveLength(1))
    const [push] = web.at('/first')
    expect(browser.read(push!.body)).toEqual({
      title: 'Du bist dran',
      body: `First Class mit ${name}`,
      route: `#/online/${table}`,
      tag: table,
    })
    expect(push!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
    expect(push!.headers.authorization).toMatch(/^vapid t=/)
    const [hook] = web.at('/hook')
    const signature = createHmac('sha256', String(secret))
      .update(`${hook!.headers['roundhouse-time']}.${hook!.body}`)
      .digest('hex')
    expect(hook!.headers['roundhouse-signature']).toBe(`sha256=${signature}`)
    expect(JSON.parse(String(hook!.body))).toMatchObject({ notices: [{ kind: 'turn', table, game: 'first-class' }] })
    const mail = post.mails.at(-1)!
    expect(mail.to).toEqual(['bram@home.example'])
    expect(mail.text).toContain(`${house.address}/#/online/${table}`)
    expect(mail.text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    // Nothing more until they have looked, whatever happens.
    const page = await TestPage.at(house, link, away)
    await page.look()
    await leave(page, mover)
    expect(await mover.tell({ type: 'ask', what: { is: 'pause' } })).toBe('done')
    await soon(() => expect(web.at('/first')).toHaveLength(2))
    expect(await mover.tell({ type: 'withdraw' })).toBe('done')
    await mover.until(() => mover.snapshot!.question === null)
    expect(await mover.tell({ type: 'ask', what: { is: 'pause' } })).toBe('done')
    await house.notices.waiting()
    ahead += 60_000
    await soon(async () => expect(await house.notices.waiting()).toBe(0))
    expect(web.at('/first')).toHaveLength(2)
    expect(browser.read(web.at('/first')[1]!.body).title).toBe('Du wirst etwas gefragt')
    // A call comes once more, and once only.
    expect((await ask('/call', mover.cookie, { table })).status).toBe(200)
    await soon(() => expect(web.at('/first')).toHaveLength(3))
    expect(browser.read(web.at('/first')[2]!.body).title).toBe('Die anderen warten auf dich')
    expect((await ask('/call', mover.cookie, { table })).answer).toEqual({ code: 'called-already' })
    expect((await ask('/call', away, { table })).answer).toEqual({ code: 'nobody-away' })
    const { text } = post.mails.find(({ to }) => to.includes('bram@home.example'))!
    for (const secrecy of ['bram@home.example', String(secret), '/first', text.slice(-20)])
      expect(lines.filter(line => line.includes(secrecy))).toEqual([])
  })

  test('is not told what happened while they looked, nor in quiet hours, nor what they do not want', async () => {
    const { mover, away, link } = await atTable()
    await ask('/devices', away, newBrowser(`${web.address}/second`).subscription)
    const page = await TestPage.at(house, link, away)
    await page.look()
    await playTurn(mover)
    await page.until(() => page.seq === mover.seq)
    expect(await house.notices.waiting()).toBe(0)
    await leave(page, mover)
    const minute = Math.floor((Date.now() + ahead) / 60_000) % 1440
    const quiet = { from: (minute + 1439) % 1440, to: (minute + 120) % 1440 }
    await ask('', away, settings({ quiet }))
    expect(await mover.tell({ type: 'ask', what: { is: 'pause' } })).toBe('done')
    await soon(async () => expect(await house.notices.waiting()).toBe(1))
    expect(web.at('/second')).toEqual([])
    ahead += 2 * HOUR
    await soon(() => expect(web.at('/second')).toHaveLength(1))
    const again = await TestPage.at(house, link, away)
    await again.look()
    await leave(again, mover)
    await ask('', away, settings({ kinds: ['over'] }))
    expect(await mover.tell({ type: 'withdraw' })).toBe('done')
    await mover.until(() => mover.snapshot!.question === null)
    expect(await mover.tell({ type: 'ask', what: { is: 'call-off' } })).toBe('done')
    await soon(async () => expect(await isNew()).toBe(false))
    expect(await house.notices.waiting()).toBe(0)
  })

  test('is told when their table is full, and not who makes it so', async () => {
    const [ada, bram] = [await guestAt(house, 'Ada'), await guestAt(house, 'Bram')]
    for (const [who, path] of [
      [ada, '/waits'],
      [bram, '/comes'],
    ] as const)
      await ask('/devices', who, newBrowser(`${web.address}${path}`).subscription)
    const { table } = inLink(await tableAt(house, ada, { pace: 'daily', open: true }))
    for (const who of [ada, bram]) expect((await askApi(house, 'lobby/sit', who, { table })).status).toBe(200)
    await soon(() => expect(web.at('/waits')).toHaveLength(1))
    await soon(async () => expect(await house.notices.waiting()).toBe(0))
    expect(web.at('/comes')).toEqual([])
  })

  test('is told who invites them, once, and not what they have declined or of somebody they block', async () => {
    const { mover, away } = await atTable()
    const browser = newBrowser(`${web.address}/invited`)
    await ask('/devices', away, browser.subscription)
    const host = mover.cookie!
    const { answer } = await askApi<{ person: number; name: string }[]>(house, 'companions', host)
    const [{ person, name }] = answer as [{ person: number; name: string }]
    const invite = async () => {
      const { table } = inLink(await tableAt(house, host, { pace: 'daily' }))
      for (let n = 0; n < 2; n++)
        expect((await askApi(house, 'invitations', host, { table, people: [person] })).status).toBe(200)
      return table
    }
    const table = await invite()
    await soon(() => expect(web.at('/invited')).toHaveLength(1))
    expect(browser.read(web.at('/invited')[0]!.body)).toEqual({
      title: 'You are invited to a table',
      body: `First Class with ${name === 'Ada' ? 'Bram' : 'Ada'}`,
      route: `#/online/${table}`,
      tag: table,
    })
    const minute = Math.floor((Date.now() + ahead) / 60_000) % 1440
    await ask('', away, settings({ quiet: { from: (minute + 1439) % 1440, to: (minute + 120) % 1440 } }))
    const declined = await invite()
    await soon(async () => expect(await house.notices.waiting()).toBe(1))
    expect((await askApi(house, 'invitations/decline', away, { table: declined })).status).toBe(200)
    expect(await house.notices.waiting()).toBe(0)
    await invite()
    await soon(async () => expect(await house.notices.waiting()).toBe(1))
    const own = { table: mover.table, seat: mover.snapshot!.viewer, how: 'block' }
    expect((await askApi(house, 'avoided', away, own)).status).toBe(200)
    ahead += 2 * HOUR
    await soon(async () => expect(await house.notices.waiting()).toBe(0))
    expect(web.at('/invited')).toHaveLength(1)
  })

  test('stops e-mails with one click, by a link or by their mail program', async () => {
    const { mover, away } = await atTable()
    await prove(away, 'dov@home.example')
    await playTurn(mover)
    await soon(() => expect(post.mails.filter(({ to }) => to.includes('dov@home.example'))).toHaveLength(2))
    const { text } = post.mails.findLast(({ to }) => to.includes('dov@home.example'))!
    const link = /List-Unsubscribe: <([^>]+)>/.exec(text)![1]!
    const opened = await fetch(link, { redirect: 'manual' })
    expect([opened.status, opened.headers.get('location')]).toEqual([
      302,
      expect.stringMatching(/^\/#\/stop-notices\/[\w-]+$/),
    ])
    expect((await ask('', away)).answer).toMatchObject({ settings: null })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const clicked = await fetch(link, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' })
    expect([clicked.status, await clicked.json()]).toEqual([200, { channel: 'mail' }])
    expect((await ask('', away)).answer).toMatchObject({ settings: { mail: 'off', push: 'at-once' } })
    expect((await fetch(`${link}x`, { method: 'POST', headers, body: '' })).status).toBe(404)
    expect(lines.filter(line => line.includes(link.slice(-30)))).toEqual([])
  })
})

/** Is there a notice that was not looked at yet? */
const isNew = async (): Promise<boolean> => {
  return house.store.read(hasWork(Date.now() + ahead))
}

describe('whoever receives', () => {
  test('is forgotten with 404 or 410, tried again with 429 and 5xx, and left alone with the rest', async () => {
    // Without a clock: nobody is late, however often it is tried.
    const { mover, away } = await atTable('none')
    const paths = ['/ok', '/gone', '/lost', '/busy', '/broken', '/refuses']
    const silent = await webReceiver()
    onTestFinished(silent.close)
    web.answer('/gone', 410)
    web.answer('/lost', 404)
    web.answer('/busy', 429, { 'retry-after': '100' })
    web.answer('/broken', 503)
    web.answer('/refuses', 400)
    silent.answer('/never', 'never')
    await ask('/devices', away, newBrowser(`${silent.address}/never`).subscription)
    for (const path of paths) await ask('/devices', away, newBrowser(`${web.address}${path}`).subscription)
    expect((await ask('', away)).answer).toMatchObject({ devices: 7 })
    await playTurn(mover)
    await soon(() => expect(paths.map(path => web.at(path).length)).toEqual(paths.map(() => 1)))
    await soon(() => expect(silent.posts).toHaveLength(1))
    // One that never answers holds nobody up; the others are settled meanwhile.
    await soon(async () => expect((await ask('', away)).answer).toMatchObject({ devices: 5 }))
    await soon(async () => expect(await house.notices.waiting()).toBe(3))
    web.answer('/busy', 201)
    ahead += 40_000
    await soon(() => expect(web.at('/broken').length).toBe(2))
    expect(web.at('/busy')).toHaveLength(1)
    ahead += 80_000
    await soon(() => expect(web.at('/busy')).toHaveLength(2))
    // In the end it is given up.
    const putForward = () => {
      ahead += HOUR / 4
      expect(web.at('/broken')).toHaveLength(7)
    }
    await vi.waitFor(putForward, { timeout: 25_000, interval: 60 })
    expect(web.at('/ok')).toHaveLength(1)
    expect(web.at('/refuses')).toHaveLength(1)
    const metrics = await (await fetch(`${house.address}/metrics`)).text()
    expect(metrics).toContain('roundhouse_notices_total{channel="push",result="gone"} 2')
  }, 60_000)

  test('of a mail may be refused for good, or for now', async () => {
    const cookie = await guestAt(house, 'Eva')
    post.refuse('nobody@home.example', 550)
    post.refuse('full@home.example', 452)
    for (const mail of ['nobody@home.example', 'full@home.example'])
      expect(await ask('/mail', cookie, { mail })).toEqual({ status: 502, answer: { code: 'not-sent' } })
    expect((await ask('', cookie)).answer).toMatchObject({ mail: null })
    expect(lines.filter(line => line.includes('@home.example'))).toEqual([])
    house.trouble.length = 0
  })
})

describe('what people choose', () => {
  test('is kept, in a form that can be meant, for those who are known', async () => {
    const cookie = await guestAt(house, 'Fay')
    expect((await ask('', cookie)).answer).toMatchObject({ settings: null, devices: 0, canMail: true, webhook: null })
    const chosen = settings({ zone: 'Europe/Berlin', quiet: { from: 1320, to: 420 }, mail: 'twice-a-day' })
    expect((await ask('', cookie, chosen)).answer).toMatchObject({ settings: chosen })
    for (const wrong of [
      ...[{}, { ...chosen, zone: 'Mars/North' }, { ...chosen, push: 'sometimes' }, { ...chosen, kinds: ['all'] }],
      ...[
        { ...chosen, quiet: { from: -1, to: 0 } },
        { ...chosen, more: 1 },
      ],
    ])
      expect((await ask('', cookie, wrong)).answer).toMatchObject({ code: 'not-understood' })
    for (const path of ['', '/devices', '/mail', '/webhook', '/try', '/call'])
      expect((await ask(path, null, {})).status).toBe(401)
    for (const mail of ['x', 'a@b', 'a b@c.de', 'a@b.de, c@d.de', 'a@b.de\nBcc: c@d.de', '<a@b.de>'])
      expect((await ask('/mail', cookie, { mail })).status).toBe(400)
  })

  test('an address counts when its code was entered: in time, and not after many guesses', async () => {
    const cookie = await guestAt(house, 'Gil')
    const mail = 'gil@home.example'
    expect((await ask('/mail', cookie, { mail })).answer).toMatchObject({ mail: { address: mail, isProved: false } })
    const codeIn = () => /\b(\d{6})\b/.exec(post.mails.at(-1)!.text.split('\r\n\r\n').slice(1).join())![1]!
    const other = codeIn() === '000000' ? '000001' : '000000'
    expect((await ask('/mail/prove', cookie, { code: other })).answer).toEqual({ code: 'wrong-code' })
    ahead += HOUR
    expect((await ask('/mail/prove', cookie, { code: codeIn() })).status).toBe(409)
    await ask('/mail', cookie, { mail })
    for (let n = 0; n < 5; n++) await ask('/mail/prove', cookie, { code: other })
    expect((await ask('/mail/prove', cookie, { code: codeIn() })).status).toBe(409)
    await prove(cookie, mail)
    expect((await ask('/mail/remove', cookie, {})).answer).toMatchObject({ mail: null })
  })

  test('is tried, and it is said what became of it', async () => {
    const cookie = await guestAt(house, 'Hal')
    expect((await ask('/try', cookie, {})).answer).toEqual({})
    const browser = newBrowser(`${web.address}/tried`)
    await ask('/devices', cookie, browser.subscription)
    web.answer('/refused-hook', 403)
    await ask('/webhook', cookie, { url: `${web.address}/refused-hook` })
    expect((await ask('/try', cookie, {})).answer).toEqual({ push: 'sent', webhook: 'refused' })
    expect(browser.read(web.at('/tried')[0]!.body)).toMatchObject({ title: 'Test notification', body: 'Roundhouse' })
    const { endpoint } = browser.subscription
    expect((await ask('/devices/remove', await guestAt(house, 'Ira'), { endpoint })).status).toBe(200)
    expect((await ask('', cookie)).answer).toMatchObject({ devices: 1 })
    expect((await ask('/devices/remove', cookie, { endpoint })).answer).toMatchObject({ devices: 0 })
    expect((await ask('/webhook/remove', cookie, {})).answer).toMatchObject({ webhook: null })
  })

  test('addresses inside are refused where the house is not open to them', async () => {
    const closed = await openHouse()
    try {
      const cookie = await guestAt(closed, 'Jan')
      for (const [path, body] of [
        ['webhook', { url: `${web.address}/inside` }],
        ['webhook', { url: 'https://127.0.0.1/inside' }],
        ['webhook', { url: 'https://localhost/inside' }],
        ['devices', newBrowser('https://[::1]/inside').subscription],
      ] as const) {
        const request = { method: 'POST', headers: { 'content-type': 'application/json', cookie } }
        const answer = await fetch(`${closed.address}/api/notices/${path}`, { ...request, body: JSON.stringify(body) })
        expect([answer.status, await answer.json()]).toEqual([400, { code: 'not-public' }])
      }
      expect(web.at('/inside')).toEqual([])
    } finally {
      await closed.close()
    }
  })
})
