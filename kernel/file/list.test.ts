import { expect, test } from 'vitest'
import { list } from './list.ts'
import { record } from './record.ts'
import { whole } from './shape.ts'

const item = whole(0, 9)
const nameOf = (_: unknown, place: number) => `Item ${place + 1}`
const faults = (least: number, most: number, value: unknown) =>
  list({ item, least, most, nameOf }).problems(value, 'List')

test('a list has at least and at most this many items', () => {
  expect(faults(1, 2, [])).toEqual(['List: found a list of 0; expected a list of 1 to 2'])
  expect(faults(1, 2, [1])).toEqual([])
  expect(faults(1, 2, [1, 2])).toEqual([])
  expect(faults(1, 2, [1, 2, 3])).toEqual(['List: found a list of 3; expected a list of 1 to 2'])
})

test('the words for its length fit', () => {
  expect(faults(0, 2, 7)).toEqual(['List: found 7; expected a list of at most 2'])
  expect(faults(2, 2, 7)).toEqual(['List: found 7; expected a list of 2'])
})

test('each item is called by its place', () => {
  expect(faults(0, 3, [1, 10, 'x'])).toEqual([
    'Item 2: found 10; expected a whole number from 0 to 9',
    'Item 3: found "x"; expected a whole number from 0 to 9',
  ])
})

test('the schema asks for the same', () => {
  expect(list({ item, least: 1, most: 2, nameOf }).schema).toEqual({
    type: 'array',
    items: item.schema,
    minItems: 1,
    maxItems: 2,
  })
  expect(list({ item, most: 2, nameOf }).schema).toEqual({ type: 'array', items: item.schema, maxItems: 2 })
})

test('what a list must hold is asked for with its fields', () => {
  const holds = [{ text: 'red 1', fields: { colour: 'red', size: 1 } }]
  const shape = list({ item: record({ must: {}, may: { colour: item, size: item } }), most: 2, holds, nameOf })
  const contains = {
    type: 'object',
    required: ['colour', 'size'],
    properties: { colour: { const: 'red' }, size: { const: 1 } },
  }
  expect(shape.schema).toMatchObject({ allOf: [{ contains }] })
  expect(shape.problems([{ size: 1 }], 'List')).toEqual(['List: found no red 1; expected at least one'])
})
