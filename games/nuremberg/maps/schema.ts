import type { Schema } from '@roundhouse/kernel/file/shape'
import { MAP_FILE, NAMED } from './shape.ts'

/** The JSON Schema of a map file, for editors. What needs the whole map (names, ways, counts) only the reader can check. */
export const mapSchema = (): Schema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A map for First Train to Nuremberg',
  ...MAP_FILE.schema,
  $defs: Object.fromEntries(NAMED.map(({ name, full }) => [name, full])),
})
