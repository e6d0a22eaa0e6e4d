import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { record } from './record.ts'
import { choice, whole } from './shape.ts'

const COLOURS = ['red', 'green', 'grey'] as const
const shape = record({
  must: { colour: choice(COLOURS) },
  may: { size: choice(['small', 'big']), legs: whole(0, 9) },
  pairs: [
    { given: ['colour', 'red', 'green'], needs: ['size', 'small', 'big'] },
    { given: ['legs'], needs: ['colour', 'grey'] },
  ],
})
const faults = (value: unknown) => shape.problems(value, 'It')

describe('a field that asks for another', () => {
  test('with one of several values', () => {
    expect(faults({ colour: 'red', size: 'big' })).toEqual([])
    expect(faults({ colour: 'grey' })).toEqual([])
    expect(faults({ colour: 'green' })).toEqual([
      'It, size: found nothing beside colour "green"; allowed: "small" or "big"',
    ])
  })

  test('is blamed for that only if it is right in itself', () => {
    expect(faults({ colour: 'red', size: 'huge' })).toEqual(['It, size: found "huge"; allowed: "small" or "big"'])
    expect(faults({ legs: 4 })).toEqual(['It, colour: found nothing; allowed: "red", "green" or "grey"'])
  })

  test('whatever its own value is', () => {
    expect(faults({ colour: 'grey', legs: 0 })).toEqual([])
    expect(faults({ colour: 'red', size: 'big', legs: 4 })).toEqual([
      'It, colour: found "red" beside legs 4; allowed: "grey"',
    ])
  })
})

test('schema and check agree', () => {
  const passes = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false }).compile(shape.schema)
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
