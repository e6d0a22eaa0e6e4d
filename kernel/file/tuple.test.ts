import { expect, test } from 'vitest'
import { choice, whole } from './shape.ts'
import { tuple } from './tuple.ts'

const shape = () => tuple('a number, a number and perhaps "x"', [whole(0, 9), whole(0, 9), choice(['x'])], 2)

test('every place has a shape of its own, the last may be missing', () => {
  expect(
    [
      [1, 2],
      [1, 2, 'x'],
      [0, 9],
    ].flatMap(value => shape().problems(value, 'Here')),
  ).toEqual([])
})

test.each([
  [[1], '[1]'],
  [[], '[]'],
  [[1, 10], '10 in [1,10]'],
  [['1', 2], '"1" in ["1",2]'],
  [[1, 2, 'y'], '"y" in [1,2,"y"]'],
  [[1, 2, 'x', 4], '4 in [1,2,"x",4]'],
  [[undefined, 2], 'nothing in [null,2]'],
  ['1, 2', '"1, 2"'],
  [{ 0: 1, 1: 2, length: 2 }, '{"0":1,"1":2,"length":2}'],
  [null, 'null'],
])('%j is none, and the part at fault is named', (value, found) => {
  expect(shape().problems(value, 'Here')).toEqual([`Here: found ${found}; expected a number, a number and perhaps "x"`])
})

test('the schema asks for the same', () => {
  expect(shape().schema).toEqual({
    type: 'array',
    prefixItems: [
      { type: 'integer', minimum: 0, maximum: 9 },
      { type: 'integer', minimum: 0, maximum: 9 },
      { enum: ['x'] },
    ],
    items: false,
    minItems: 2,
    maxItems: 3,
  })
  expect(tuple('', [whole(0, 9)]).schema).toMatchObject({ minItems: 1, maxItems: 1 })
})
