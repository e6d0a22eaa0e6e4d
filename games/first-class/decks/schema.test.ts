import { readFileSync, writeFileSync } from 'node:fs'
import type { Schema } from '@roundhouse/kernel/file/shape'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { DECKS } from '../base/cards/card.ts'
import { conditions as CONDITIONS } from '../rules.ts'
import { definition } from './definition.ts'
import { deckSchema } from './schema.ts'
import { cardsIn, fileWith, type Loose } from './testing/files.ts'

const COMMITTED = new URL('../../../docs/decks.schema.json', import.meta.url)

let schema: Schema
let passesSchema: (file: unknown) => boolean
let passesReader: (file: unknown) => boolean
beforeAll(() => {
  schema = deckSchema(CONDITIONS)
  // Types and fields are left out where a schema only narrows another one.
  passesSchema = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false }).compile(schema)
  const { file: shape } = definition(CONDITIONS)
  passesReader = file => shape.problems(file, '').length === 0
})

test('docs/decks.schema.json is up to date (WRITE_DOCS=1 writes it)', () => {
  if (process.env['WRITE_DOCS']) writeFileSync(COMMITTED, `${JSON.stringify(schema, null, 2)}\n`)
  expect(JSON.parse(readFileSync(COMMITTED, 'utf8'))).toEqual(schema)
})

test('the schema names its draft, and each kind of card once', () => {
  expect(schema).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Decks for First Class',
    required: ['format', 'name', 'decks'],
    additionalProperties: false,
  })
  expect(Object.keys(schema['$defs'] as object)).toEqual([
    ...['frame', 'cities', 'condition'],
    ...['car', 'conductor', 'locomotive', 'route', 'contract', 'money', 'game-end', 'celebrity', 'postcard'],
    ...['suspect-self', 'suspect-others', 'destroy', 'guest', 'switch', 'mechanic', 'storage', 'factory'],
  ])
})

test('every field says what it means, and what it stands for when left out', () => {
  const { properties } = (schema['$defs'] as Record<string, Loose>)['contract'] as { properties: Record<string, Loose> }
  expect(properties['copies']).toEqual({
    type: 'integer',
    minimum: 1,
    maximum: 24,
    default: 1,
    description: 'How many of this card there are.',
  })
  expect(properties['frame']).toEqual({ $ref: '#/$defs/frame', description: 'The white box of the card.' })
  expect(properties['kind']).toEqual({ enum: ['contract'] })
  expect(properties['each']).toMatchObject({ enum: ['contract', 'tile'] })
})

describe('schema and reader agree', () => {
  const parts = [...DECKS, 'gameEnd', 'mailCars', 'board'] as const

  test.each(parts)('on the standard deck %s', part => {
    expect(passesSchema(fileWith(part))).toBe(true)
  })

  const both = (file: unknown) => [passesSchema(file), passesReader(file)]
  const broken: [string, (file: { decks: Loose }) => void][] = [
    ['a contract paid for each contract under a condition', file => (cardsIn(file, 'A')[0]!['each'] = 'contract')],
    ['a contract without condition that is paid once', file => delete cardsIn(file, 'A')[6]!['each']],
    ['a contract paid for each tile without asking for one', file => (cardsIn(file, 'A')[0]!['each'] = 'tile')],
    ['a guest with neither half', file => delete cardsIn(file, 'D')[4]!['passenger']],
    ['a base card in a module', file => (cardsIn(file, 'A')[7]!['kind'] = 'car')],
    [
      'no contract in deck E',
      file => (file.decks['E'] = cardsIn(file, 'E').filter(card => card['kind'] !== 'contract')),
    ],
    [
      'no Game End card in deck B',
      file => (file.decks['B'] = cardsIn(file, 'B').filter(card => card['kind'] !== 'game-end')),
    ],
    ['no destroy card in pile 2', file => (cardsIn(file, 'C')[12]!['pile'] = 1)],
    ['20 Game End cards', file => cardsIn(file, 'gameEnd').pop()],
    ['22 Game End cards', file => cardsIn(file, 'gameEnd').push({ ...cardsIn(file, 'gameEnd')[0] })],
    ['3 mail cars', file => cardsIn(file, 'mailCars').pop()],
    ['a board of 2 bonus cities', file => (file.decks['board'] = 'P1, B{COIN 2}, B{COIN 2}')],
    ['a frame of 7 symbols', file => (cardsIn(file, 'X')[0]!['frame'] = Array(7).fill('CAR 1').join(' + '))],
    ['a field of another kind', file => (cardsIn(file, 'F')[0]!['frame'] = 'CAR 1')],
    ['a deck of 25 lines', file => (file.decks['F'] = Array(25).fill(cardsIn(file, 'F')[0]))],
  ]
  test.each(broken)('on %s', (_, spoil) => {
    const file = fileWith(...parts)
    expect(both(file)).toEqual([true, true])
    spoil(file)
    expect(both(file)).toEqual([false, false])
  })

  test('on files spoilt at random', () => {
    const texts = [
      '',
      'X',
      'contract',
      'tile',
      'always',
      'a tile',
      'COIN 1',
      'PTS 16',
      'UP 0>2',
      'P1',
      'P1, P2, P3, P4, P5',
    ]
    const others = [
      ...texts,
      'car',
      'guest',
      'destroy',
      'ours',
      0,
      1,
      2,
      3,
      4,
      7,
      12,
      24,
      25,
      31,
      1.5,
      -1,
      null,
      true,
      [],
      {},
    ]
    const field = fc.constantFrom(
      ...'id pile copies kind when each frame cities needs points passenger luggage counts note'.split(' '),
    )
    const change = fc.record({
      part: fc.constantFrom(...parts),
      place: fc.nat(23),
      field,
      // Mostly what another card has there: such files are often good.
      value: fc.oneof(
        { weight: 3, arbitrary: fc.nat(23) },
        { weight: 1, arbitrary: fc.constantFrom(...others.map(value => ({ value }))) },
      ),
      isLoss: fc.nat(3).map(n => n === 0),
    })
    const verdicts = { good: 0, bad: 0 }
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 2 }), changes => {
        const file = fileWith(...new Set(changes.map(({ part }) => part)))
        for (const each of changes) spoil(file, each)
        const [schema, reader] = both(file)
        verdicts[reader ? 'good' : 'bad']++
        expect(schema).toBe(reader)
      }),
      { numRuns: 400 },
    )
    expect(Math.min(verdicts.good, verdicts.bad)).toBeGreaterThan(40)
  })

  interface Change {
    part: string
    place: number
    field: string
    value: number | { value: unknown }
    isLoss: boolean
  }
  function spoil(file: { decks: Loose }, { part, place, field, value, isLoss }: Change): void {
    if (part === 'board')
      file.decks['board'] = typeof value === 'number' ? `P${value}, B{COIN ${place}}, P1` : value.value
    else {
      const cards = cardsIn(file, part)
      const [card, other] = [cards[place % cards.length]!, cards[Number(value) % cards.length]]
      if (isLoss) delete card[field]
      else card[field] = typeof value === 'number' ? (other?.[field] ?? 1) : value.value
    }
  }
})
