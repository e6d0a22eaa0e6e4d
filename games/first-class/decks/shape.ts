/** A piece of JSON Schema. */
export type Schema = { readonly [key: string]: unknown }

/** What a value of a deck file may be. The check, the words for people and the JSON Schema all come from here. */
export interface Shape<T = unknown> {
  /** What is allowed, for people. */
  readonly allowed: string
  readonly schema: Schema
  /** What a value that is left out stands for. */
  readonly fallback?: T
  /** What is wrong with a value, a line each: nothing, if it fits. */
  problems(value: unknown, where: string): string[]
}

/** What a shape holds. */
export type Held<S> = S extends Shape<infer T> ? T : never

const LONGEST_QUOTE = 60

/** A value as it is quoted to people. */
export function found(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}...` : text
}

export const problem = (where: string, what: string, allowed: string): string =>
  `${where}: found ${what}; allowed: ${allowed}`

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const anyOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

/** A value that is checked as a whole. */
function leaf<T>(allowed: string, schema: Schema, fits: (value: unknown) => boolean, blame = found): Shape<T> {
  return {
    allowed,
    schema,
    problems: (value, where) => (fits(value) ? [] : [problem(where, blame(value), allowed)]),
  }
}

export function whole(least: number, most: number): Shape<number> {
  const fits = (value: unknown) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most
  const schema = { type: 'integer', minimum: least, maximum: most }
  return leaf(`a whole number from ${least} to ${most}`, schema, fits)
}

export function choice<const T extends string | number>(values: readonly T[]): Shape<T> {
  const fits = (value: unknown) => values.some(each => each === value)
  return leaf(anyOf(values.map(found)), { enum: values }, fits)
}

/** What a text is put together from, so that the part at fault can be named. */
interface Parts {
  readonly joint: string
  readonly pattern: string
}

export function text(pattern: string, allowed: string, parts?: Parts): Shape<string> {
  const whole = new RegExp(pattern, 'u')
  const fits = (value: unknown) => typeof value === 'string' && whole.test(value)
  return leaf(allowed, { type: 'string', pattern }, fits, value => blame(value, parts))
}

function blame(value: unknown, parts: Parts | undefined): string {
  if (typeof value !== 'string' || parts === undefined) return found(value)
  const right = new RegExp(parts.pattern, 'u')
  const wrong = value.split(parts.joint).find(part => !right.test(part))
  return wrong === undefined || wrong === value ? found(value) : `${found(wrong)} in ${found(value)}`
}

export const optional = <T>(shape: Shape<T>, fallback: T): Shape<T> => ({
  ...shape,
  fallback,
  schema: { ...shape.schema, default: fallback },
})

export const meaning = <T>(shape: Shape<T>, description: string): Shape<T> => ({
  ...shape,
  schema: { ...shape.schema, description },
})

/** A shape that a schema describes once, under a name. */
export interface Named<T = unknown> extends Shape<T> {
  readonly name: string
  readonly full: Schema
}

export const named = <T>(name: string, shape: Shape<T>): Named<T> => ({
  ...shape,
  name,
  full: shape.schema,
  schema: { $ref: `#/$defs/${name}` },
})

/** Where one field has this value, another must have that one. */
export interface Pair {
  readonly given: readonly [field: string, value: string]
  readonly needs: readonly [field: string, value: string]
}

export interface Fields {
  readonly must: { readonly [field: string]: Shape }
  readonly may?: { readonly [field: string]: Shape }
  /** Of these, at least one has to be there. */
  readonly some?: readonly string[]
  readonly pairs?: readonly Pair[]
}

/** An object with named fields and no others. */
export function record(fields: Fields, nameOf = (where: string, field: string) => `${where}, ${field}`): Shape {
  const { must, may = {}, some = [], pairs = [] } = fields
  const all = { ...must, ...may }
  const names = Object.keys(all)
  const allowed = `an object with the fields ${names.join(', ')}`

  const unknown = (value: object, where: string) =>
    Object.keys(value)
      .filter(field => !Object.hasOwn(all, field))
      .map(field => `${where}: the field ${found(field)} is not known; allowed: ${names.join(', ')}`)

  const wrong = (value: Record<string, unknown>, where: string) =>
    names
      .filter(field => Object.hasOwn(must, field) || Object.hasOwn(value, field))
      .flatMap(field => all[field]!.problems(own(value, field), nameOf(where, field)))

  const none = (value: object, where: string) =>
    some.length === 0 || some.some(field => Object.hasOwn(value, field))
      ? []
      : [problem(where, 'nothing', `at least one of ${some.join(', ')}`)]

  return {
    allowed,
    schema: recordSchema(fields),
    problems(value, where) {
      if (!isObject(value)) return [problem(where, found(value), allowed)]
      const unpaired = pairs.flatMap(pair => withoutPartner(value, pair, nameOf, where))
      return [...unknown(value, where), ...wrong(value, where), ...none(value, where), ...unpaired]
    },
  }
}

const own = (value: Record<string, unknown>, field: string): unknown =>
  Object.hasOwn(value, field) ? value[field] : undefined

function withoutPartner(
  value: Record<string, unknown>,
  { given: [field, is], needs: [other, should] }: Pair,
  nameOf: (where: string, field: string) => string,
  where: string,
): string[] {
  if (own(value, field) !== is || own(value, other) === should) return []
  return [problem(nameOf(where, other), `${found(own(value, other))} beside ${field} ${found(is)}`, found(should))]
}

function recordSchema({ must, may = {}, some = [], pairs = [] }: Fields): Schema {
  const properties = Object.fromEntries(Object.entries({ ...must, ...may }).map(([name, { schema }]) => [name, schema]))
  const has = ([field, value]: readonly [string, string]) => ({
    required: [field],
    properties: { [field]: { const: value } },
  })
  return {
    type: 'object',
    properties,
    required: Object.keys(must),
    additionalProperties: false,
    ...(some.length > 0 && { anyOf: some.map(field => ({ required: [field] })) }),
    ...(pairs.length > 0 && { allOf: pairs.map(({ given, needs }) => ({ anyOf: [{ not: has(given) }, has(needs)] })) }),
  }
}

/** One of several objects, told apart by one field. Whatever that field says, the common fields are checked. */
export function oneOf(tag: string, variants: { readonly [value: string]: Shape }, common: Fields['must']): Shape {
  const tags = choice(Object.keys(variants))
  return {
    allowed: 'an object',
    schema: { anyOf: Object.values(variants).map(({ schema }) => schema) },
    problems(value, where) {
      if (!isObject(value)) return [problem(where, found(value), 'an object')]
      const untold = tags.problems(own(value, tag), `${where}, ${tag}`)
      if (untold.length === 0) return variants[value[tag] as string]!.problems(value, where)
      const rest = Object.entries(common).filter(([field]) => Object.hasOwn(value, field))
      return [...untold, ...rest.flatMap(([field, shape]) => shape.problems(value[field], `${where}, ${field}`))]
    },
  }
}

/** Something a list must hold at least one of. */
export interface Holding {
  readonly text: string
  readonly fields: { readonly [field: string]: unknown }
}

export interface Items {
  readonly item: Shape
  readonly least?: number
  readonly most: number
  readonly holds?: readonly Holding[]
  /** What an item is called: by its place, counted from 0, and by what it says of itself. */
  readonly nameOf: (item: unknown, place: number) => string
}

export function list({ item, least = 0, most, holds = [], nameOf }: Items): Shape {
  const count = least === most ? `${most}` : least === 0 ? `at most ${most}` : `${least} to ${most}`
  const allowed = `a list of ${count}`
  return {
    allowed,
    schema: {
      type: 'array',
      items: item.schema,
      ...(least > 0 && { minItems: least }),
      maxItems: most,
      ...(holds.length > 0 && { allOf: holds.map(({ fields }) => ({ contains: holdingSchema(fields) })) }),
    },
    problems(value, where) {
      if (!Array.isArray(value)) return [problem(where, found(value), allowed)]
      if (value.length > most) return [problem(where, `a list of ${value.length}`, allowed)]
      const short = value.length < least ? [problem(where, `a list of ${value.length}`, allowed)] : []
      const missing = holds
        .filter(({ fields }) => !value.some(each => isHolding(each, fields)))
        .map(({ text }) => problem(where, `no ${text}`, 'at least one'))
      return [...value.flatMap((each, place) => item.problems(each, nameOf(each, place))), ...short, ...missing]
    },
  }
}

const isHolding = (value: unknown, fields: Holding['fields']): boolean =>
  isObject(value) && Object.entries(fields).every(([field, is]) => own(value, field) === is)

const holdingSchema = (fields: Holding['fields']): Schema => ({
  type: 'object',
  required: Object.keys(fields),
  properties: Object.fromEntries(Object.entries(fields).map(([field, is]) => [field, { const: is }])),
})
