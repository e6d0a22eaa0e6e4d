import { found, leaf, type Shape } from './shape.ts'

/** A list in which every place has a shape of its own; the last ones may be missing, down to `least`. */
export function tuple<T>(allowed: string, items: readonly Shape[], least: number = items.length): Shape<T> {
  const wrongIn = (value: readonly unknown[]) => value.filter((each, place) => isWrong(items[place], each))
  const fits = (value: unknown) => Array.isArray(value) && value.length >= least && wrongIn(value).length === 0
  const schema = {
    type: 'array',
    prefixItems: items.map(item => item.schema),
    items: false,
    minItems: least,
    maxItems: items.length,
  }
  return leaf(allowed, schema, fits, value => blame(value, Array.isArray(value) ? wrongIn(value) : []))
}

/** Also if nothing may stand there. */
const isWrong = (item: Shape | undefined, value: unknown): boolean =>
  item === undefined || item.problems(value, '').length > 0

const blame = (value: unknown, wrong: readonly unknown[]): string =>
  wrong.length === 0 ? found(value) : `${found(wrong[0])} in ${found(value)}`
