import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type { StoreSchema } from './schema.ts'

/** Where a value is put in later. */
class Blank {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/**
 * A query that is asked again and again with other values. Putting one together takes longer than SQLite takes to answer it: this
 * one is put together once for each database. Which values it has may not depend on what they are.
 */
export function template<Values extends Readonly<Record<string, string | number>>, Row>(
  names: readonly (keyof Values & string)[],
  build: (queries: Kysely<StoreSchema>, values: Values) => Compilable<Row>,
): (queries: Kysely<StoreSchema>, values: Values) => Compilable<Row> {
  const built = new WeakMap<Kysely<StoreSchema>, CompiledQuery<Row>>()
  const blanks = Object.fromEntries(names.map(name => [name, new Blank(name)])) as unknown as Values
  return (queries, values) => {
    const form = built.get(queries) ?? build(queries, blanks).compile()
    built.set(queries, form)
    const parameters = form.parameters.map(value => (value instanceof Blank ? values[value.name] : value))
    return { compile: () => ({ ...form, parameters }) }
  }
}
