import { afterEach, expect, test, vi } from 'vitest'
import { keepSolved, solvedPuzzles } from './solved.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
}

afterEach(() => {
  kept.clear()
  vi.unstubAllGlobals()
})

test('what was solved is remembered, each once', () => {
  vi.stubGlobal('localStorage', storage)
  expect([...solvedPuzzles()]).toEqual([])
  for (const id of ['a', 'b', 'a']) keepSolved(id)
  expect([...solvedPuzzles()]).toEqual(['a', 'b'])
})

test('what cannot be read is nothing, and a browser that keeps nothing does no harm', () => {
  vi.stubGlobal('localStorage', storage)
  for (const odd of ['{', '7', '{"a":1}']) {
    kept.set('roundhouse-puzzles', odd)
    expect(solvedPuzzles().size).toBe(0)
  }
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  })
  expect(() => keepSolved('a')).not.toThrow()
})
