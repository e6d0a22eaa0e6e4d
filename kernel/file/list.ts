import { having } from './record.ts'
import { found, isObject, own, problem, type Shape } from './shape.ts'

/** Something a list must hold at least one of. */
export interface RequiredItem {
  readonly text: string
  readonly fields: { readonly [field: string]: unknown }
}

export interface Items {
  readonly item: Shape
  readonly least?: number
  readonly most: number
  readonly holds?: readonly RequiredItem[]
  /** What an item is called: by its place, counted from 0, and by what it says of itself. */
  readonly nameOf: (item: unknown, place: number) => string
}

export function list({ item, least = 0, most, holds = [], nameOf }: Items): Shape {
  const allowed = `a list of ${amount(least, most)}`
  return {
    allowed,
    schema: {
      type: 'array',
      items: item.schema,
      ...(least > 0 && { minItems: least }),
      maxItems: most,
      ...(holds.length > 0 && { allOf: holds.map(({ fields }) => ({ contains: having(Object.entries(fields)) })) }),
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

function amount(least: number, most: number): string {
  if (least === most) return `${most}`
  return least === 0 ? `at most ${most}` : `${least} to ${most}`
}

const isHolding = (value: unknown, fields: RequiredItem['fields']): boolean =>
  isObject(value) && Object.entries(fields).every(([field, is]) => own(value, field) === is)
