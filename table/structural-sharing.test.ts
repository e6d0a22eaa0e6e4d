import { expect, test } from 'vitest'
import { shareInOrder, shareStructure } from './structural-sharing.ts'

const BOTH = [shareStructure, shareInOrder]

test.each(BOTH)('a copy of what was is what was', share => {
  const old = { a: [1, 2, { b: null }], c: 'd' }
  expect(share(old, structuredClone(old))).toBe(old)
})

test.each(BOTH)('what changed is new, what did not is what it was, and neither is touched', share => {
  const old = { boards: [{ coins: [1, 0] }, { coins: [2, 0], cars: [4] }], slices: { a: { b: 1 } }, round: 1 }
  const told = structuredClone(old)
  told.boards[1]!.coins[1] = 1
  const [before, after] = [JSON.stringify(old), JSON.stringify(told)]
  const now = share(old, told)
  expect(now).toEqual(told)
  expect(now.boards[0]).toBe(old.boards[0])
  expect(now.boards[1]!.cars).toBe(old.boards[1]!.cars)
  expect(now.slices).toBe(old.slices)
  expect(now.boards[1]).not.toBe(old.boards[1])
  expect(told.boards[0]).not.toBe(old.boards[0])
  expect([JSON.stringify(old), JSON.stringify(told)]).toEqual([before, after])
})

test.each([
  ['a field more', { a: { x: 1 } }, { a: { x: 1 }, b: 2 }],
  ['a field less', { a: { x: 1 }, b: 2 }, { a: { x: 1 } }],
  ['a field that was empty less', { a: undefined, b: 1 }, { b: 1 }],
  ['a longer list', [[1], [2]], [[1], [2], [3]]],
  ['a shorter list', [[1], [2], [3]], [[1], [2]]],
  ['a list for an object', { 0: 'a' }, ['a']],
  ['an object for a list', ['a'], { 0: 'a' }],
  ['nothing for something', { a: { b: 1 } }, { a: null }],
  ['something for nothing', null, { a: { b: 1 } }],
  ['a name of a field that needs care', JSON.parse('{"__proto__":{"a":1}}'), JSON.parse('{"__proto__":{"a":2}}')],
])('%s: it says what the new one says, to the byte', (_, old, now) => {
  for (const share of BOTH) expect(JSON.stringify(share(old, now))).toBe(JSON.stringify(now))
})

test('in order: fields in another order are another thing; otherwise they are the same', () => {
  const [old, now] = [
    { a: 1, b: { c: 2 } },
    { b: { c: 2 }, a: 1 },
  ]
  expect(JSON.stringify(shareInOrder(old, now))).toBe(JSON.stringify(now))
  expect(shareStructure(old, now)).toBe(old)
})
