import { request as httpRequest } from 'node:http'
import { connect, type Socket } from 'node:net'
import { WIRE } from '@roundhouse/wire/version'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { guestAt, openHouse, type TestHouse, tableAt, USUAL_TABLE } from '../testing/house.ts'
import { TestPage } from '../testing/page.ts'

let house: TestHouse

beforeAll(async () => {
  house = await openHouse({ allowances: undefined, limits: { requests: 1000, guests: 30, sockets: 20 } })
})

afterAll(() => house.close())

const JSON_TYPE = { 'content-type': 'application/json' }

const post = (path: string, body: string, headers: Record<string, string> = JSON_TYPE, at = house) =>
  fetch(at.address + path, { method: 'POST', headers, body })

const answered = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code]

describe('requests', () => {
  test('of pages from elsewhere are refused, and so are their sockets', async () => {
    const headers = { ...JSON_TYPE, origin: 'https://evil.example' }
    expect(await answered(await post('/api/guest', '{"name":"Ada"}', headers))).toEqual([403, 'foreign-origin'])
    const socket = new WebSocket(`${house.address.replace('http', 'ws')}/api/socket`, {
      origin: 'https://evil.example',
    })
    const error = await new Promise<Error>(resolve => socket.once('error', resolve))
    expect(error.message).toContain('403')
    expect((await post('/api/guest', '{"name":"Ada"}', { ...JSON_TYPE, origin: house.address })).status).toBe(200)
  })

  test.each([
    ['text instead of JSON', '{"name":"Ada"}', 'text/plain', 415],
    ['a form', 'name=Ada', 'application/x-www-form-urlencoded', 415],
    ['what is no JSON', '{"name":', 'application/json', 400],
    ['what is no guest', '{"nom":"Ada"}', 'application/json', 400],
    ['a name of two lines', '{"name":"A\\nB"}', 'application/json', 400],
    ['more than is read', JSON.stringify({ name: 'A'.repeat(9000) }), 'application/json', 413],
    ['a trap for objects', '{"__proto__":{"name":"Ada"}}', 'application/json', 400],
  ])('with %s are refused with a reason', async (_, body, type, status) => {
    expect(await answered(await post('/api/guest', body, { 'content-type': type }))).toEqual([status, 'not-understood'])
  })

  test('for a table need somebody who is known, and a table that can be meant', async () => {
    const table = JSON.stringify(USUAL_TABLE)
    expect(await answered(await post('/api/tables', table))).toEqual([401, 'nobody'])
    const cookie = await guestAt(house, 'Ada')
    const wrong = { ...USUAL_TABLE, chairs: USUAL_TABLE.chairs.slice(1) }
    const answer = await post('/api/tables', JSON.stringify(wrong), { ...JSON_TYPE, cookie })
    expect(await answer.json()).toEqual({ code: 'not-understood', why: ['chairs: found 1; expected 2'] })
    const unknown = JSON.stringify({ ...USUAL_TABLE, game: 'chess' })
    expect((await post('/api/tables', unknown, { ...JSON_TYPE, cookie })).status).toBe(400)
  })

  test('for what is not here say so', async () => {
    for (const path of ['/api/nothing', '/../../etc/passwd', '/%2e%2e/key', '/data/key'])
      expect(await answered(await fetch(house.address + path))).toEqual([404, 'nothing-here'])
  })

  test('are limited for a person and for an address', async () => {
    const cookie = await guestAt(house, 'Ada')
    const codes: number[] = []
    for (let n = 0; n < 11; n++)
      codes.push((await post('/api/tables', JSON.stringify(USUAL_TABLE), { ...JSON_TYPE, cookie })).status)
    expect(codes).toEqual([...Array<number>(10).fill(201), 429])
    let last: Response | null = null
    for (let n = 0; n < 31; n++) last = await post('/api/guest', '{"name":"Ada"}')
    expect(await answered(last!)).toEqual([429, 'too-fast'])
  })
})

describe('answers', () => {
  test('have headers that keep a page to itself', async () => {
    const { headers } = await fetch(`${house.address}/health`)
    const policy = headers.get('content-security-policy')!
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  test('say that the server is well from its first moment on, and give its figures', async () => {
    const health = await fetch(`${house.address}/health`)
    expect(await health.json()).toMatchObject({
      isWell: true,
      storeMs: expect.any(Number),
      alarmsMs: expect.any(Number),
    })
    const metrics = await (await fetch(`${house.address}/metrics`)).text()
    for (const name of ['commands_total', 'refusals_total', 'answer_seconds', 'sockets', 'open_tables', 'held_tables'])
      expect(metrics).toContain(`roundhouse_${name}`)
  })

  test('behind a proxy with a safe line have a cookie for this place alone', async () => {
    const club = await openHouse({ publicUrl: new URL('https://club.example') })
    const origin = { origin: 'https://club.example', 'x-forwarded-proto': 'https', host: 'club.example' }
    const cookie = await new Promise<string>((resolve, reject) => {
      const sent = httpRequest(`${club.address}/api/guest`, { method: 'POST', headers: { ...JSON_TYPE, ...origin } })
      sent.on('response', response => resolve(String(response.headers['set-cookie'])))
      sent.on('error', reject)
      sent.end('{"name":"Ada"}')
    })
    expect(cookie).toMatch(/^__Host-roundhouse=[\w-]{40,}; /)
    for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']) expect(cookie).toContain(part)
    expect(cookie).not.toContain('Domain')
    await club.close()
  })
})

describe('a socket', () => {
  const somebody = async () => {
    const cookie = (await post('/api/guest', '{"name":"Ada"}', JSON_TYPE, other)).headers.get('set-cookie')!
    return TestPage.guest(other, await tableAt(other, cookie.split(';')[0]!), 'Bert')
  }
  let other: TestHouse

  beforeAll(async () => {
    other = await openHouse({ allowances: undefined })
    return () => other.close()
  })

  test.each([
    ['what is no JSON', 'hello'],
    ['no object', '7'],
    ['a type that nobody knows', '{"type":"fly"}'],
    ['a field too many', '{"type":"ping","seen":{},"more":1}'],
    ['another version', `{"type":"hello","wire":${WIRE + 1},"language":"en"}`],
    ['a table that cannot be', '{"type":"look","table":"../../etc"}'],
  ])('answers %s with what was wrong', async (_, text) => {
    const page = await somebody()
    const { reason, table } = await page.ask(text, 'no')
    expect([reason.code, table]).toEqual(['not-understood', null])
    expect(reason.facts['why']).toMatch(/expected/)
    page.socket.close()
  })

  test('greets with its time and the name it knows', async () => {
    const page = await somebody()
    expect(await page.ask({ type: 'hello', wire: WIRE, language: 'de' }, 'hello')).toMatchObject({
      wire: WIRE,
      name: 'Bert',
    })
  })

  test('that is sent bytes or too much at a time is closed', async () => {
    const bytes = await somebody()
    bytes.socket.send(Buffer.of(1, 2, 3))
    expect(await bytes.untilClosed()).toBe(1003)
    const long = await somebody()
    long.say('x'.repeat(8193))
    expect(await long.untilClosed()).toBe(1009)
  })

  test('that does not stop is told to wait, and then closed', async () => {
    const page = await somebody()
    for (let n = 0; n < 60; n++) page.say({ type: 'ping', seen: {} })
    expect(await page.untilClosed()).toBe(1008)
    const waits = page.ofType('no').map(({ reason }) => [reason.code, Number(reason.facts['wait']) > 0])
    expect(waits.slice(0, 10)).toEqual(Array(10).fill(['too-fast', true]))
  })

  test('is one of so many from one address', async () => {
    const few = await openHouse({ limits: { requests: 1000, guests: 100, sockets: 2 } })
    const link = await tableAt(few, await guestAt(few, 'Host'))
    const pages = [await TestPage.at(few, link, null), await TestPage.at(few, link, null)]
    const third = await TestPage.at(few, link, null)
    expect(await third.untilClosed()).toBe(1008)
    pages[0]!.socket.close()
    await pages[0]!.untilClosed()
    await expect.poll(() => few.hub.figures().sockets).toBe(1)
    const fourth = await TestPage.at(few, link, null)
    await fourth.look()
    await few.close()
  })
})

test('a server ends in time, whatever its clients do', async () => {
  const short = await openHouse()
  const { port, host } = new URL(short.address)
  const upgrade = `Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==`
  const lines = [
    // A page that never answers a goodbye, a request that never ends, and one that has hardly begun.
    `GET /api/socket HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${short.address}\r\n${upgrade}\r\n\r\n`,
    `POST /api/guest HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 400\r\n\r\n{"name`,
    'GET /ind',
  ]
  const sockets = await Promise.all(lines.map(line => silentSocket(Number(port), line)))
  await expect.poll(() => short.hub.figures().sockets).toBe(1)
  const gone = Promise.all(sockets.map(socket => new Promise(resolve => socket.once('close', resolve))))
  const began = performance.now()
  await short.close()
  expect(performance.now() - began).toBeLessThan(5000)
  await gone
})

/** Says one thing, and nothing after it. */
const silentSocket = (port: number, line: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(line, () => resolve(socket)))
    socket.once('error', reject).resume()
  })
