import { afterEach, expect, test, vi } from 'vitest'
import { readAhead } from './read-ahead.ts'

afterEach(() => vi.unstubAllGlobals())

test('messages are read while the page is idle, the rest the next time, and each once', () => {
  const waiting: IdleRequestCallback[] = []
  vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) => waiting.push(callback))
  const read: string[] = []
  readAhead(['a', 'b', 'c'], key => read.push(key))
  const idleFor = (messages: number) => {
    const end = read.length + messages
    waiting.shift()!({ didTimeout: false, timeRemaining: () => (read.length < end ? 10 : 0) })
  }
  expect(read).toEqual([])
  idleFor(2)
  expect(read).toEqual(['a', 'b'])
  idleFor(5)
  expect(read).toEqual(['a', 'b', 'c'])
  expect(waiting).toEqual([])
})

test('a browser that does not tell when it is idle reads nothing ahead', () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  readAhead(['a'], () => expect.unreachable())
  expect(globalThis.requestIdleCallback).toBeUndefined()
})
