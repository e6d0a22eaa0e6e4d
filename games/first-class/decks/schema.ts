import type { Schema } from '@roundhouse/kernel/file/shape'
import type { ConditionRule } from '../base/table.ts'
import { definition } from './definition.ts'

/** The JSON Schema of a deck file, for editors. What needs the whole deck (counts, ids) only the reader can check. */
export function deckSchema(conditions: readonly ConditionRule[]): Schema {
  const { file, named } = definition(conditions)
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Decks for First Class',
    ...file.schema,
    $defs: Object.fromEntries(named.map(({ name, full }) => [name, full])),
  }
}
