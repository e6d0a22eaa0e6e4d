/** A piece of JSON Schema. */
export type Schema = { readonly [key: string]: unknown }

/** What a value of a file may be. The check, the words for people and the JSON Schema all come from here. */
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
export type ValueOf<S> = S extends Shape<infer T> ? T : never

const LONGEST_QUOTE = 60

/** A value as it is quoted to people. */
export function found(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}...` : text
}

export const problem = (where: string, what: string, allowed: string): string =>
  `${where}: found ${what}; expected ${allowed}`

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A field of the object itself: JSON may call a field `constructor`. */
export const own = (value: Record<string, unknown>, field: string): unknown =>
  Object.hasOwn(value, field) ? value[field] : undefined

export const anyOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

/** A value that is checked as a whole. */
export function leaf<T>(allowed: string, schema: Schema, fits: (value: unknown) => boolean, blame = found): Shape<T> {
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
export interface NamedShape<T = unknown> extends Shape<T> {
  readonly name: string
  readonly full: Schema
}

export const named = <T>(name: string, shape: Shape<T>): NamedShape<T> => ({
  ...shape,
  name,
  full: shape.schema,
  schema: { $ref: `#/$defs/${name}` },
})
