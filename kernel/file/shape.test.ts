import { expect, test } from 'vitest'
import { choice, found, meaning, named, optional, text, whole } from './shape.ts'

test('a quote of more than 60 characters is cut', () => {
  expect(found('x'.repeat(58))).toBe(`"${'x'.repeat(58)}"`)
  expect(found('x'.repeat(59))).toBe(`"${'x'.repeat(59)}...`)
})

test('each shape says in its schema what it checks', () => {
  expect(whole(1, 9).schema).toEqual({ type: 'integer', minimum: 1, maximum: 9 })
  expect(choice(['red', 'green']).schema).toEqual({ enum: ['red', 'green'] })
  expect(text('^x+$', 'crosses').schema).toEqual({ type: 'string', pattern: '^x+$' })
})

test('a fallback, a meaning and a name are added to what a schema says', () => {
  const shape = whole(1, 9)
  expect(optional(shape, 3)).toMatchObject({ fallback: 3, schema: { ...shape.schema, default: 3 } })
  expect(meaning(shape, 'how many').schema).toEqual({ ...shape.schema, description: 'how many' })
  expect(named('count', shape)).toMatchObject({ name: 'count', full: shape.schema, schema: { $ref: '#/$defs/count' } })
})

test('the part of a text that is at fault is named, whatever letters it has', () => {
  const shape = text('^.(,.)*$', 'single signs', { joint: ',', pattern: '^.$' })
  expect(shape.problems('a,\u{1F682}', 'It')).toEqual([])
  expect(shape.problems('a,\u{1F682},bc', 'It')).toEqual(['It: found "bc" in "a,\u{1F682},bc"; expected single signs'])
})
