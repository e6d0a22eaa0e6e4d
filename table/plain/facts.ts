/** One thing that is said of a position: a label with a value, or with more of the same below it. */
export interface Fact {
  readonly label: string
  readonly value: string | readonly Fact[]
}

/** How simple values are said. */
export interface ValueWords {
  readonly none: string
  readonly yes: string
  readonly no: string
}

const isSimple = (value: unknown): boolean => typeof value !== 'object' || value === null

const isShort = (value: unknown): boolean => isSimple(value) || (Array.isArray(value) && value.every(isSimple))

/** `turnsLeft` and `turns-left` are two words; names such as `A` stay as they are. */
const labelOf = (key: string): string =>
  key.replaceAll(/([a-z\d])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`).replaceAll('-', ' ')

function simpleWords(value: unknown, words: ValueWords): string {
  if (value === null || value === undefined || value === '') return words.none
  if (typeof value === 'boolean') return value ? words.yes : words.no
  return String(value)
}

function shortWords(value: unknown, words: ValueWords): string {
  if (!Array.isArray(value)) return simpleWords(value, words)
  return value.length === 0 ? words.none : value.map(each => simpleWords(each, words)).join(', ')
}

/** What plain JSON says, whatever game it is of: lists of simple values in a line, everything else below its label. */
export function factsIn(value: unknown, words: ValueWords): readonly Fact[] {
  if (isSimple(value)) return []
  const entries: [string, unknown][] = Array.isArray(value)
    ? value.map((each, i) => [String(i + 1), each])
    : Object.entries(value as object).map(([key, each]) => [labelOf(key), each])
  return entries.map(([label, each]) => ({
    label,
    value: isShort(each) ? shortWords(each, words) : factsIn(each, words),
  }))
}
