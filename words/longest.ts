import { IntlMessageFormat } from 'intl-messageformat'
import type { Catalogue } from './say.ts'

type Parts = ReturnType<IntlMessageFormat['getAst']>

/** Plain text, as the parser of the formatter numbers the parts of a message. */
const LITERAL = 0

/** How many letters a message has at most: of its plurals and choices the longest counts. */
const lengthOf = (message: string): number => lengthOfParts(new IntlMessageFormat(message).getAst())

const lengthOfParts = (parts: Parts): number =>
  parts.reduce((sum, part) => {
    if ('options' in part)
      return sum + Math.max(...Object.values(part.options).map(({ value }) => lengthOfParts(value)))
    return sum + ('value' in part && part.type === LITERAL ? part.value.length : 1)
  }, 0)

/**
 * Each message in the language in which it is longest: no language, but what fits then fits in all of them. It is chosen by
 * the address, `?longest`.
 */
export function longest(catalogues: readonly Catalogue[]): Catalogue {
  const [first = {}] = catalogues
  const longestOf = (key: string): string =>
    catalogues.map(catalogue => catalogue[key] ?? '').reduce((a, b) => (lengthOf(b) > lengthOf(a) ? b : a))
  return Object.fromEntries(Object.keys(first).map(key => [key, longestOf(key)]))
}
