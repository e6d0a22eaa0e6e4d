import type { ComponentChildren } from 'preact'
import { markupOf } from './markup.ts'
import { type Print, printOf } from './print.ts'

type Prints = Map<unknown, Prints | Print>

/** Lists of numbers are often made again. */
const keyOf = (arg: unknown): unknown =>
  Array.isArray(arg) && arg.every(each => typeof each === 'number') ? arg.join() : arg

function under(prints: Prints, key: unknown): Prints {
  const found = prints.get(key) ?? new Map()
  prints.set(key, found)
  return found as Prints
}

/** A drawing that is made once for all that look the same, and then only printed. */
export function cachedMarkup<Args extends readonly unknown[]>(
  draw: (...args: Args) => ComponentChildren,
): (...args: Args) => Print {
  const all: Prints = new Map()
  return (...args) => {
    const keys = args.map(keyOf)
    const last = keys.pop()
    const prints = keys.reduce(under, all)
    const print = (prints.get(last) as Print | undefined) ?? printOf(markupOf(draw(...args)))
    prints.set(last, print)
    return print
  }
}
