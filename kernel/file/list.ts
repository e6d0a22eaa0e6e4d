import { having } from './record.ts'
import { found, isObject, own, problem, type Shape } from './shape.ts'

/** Something a list must hold at least one of. */
export interface Holding {
  readonly text: string
  readonly fields: { readonly [field: string]: unknown }
}

export interface Items {
  readonly item: Shape
  readonly most: number
  /** Not fewer either. */
  readonly isExact?: boolean
  readonly holds?: readonly Holding[]
  /** What an item is called: by its place, counted from 0, and by what it says of itself. */
  readonly nameOf: (item: unknown, place: number) => string
}

export function list({ item, most, isExact = false, holds = [], nameOf }: Items): Shape {
  const allowed = isExact ? `a list of ${most}` : `a list of at most ${most}`
  return {
    allowed,
    schema: {
      type: 'array',
      items: item.schema,
      ...(isExact && { minItems: most }),
      maxItems: most,
      ...(holds.length > 0 && { allOf: holds.map(({ fields }) => ({ contains: having(Object.entries(fields)) })) }),
    },
    problems(value, where) {
      if (!Array.isArray(value)) return [problem(where, found(value), allowed)]
      if (value.length > most) return [problem(where, `a list of ${value.length}`, allowed)]
      const short = isExact && value.length < most ? [problem(where, `a list of ${value.length}`, allowed)] : []
      const missing = holds
        .filter(({ fields }) => !value.some(each => isHolding(each, fields)))
        .map(({ text }) => problem(where, `no ${text}`, 'at least one'))
      return [...value.flatMap((each, place) => item.problems(each, nameOf(each, place))), ...short, ...missing]
    },
  }
}

const isHolding = (value: unknown, fields: Holding['fields']): boolean =>
  isObject(value) && Object.entries(fields).every(([field, is]) => own(value, field) === is)
