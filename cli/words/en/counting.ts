/** `1 coin`, `3 coins`, `2 0-cars`. */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

/** `a`, `a and b`, `a, b and c`. */
export const listed = (things: readonly string[], joint = 'and'): string =>
  things.length < 2 ? (things[0] ?? '') : `${things.slice(0, -1).join(', ')} ${joint} ${things.at(-1)}`

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

export const ordinal = (n: number): string => ORDINALS[n - 1] ?? `${n}th`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A sentence ends with a stop, unless it has one. */
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? capital(text) : `${capital(text)}.`)
