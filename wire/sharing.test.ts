import { expect, test } from 'vitest'
import { sharing } from './sharing.ts'

const before = {
  phase: 'turn',
  players: [
    { points: 3, cars: [1, 2] },
    { points: 5, cars: [4] },
  ],
  slices: { a: { b: 1 } },
}

test('what is alike is the very same object, and nothing else', () => {
  const after = structuredClone(before)
  after.players[1]!.points = 6
  const shared = sharing(before, after)
  expect(shared).toEqual(after)
  expect(shared.players[0]).toBe(before.players[0])
  expect(shared.players[1]!.cars).toBe(before.players[1]!.cars)
  expect(shared.slices).toBe(before.slices)
  expect(shared.players).not.toBe(before.players)
  expect(sharing(before, structuredClone(before))).toBe(before)
})

test('neither of them is changed', () => {
  const after = structuredClone(before)
  after.players[1]!.points = 6
  const [then, now] = [JSON.stringify(before), JSON.stringify(after)]
  const { players } = after
  sharing(before, after)
  expect([JSON.stringify(before), JSON.stringify(after)]).toEqual([then, now])
  expect(after.players).toBe(players)
  expect(after.players[0]).not.toBe(before.players[0])
})

test.each([
  ['fields in another order', { a: 1, b: { c: 2 } }, { b: { c: 2 }, a: 1 }],
  ['a field more', { a: { x: 1 } }, { a: { x: 1 }, b: 2 }],
  ['a field less', { a: { x: 1 }, b: 2 }, { a: { x: 1 } }],
  ['a longer list', [[1], [2]], [[1], [2], [3]]],
  ['a shorter list', [[1], [2], [3]], [[1], [2]]],
  ['a list for an object', { 0: 'a' }, ['a']],
  ['an object for a list', ['a'], { 0: 'a' }],
  ['nothing for something', { a: { b: 1 } }, { a: null }],
  ['something for nothing', { a: null }, { a: { b: 1 } }],
  ['a name of a field that needs care', JSON.parse('{"__proto__":{"a":1}}'), JSON.parse('{"__proto__":{"a":2}}')],
])('%s: it says what the later one says, to the byte', (_, one, other) => {
  expect(JSON.stringify(sharing(one, other))).toBe(JSON.stringify(other))
})
