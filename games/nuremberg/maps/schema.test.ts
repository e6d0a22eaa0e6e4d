import { readFileSync, writeFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mapSchema } from './schema.ts'
import { MAP_FILE } from './shape.ts'
import { MAP_NAMES } from './standard.ts'
import { fileOf, type LooseFile, smallFile } from './testing/files.ts'

const COMMITTED = new URL('../../../docs/maps.schema.json', import.meta.url)

const schema = mapSchema()
// Types and fields are left out where a schema only narrows another one; a river is left out where there is none.
const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, strictTuples: false })
const passesSchema = ajv.compile(schema)
const passesReader = (file: unknown): boolean => MAP_FILE.problems(file, '').length === 0

test('docs/maps.schema.json is up to date (WRITE_DOCS=1 writes it)', () => {
  if (process.env['WRITE_DOCS']) writeFileSync(COMMITTED, `${JSON.stringify(schema, null, 2)}\n`)
  expect(JSON.parse(readFileSync(COMMITTED, 'utf8'))).toEqual(schema)
})

test('the schema names its draft, and what it describes once', () => {
  expect(schema).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A map for First Train to Nuremberg',
    required: ['format', 'name', 'grey', 'yellow', 'areas', 'borders'],
    additionalProperties: false,
  })
  expect(Object.keys(schema['$defs'] as object)).toEqual(['name', 'area'])
})

test('every field says what it means', () => {
  const { area } = schema['$defs'] as { area: { properties: Record<string, object> } }
  const fields = [schema['properties'] as Record<string, object>, area.properties].flatMap(each => Object.entries(each))
  expect(fields.filter(([, field]) => !('description' in field))).toEqual([])
})

describe('schema and reader agree', () => {
  const both = (file: unknown) => [passesSchema(file), passesReader(file)]

  test.each(MAP_NAMES)('on the standard map %s', name => {
    expect(both(fileOf(name))).toEqual([true, true])
  })

  const broken: [string, (file: LooseFile) => unknown][] = [
    ['grey goods on a plain', file => (file.areas[3]!['terrain'] = 'plain')],
    ['yellow goods on a hill', file => (file.areas[2]!['terrain'] = 'hill')],
    ['a village on a mountain', file => (file.areas[1]!['terrain'] = 'mountain')],
    ['a company without a station', file => (file.areas[2]!['company'] = 'red')],
    ['pawns without a station', file => (file.areas[2]!['pawns'] = 0)],
    ["nobody's start", file => delete file.areas[4]!['company']],
    ['a border of one area', file => file.borders.push(['Ahorn'])],
    ['a border of four things', file => file.borders.push(['Ahorn', 'Dorn', 'river', 'Dorn'])],
    ['a closed border with a river', file => file.closed.push(['Ahorn', 'Eiche', 'river'])],
    ['a place of three numbers', file => (file.areas[0]!['at'] = [0, 0, 0])],
    ['a line bonus without an end', file => (file['lineBonus'] = { from: 'Ahorn', to: [] })],
    ['128 areas', file => (file.areas = Array(128).fill(file.areas[0]))],
    ['a name with a number', file => (file.areas[0]!['name'] = 'Ahorn 2')],
  ]
  test.each(broken)('on %s', (_, spoil) => {
    const file = smallFile()
    expect(both(file)).toEqual([true, true])
    spoil(file)
    expect(both(file)).toEqual([false, false])
  })

  test('on files spoilt at random', () => {
    const words = ['plain', 'hill', 'hopfield', 'mountain', 'village', 'start', 'red', 'both', 'grey', 'yellow', 'ours']
    const value = fc.constantFrom<unknown>(
      ...words,
      '',
      'Ahorn',
      'A B',
      'A - B',
      0,
      9,
      10,
      1.5,
      null,
      true,
      [],
      [0, 1],
      {},
    )
    const field = fc.constantFrom(...'name at terrain station company goods pawns status note'.split(' '))
    const change = fc.record({ place: fc.nat(4), field, value, isLoss: fc.nat(3).map(n => n === 0) })
    const verdicts = { good: 0, bad: 0 }
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 2 }), changes => {
        const file = smallFile()
        for (const { place, field, value, isLoss } of changes)
          if (isLoss) delete file.areas[place]![field]
          else file.areas[place]![field] = value
        const [schema, reader] = both(file)
        verdicts[reader ? 'good' : 'bad']++
        expect(schema).toBe(reader)
      }),
      { numRuns: 500 },
    )
    expect(Math.min(verdicts.good, verdicts.bad)).toBeGreaterThan(40)
  })
})
