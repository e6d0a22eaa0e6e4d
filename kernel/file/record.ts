import { anyOf, choice, found, isObject, own, problem, type Schema, type Shape } from './shape.ts'

/** Where one field has one of these values (or any, if none is named), another must have one of those. */
interface Pair {
  readonly given: readonly [field: string, ...values: string[]]
  readonly needs: readonly [field: string, ...values: string[]]
}

export interface Fields {
  readonly must: { readonly [field: string]: Shape }
  readonly may?: { readonly [field: string]: Shape }
  /** Of these, at least one has to be there. */
  readonly some?: readonly string[]
  readonly pairs?: readonly Pair[]
}

/** What a field is called when something is wrong with it. */
type NameOfField = (where: string, field: string) => string
const ofField: NameOfField = (where, field) => `${where}, ${field}`

/** An object with named fields and no others. */
export function record(fields: Fields, nameOf: NameOfField = ofField): Shape {
  const known = namesOf(fields)
  const shapes = shapesOf(fields)
  const allowed = `an object with the fields ${known.join(', ')}`
  return {
    allowed,
    schema: schemaOf(fields),
    problems(value, where) {
      if (!isObject(value)) return [problem(where, found(value), allowed)]
      return [
        ...unknownFields(known, value, where),
        ...wrongFields(shapes, value, where, nameOf),
        ...noneOfSome(fields, value, where),
        ...(fields.pairs ?? [])
          .filter(({ needs: [other] }) => wrongFields(shapesOf(only(fields, other)), value, where, nameOf).length === 0)
          .flatMap(pair => withoutPartner(pair, value, where, nameOf)),
      ]
    },
  }
}

const namesOf = ({ must, may = {} }: Fields): string[] => [...Object.keys(must), ...Object.keys(may)]

function unknownFields(known: readonly string[], value: object, where: string): string[] {
  return Object.keys(value)
    .filter(field => !known.includes(field))
    .map(field => `${where}: the field ${found(field)} is not known; expected ${known.join(', ')}`)
}

/** What is to be asked of each field. They are listed once: a server reads thousands of messages a second. */
type FieldShapes = readonly { readonly field: string; readonly shape: Shape; readonly isNeeded: boolean }[]

const shapesOf = ({ must, may }: Pick<Fields, 'must' | 'may'>): FieldShapes =>
  Object.entries({ ...must, ...may }).map(([field, shape]) => ({ field, shape, isNeeded: Object.hasOwn(must, field) }))

const wrongFields = (
  shapes: FieldShapes,
  value: Record<string, unknown>,
  where: string,
  nameOf: NameOfField,
): string[] =>
  shapes.flatMap(({ field, shape, isNeeded }) =>
    isNeeded || Object.hasOwn(value, field) ? shape.problems(own(value, field), nameOf(where, field)) : [],
  )

/** A field alone, to ask whether it is blamed already. */
const only = ({ must, may = {} }: Fields, field: string): Pick<Fields, 'must' | 'may'> => ({
  must: Object.hasOwn(must, field) ? { [field]: must[field]! } : {},
  may: Object.hasOwn(may, field) ? { [field]: may[field]! } : {},
})

function noneOfSome({ some = [] }: Fields, value: object, where: string): string[] {
  if (some.length === 0 || some.some(field => Object.hasOwn(value, field))) return []
  return [problem(where, 'nothing', `at least one of ${some.join(', ')}`)]
}

function withoutPartner(
  { given: [field, ...is], needs: [other, ...should] }: Pair,
  value: Record<string, unknown>,
  where: string,
  nameOf: NameOfField,
): string[] {
  if (!isOneOf(value, field, is) || isOneOf(value, other, should)) return []
  const beside = `${found(own(value, other))} beside ${field} ${found(own(value, field))}`
  return [problem(nameOf(where, other), beside, anyOf(should.map(found)))]
}

/** Does a field have one of these values? If none is named: is it there? */
const isOneOf = (value: Record<string, unknown>, field: string, values: readonly string[]): boolean =>
  Object.hasOwn(value, field) && (values.length === 0 || values.some(each => each === value[field]))

function schemaOf({ must, may = {}, some = [], pairs = [] }: Fields): Schema {
  const properties = Object.entries({ ...must, ...may }).map(([name, { schema }]) => [name, schema])
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: Object.keys(must),
    additionalProperties: false,
    ...(some.length > 0 && { anyOf: some.map(field => ({ required: [field] })) }),
    ...(pairs.length > 0 && { allOf: pairs.map(pairSchema) }),
  }
}

const pairSchema = ({ given, needs }: Pair): Schema => ({ anyOf: [{ not: oneOfValues(given) }, oneOfValues(needs)] })

function oneOfValues([field, ...values]: Pair['given']): Schema {
  if (values.length === 1) return having([[field, values[0]]])
  return { type: 'object', required: [field], ...(values.length > 1 && { properties: { [field]: { enum: values } } }) }
}

/** An object in which these fields have these values, whatever else it holds. */
export const having = (fields: readonly (readonly [field: string, value: unknown])[]): Schema => ({
  type: 'object',
  required: fields.map(([field]) => field),
  properties: Object.fromEntries(fields.map(([field, value]) => [field, { const: value }])),
})

/** One of several objects, told apart by one field. Whatever that field says, the common fields are checked. */
export function oneOf(tag: string, variants: { readonly [value: string]: Shape }, common: Fields): Shape {
  const tags = choice(Object.keys(variants))
  const shapes = shapesOf(common)
  return {
    allowed: 'an object',
    schema: { anyOf: Object.values(variants).map(({ schema }) => schema) },
    problems(value, where) {
      if (!isObject(value)) return [problem(where, found(value), 'an object')]
      const untold = tags.problems(own(value, tag), ofField(where, tag))
      if (untold.length === 0) return variants[value[tag] as string]!.problems(value, where)
      return [...untold, ...wrongFields(shapes, value, where, ofField)]
    },
  }
}
