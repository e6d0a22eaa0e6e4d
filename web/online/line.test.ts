import { WIRE } from '@roundhouse/wire/version'
import { beforeEach, describe, expect, test } from 'vitest'
import { ServerLine, type SocketEvents } from './line.ts'
import type { LineState } from './state.ts'
import { HandTime } from './testing/hand-time.ts'

const time = new HandTime()
let sockets: { events: SocketEvents; said: Record<string, unknown>[]; isClosed: boolean }[]
let states: LineState[]
let heard: string[]
let isOnline: boolean
let line: ServerLine

beforeEach(() => {
  time.stop()
  sockets = []
  states = []
  heard = []
  isOnline = true
  line = new ServerLine(
    {
      connect(events) {
        const socket = { events, said: [] as Record<string, unknown>[], isClosed: false }
        sockets.push(socket)
        return { send: text => socket.said.push(JSON.parse(text)), close: () => (socket.isClosed = true) }
      },
      now: () => time.now,
      wake: (after, run) => time.wake(after, run),
      random: () => 0.5,
      isOnline: () => isOnline,
    },
    'de',
    {
      onMessage: ({ type }) => heard.push(type),
      onState: state => states.push(state),
      seen: () => ({ k7Qm2xWb9TfE: 7 }),
    },
  )
  line.open()
})

const last = () => sockets.at(-1)!
const tell = (message: object) => last().events.onText(JSON.stringify(message))

function greet(): void {
  last().events.onOpen()
  tell({ type: 'hello', wire: WIRE, time: 5, name: null })
}

test('a line is open when both have said hello', () => {
  expect(line.state).toEqual({ is: 'opening' })
  last().events.onOpen()
  expect(last().said).toEqual([{ type: 'hello', wire: WIRE, language: 'de' }])
  line.send({ type: 'look-away', table: 'k7Qm2xWb9TfE' })
  expect(last().said).toHaveLength(1)
  tell({ type: 'hello', wire: WIRE, time: 5, name: null })
  expect(line.state).toEqual({ is: 'open' })
  expect(heard).toEqual(['hello'])
})

describe('a server of another version', () => {
  test.each([
    { type: 'hello', wire: WIRE + 1, time: 5, name: null },
    {
      type: 'no',
      table: null,
      id: null,
      seq: null,
      reason: { rule: 'table', code: 'not-understood', facts: {}, remedy: null },
    },
  ])('answers %o, and the page has to be loaded again', answer => {
    last().events.onOpen()
    tell(answer)
    expect(line.state).toEqual({ is: 'outdated' })
    expect(last().isClosed).toBe(true)
    time.pass(100_000)
    expect(sockets).toHaveLength(1)
  })
})

test('a person who is barred is told so, and the line is not tried again', () => {
  greet()
  last().events.onClosed(4003)
  expect(line.state).toEqual({ is: 'barred' })
  time.pass(100_000)
  expect(sockets).toHaveLength(1)
})

test('it is pinged every 15 seconds, and found dead within 20', () => {
  greet()
  time.pass(15_000)
  expect(last().said.at(-1)).toEqual({ type: 'ping', seen: { k7Qm2xWb9TfE: 7 } })
  tell({ type: 'pong', time: 6 })
  time.pass(14_999)
  expect(last().said).toHaveLength(2)
  time.pass(1)
  expect(last().said).toHaveLength(3)
  time.pass(4999)
  expect(line.state.is).toBe('open')
  time.pass(1)
  expect(line.state).toEqual({ is: 'lost', retryAt: time.now + 1500 })
  expect(last().isClosed).toBe(true)
})

test('it is tried again after a moment by chance, then after 1, 2, 4 … 30 seconds', () => {
  greet()
  const waits: number[] = []
  for (let n = 0; n < 8; n++) {
    last().events.onClosed(1012)
    const { retryAt } = line.state as { retryAt: number }
    waits.push(retryAt - time.now)
    time.pass(retryAt - time.now)
    expect(line.state).toEqual({ is: 'opening' })
  }
  expect(waits).toEqual([1500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  greet()
  last().events.onClosed(1013)
  expect(line.state).toEqual({ is: 'lost', retryAt: time.now + 1500 })
})

test('who said too much is quiet for half a minute', () => {
  greet()
  last().events.onClosed(1008)
  expect(line.state).toEqual({ is: 'lost', retryAt: time.now + 30_000 })
})

test('without any network nobody tries; when it is back, at once', () => {
  greet()
  isOnline = false
  line.cut()
  expect(line.state).toEqual({ is: 'lost', retryAt: null })
  time.pass(100_000)
  expect(sockets).toHaveLength(1)
  isOnline = true
  line.check()
  expect(line.state).toEqual({ is: 'opening' })
})

test('somebody who looks again asks at once whether it is alive', () => {
  greet()
  line.check()
  expect(last().said.at(-1)).toMatchObject({ type: 'ping' })
  time.pass(5000)
  expect(line.state.is).toBe('lost')
})

test('what comes late from an older line is not heard', () => {
  greet()
  const [old] = sockets
  line.restart()
  expect(old!.isClosed).toBe(true)
  old!.events.onText(JSON.stringify({ type: 'pong', time: 6 }))
  old!.events.onClosed(1006)
  expect(heard).toEqual(['hello'])
  expect(line.state).toEqual({ is: 'opening' })
})

test('what cannot be read makes a new beginning', () => {
  greet()
  last().events.onText('{"type": "news", "table"')
  expect(sockets).toHaveLength(2)
  expect(states.map(({ is }) => is)).toEqual(['opening', 'open', 'opening'])
})
