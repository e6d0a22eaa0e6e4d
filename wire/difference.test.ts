import { Refusal } from '@roundhouse/kernel/game'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Difference, differenceOf, patch } from './difference.ts'

/** Keys that many objects share, so that two of them often have the same; some have a meaning in JavaScript. */
const key = fc.oneof(
  fc.constantFrom('a', 'b', 'a/b', '~1', '/', 'points', '0', '1', '', '__proto__', 'constructor', 'toString', 'length'),
  fc.string({ maxLength: 3 }),
)

const { tree } = fc.letrec(tie => ({
  single: fc.oneof(
    fc.constantFrom(null, true, false, 0, 1, -1, '', 'x', '[]'),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.string(),
  ),
  tree: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    tie('single'),
    fc.array(tie('tree'), { maxLength: 6 }),
    fc.array(fc.constantFrom(1, 2, 3), { maxLength: 8 }),
    fc.array(fc.tuple(key, tie('tree')), { maxLength: 5 }).map(fields => Object.fromEntries(fields)),
  ),
}))

/** As it comes over a wire. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value))
const plain = tree.map(sent)

/** Another piece of data that has much in common with the first. */
const pair = fc
  .tuple(plain, fc.array(fc.tuple(fc.nat(), plain, fc.constantFrom('set', 'add', 'drop', 'deep')), { maxLength: 4 }))
  .map(([before, edits]) => [before, sent(edits.reduce(edited, before))] as const)

type Edit = readonly [at: number, value: unknown, how: 'set' | 'add' | 'drop' | 'deep']

function edited(tree: unknown, [at, value, how]: Edit): unknown {
  if (Array.isArray(tree)) {
    const place = at % (tree.length + 1)
    if (how === 'deep' && place < tree.length) return tree.with(place, edited(tree[place], [at, value, 'set']))
    return tree.toSpliced(place, how === 'add' ? 0 : 1, ...(how === 'drop' ? [] : [value]))
  }
  if (typeof tree !== 'object' || tree === null) return value
  const fields = Object.entries(tree)
  const place = at % (fields.length + 1)
  const [name, old] = fields[place] ?? ['__proto__', 0]
  if (how === 'drop') return Object.fromEntries(fields.toSpliced(place, 1))
  if (how === 'add') return Object.fromEntries([...fields, [`new${at % 3}`, value]])
  return Object.fromEntries(
    fields.toSpliced(place, 1, [name, how === 'deep' ? edited(old, [at, value, 'set']) : value]),
  )
}

const expectTheWay = (before: unknown, after: unknown): void => {
  const then = JSON.stringify(before)
  const difference = differenceOf(before, after)
  expect(fieldsOf(sent(difference))).toEqual(fieldsOf(difference))
  const patched = patch(before, sent(difference))
  expect(JSON.stringify(before)).toBe(then)
  expect(fieldsOf(patched)).toEqual(fieldsOf(after))
}

/** Fields as a list: `toEqual` trips over those that are called `__proto__` or `constructor`. */
const fieldsOf = (tree: unknown): unknown => {
  if (Array.isArray(tree)) return tree.map(fieldsOf)
  if (typeof tree !== 'object' || tree === null) return tree
  return Object.keys(tree)
    .sort()
    .map(field => [field, fieldsOf(Object.getOwnPropertyDescriptor(tree, field)!.value)])
}

describe('a difference', () => {
  test('leads from anything to anything', () => {
    fc.assert(fc.property(plain, plain, expectTheWay), { numRuns: 300 })
  })

  test('leads from anything to something like it', () => {
    fc.assert(
      fc.property(pair, ([before, after]) => expectTheWay(before, after)),
      { numRuns: 700 },
    )
  })

  test.each<[string, unknown, unknown, Difference]>([
    ['a number', 1, 2, 2],
    ['nothing', { a: [1] }, { a: [1] }, {}],
    ['one field', { a: 1, b: 2, c: { d: 'x' } }, { a: 1, b: 3, c: { d: 'x' } }, { b: 3 }],
    ['a field within', { a: { b: { c: 1, d: 2 } } }, { a: { b: { c: 1, d: null } } }, { 'a/b/d': null }],
    ['two fields within', { a: { b: { c: 1, d: 2 } } }, { a: { b: { c: 3, d: 4 } } }, { 'a/b': { c: 3, d: 4 } }],
    ['a place within', { a: [{ b: [5, 6] }] }, { a: [{ b: [5, 7] }] }, { 'a/0/b/1': 7 }],
    ['a list within that grows', { a: { b: [5] } }, { a: { b: [5, 6] } }, { 'a/b': [1, 0, 6] }],
    ['a field within lost', { a: { b: 1, c: 'longer' } }, { a: { c: 'longer' } }, { 'a/b': [] }],
    [
      'names that look like ways',
      { 'a/b': { '~1': 1 }, '': { '': 2 } },
      { 'a/b': { '~1': 3 }, '': { '': 2 } },
      { 'a~1b/~01': 3 },
    ],
    ['names without a sign', { '': { '': 1 }, a: 1 }, { '': { '': 2 }, a: 1 }, { '/': 2 }],
    ['a field gained', { a: 1 }, { a: 1, b: [2] }, { b: [[2]] }],
    ['a field lost', { a: 1, b: { c: 'longer' } }, { b: { c: 'longer' } }, { a: [] }],
    ['a place of a list', [1, 2, 3], [1, 7, 3], { 1: 7 }],
    ['a list that grows', [1, 2, 3], [1, 2, 3, 4, 5], [3, 0, 4, 5]],
    ['a list that shrinks', [1, 2, 3, 4, 5], [1, 2, 5], [2, 2]],
    ['a list that changes in the middle', [11, 12, 13, 14, 15], [11, 12, 99, 98, 14, 15], [2, 1, 99, 98]],
    ['a list that moves on', [11, 12, 13, 14], [12, 13, 14, 15], [[12, 13, 14, 15]]],
    ['a list that is emptied', [1, 2], [], [[]]],
    ['a list in place of an object', { 0: 1 }, [1], [[1]]],
    ['an object in place of a text', 'a', { a: 1 }, [{ a: 1 }]],
  ])('is short: %s', (_, before, after, difference) => {
    expect(differenceOf(before, after)).toEqual(difference)
    expectTheWay(before, after)
  })

  test('does not look into what is the same object', () => {
    const shared = {
      get secret(): number {
        throw new Error('it was looked at')
      },
    }
    expect(differenceOf({ a: 1, shared }, { a: 2, shared })).toEqual({ a: 2 })
    expect(differenceOf([shared, 1], [shared])).toEqual([1, 1])
  })

  test('leaves what did not change the same objects', () => {
    const before = { a: { x: 1 }, b: [{ y: 1 }, { z: 1 }], c: 0 }
    expect(patch(before, {})).toBe(before)
    const after = patch(before, differenceOf(before, { ...before, b: [{ y: 1 }, { z: 2 }] })) as typeof before
    expect(after.a).toBe(before.a)
    expect(after.b).not.toBe(before.b)
    expect(after.b[0]).toBe(before.b[0])
    expect((patch(before.b, [1, 0, 5]) as unknown[])[0]).toBe(before.b[0])
    expect((patch(before, { a: {} }) as typeof before).a).toBe(before.a)
  })

  test('sets no prototype', () => {
    const before = JSON.parse('{"__proto__":{"a":1}}')
    const after = JSON.parse('{"__proto__":{"a":2},"constructor":1}')
    const patched = patch(before, sent(differenceOf(before, after))) as object
    expect(Object.getPrototypeOf(patched)).toBe(Object.prototype)
    expect(JSON.stringify(patched)).toBe(JSON.stringify(after))
    expect(({} as { a?: number }).a).toBeUndefined()
  })
})

describe('a damaged difference is refused', () => {
  test.each<[unknown, unknown, string]>([
    [{ a: 1 }, { a: { b: 1 } }, 'at .a: found 1; expected an object or a list, since parts of it change'],
    [{ a: { b: [1] } }, { a: { b: { 1: 2 } } }, 'at .a.b: found "1"; expected places of a list of 1'],
    [[1], { length: 0 }, 'at the top: found "length"; expected places of a list of 1'],
    [[1], { '01': 0 }, 'found "01"; expected places of a list of 1'],
    [[1], { '-1': 0 }, 'found "-1"'],
    [{ a: 1 }, [0, 1], 'at the top: found {"a":1}; expected a list, since items of it change'],
    [[1, 2], [3, 0, 1], 'at the top: found 3; expected a place from 0 to 2'],
    [[1, 2], [1, 2], 'at the top: found 2; expected a number of items from 0 to 1'],
    [[1, 2], ['0', 1], 'found "0"; expected a place from 0 to 2'],
    [[1, 2], [0.5, 1], 'found 0.5'],
    [[1, 2], [0, -1], 'found -1'],
    [[1, 2], [], 'found nothing; expected a place from 0 to 2'],
    [[[1]], { 0: [] }, 'at .0: found nothing'],
    [{}, { a: { b: 1 } }, 'at .a: found {"b":1}; expected the value of a field that was not there'],
    [{}, { 'a/b': 1 }, 'at .a: found {"b":1}; expected the value of a field that was not there'],
    [{ a: 1 }, { 'a/b': 1 }, 'at .a: found 1; expected an object or a list, since parts of it change'],
    [{ a: { b: [1] } }, { 'a/b/1': 2 }, 'at .a.b: found "1"; expected places of a list of 1'],
    [{}, { a: [] }, 'at .a: found []; expected the value of a field that was not there'],
    [{}, { a: [1, 2, 3] }, 'at .a: found [1,2,3]'],
    [null, {}, 'at the top: found null'],
    [1, undefined, 'at the top: found nothing; expected a difference'],
  ])('%j by %j', (before, difference, why) => {
    expect(() => patch(before, difference as Difference)).toThrow(Refusal)
    expect(() => patch(before, difference as Difference)).toThrow(why)
  })

  test('or leads somewhere, but never breaks', () => {
    fc.assert(
      fc.property(plain, plain, (before, difference) => {
        try {
          patch(before, difference as Difference)
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal)
        }
      }),
    )
  })
})
