import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Fields, oneOf, record } from './record.ts'
import { choice, whole } from './shape.ts'

const COLOURS = ['red', 'green', 'grey'] as const
const fields: Fields = {
  must: { colour: choice(COLOURS) },
  may: { size: choice(['small', 'big']), legs: whole(0, 9) },
  pairs: [
    { given: ['colour', 'red', 'green'], needs: ['size', 'small', 'big'] },
    { given: ['legs'], needs: ['colour', 'grey'] },
  ],
}
const shape = () => record(fields)
const faults = (value: unknown) => shape().problems(value, 'It')

describe('a field that asks for another', () => {
  test('with one of several values', () => {
    expect(faults({ colour: 'red', size: 'big' })).toEqual([])
    expect(faults({ colour: 'grey' })).toEqual([])
    expect(faults({ colour: 'green' })).toEqual([
      'It, size: found nothing beside colour "green"; expected "small" or "big"',
    ])
  })

  test('is blamed for that only if it is right in itself', () => {
    expect(faults({ colour: 'red', size: 'huge' })).toEqual(['It, size: found "huge"; expected "small" or "big"'])
    expect(faults({ legs: 4 })).toEqual(['It, colour: found nothing; expected "red", "green" or "grey"'])
  })

  test('whatever its own value is', () => {
    expect(faults({ colour: 'grey', legs: 0 })).toEqual([])
    expect(faults({ colour: 'red', size: 'big', legs: 4 })).toEqual([
      'It, colour: found "red" beside legs 4; expected "grey"',
    ])
  })
})

test('schema and check agree', () => {
  const passes = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false }).compile(shape().schema)
  const value = fc.record(
    {
      colour: fc.constantFrom(...COLOURS, 'blue'),
      size: fc.constantFrom('small', 'big', 'huge'),
      legs: fc.constantFrom(0, 4, 10),
      more: fc.constant(1),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(value, each => {
      expect(passes(each)).toBe(faults(each).length === 0)
    }),
  )
})

test('the schema names the fields, and which of them belong together', () => {
  expect(shape().schema).toEqual({
    type: 'object',
    properties: {
      colour: { enum: COLOURS },
      size: { enum: ['small', 'big'] },
      legs: { type: 'integer', minimum: 0, maximum: 9 },
    },
    required: ['colour'],
    additionalProperties: false,
    allOf: [
      {
        anyOf: [
          { not: { type: 'object', required: ['colour'], properties: { colour: { enum: ['red', 'green'] } } } },
          { type: 'object', required: ['size'], properties: { size: { enum: ['small', 'big'] } } },
        ],
      },
      {
        anyOf: [
          { not: { type: 'object', required: ['legs'] } },
          { type: 'object', required: ['colour'], properties: { colour: { const: 'grey' } } },
        ],
      },
    ],
  })
})

test('one of some fields has to be there, and the schema says so', () => {
  const some = record({ must: {}, may: { legs: whole(0, 9), wings: whole(0, 2) }, some: ['legs', 'wings'] })
  expect(some.problems({}, 'It')).toEqual(['It: found nothing; expected at least one of legs, wings'])
  expect(some.problems({ wings: 2 }, 'It')).toEqual([])
  expect(some.schema).toMatchObject({ anyOf: [{ required: ['legs'] }, { required: ['wings'] }] })
  expect(some.schema).not.toHaveProperty('allOf')
  expect(record({ must: {} }).schema).not.toHaveProperty('anyOf')
})

test('one of several objects is told apart by one field', () => {
  const common = { must: { kind: choice(['bird', 'dog']) } }
  const [bird, dog] = [record({ must: { ...common.must, wings: whole(2, 2) } }), record(common)]
  const animal = oneOf('kind', { bird, dog }, common)
  expect(animal.allowed).toBe('an object')
  expect(animal.schema).toEqual({ anyOf: [bird.schema, dog.schema] })
  expect(animal.problems({ kind: 'dog' }, 'It')).toEqual([])
  expect(animal.problems(7, 'It')).toEqual(['It: found 7; expected an object'])
})
