import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DECKS, type Deck, KINDS } from '../base/cards/card.ts'
import { readCondition } from '../base/cards/condition.ts'
import { conditions as CONDITIONS } from '../rules.ts'
import { definition, FIELD_ORDER, KIND_FIELDS } from './definition.ts'
import { readDeckText } from './read.ts'
import { fileWith } from './testing/files.ts'

const manual = readFileSync(new URL('../../../docs/decks.md', import.meta.url), 'utf8')
const blocks = (language: string): string[] =>
  [...manual.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'))].map(([, text]) => text!)
const cards = blocks('jsonl').flatMap(text =>
  text
    .trim()
    .split('\n')
    .map(line => JSON.parse(line)),
)

describe('docs/decks.md', () => {
  test('its example is a file that can be played with', () => {
    expect(readDeckText(CONDITIONS, blocks('json')[0]!).decks).toHaveProperty('mailCars')
  })

  test.each(cards)('its example $id is a card', card => {
    const part = partOf(card)
    const file = { ...fileWith(), decks: { [part]: [card] } }
    const problems = definition(CONDITIONS).file.problems(file, 'The file')
    expect(problems.filter(line => line.includes(` ${card.id}`))).toEqual([])
  })

  const partOf = ({ id, kind }: { id: string; kind?: string }): string => {
    if (kind === undefined) return id.startsWith('G') ? 'gameEnd' : 'mailCars'
    return DECKS.find(deck => id.startsWith(deck)) as Deck
  }

  test('it shows every kind', () => {
    expect(new Set(cards.map(({ kind }) => kind).filter(Boolean))).toEqual(new Set(KINDS))
  })

  test.each([...FIELD_ORDER.keys()])('it tells of the field %s', field => {
    expect(manual).toMatch(new RegExp(`["\`]${field}["\`]`))
  })

  test('it shows every condition', () => {
    const shown = [...manual.matchAll(/^\| `([^`]+)` \|/gm)].map(([, text]) => readCondition(CONDITIONS, text!)?.rule)
    expect(new Set(shown.filter(rule => rule !== undefined))).toEqual(new Set(CONDITIONS.keys()))
  })

  test('it says which decks a kind stands in', () => {
    for (const kind of KINDS) {
      const [, deck] = new RegExp(`^\\|[^|]*\`${kind}\`[^|]*\\| ([^|]*) \\|`, 'm').exec(manual) ?? []
      expect(deck, kind).toBe(KIND_FIELDS[kind].decks.length > 1 ? 'A to F' : KIND_FIELDS[kind].decks[0])
    }
  })
})
