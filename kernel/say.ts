/** What a message speaks of, by the names it asks for. */
export type Values = Readonly<Record<string, string | number>>

/**
 * Puts a key and what it speaks of into words of one language. The formatter of messages provides it; games know only
 * their keys, and that a missing one is a mistake the compiler sees.
 */
export interface Say<Key extends string> {
  (key: Key, values?: Values): string
  /** The code of the language: `de`. */
  readonly language: string
  /** The message of a key that came from outside, such as a name on a map of one's own; `null`: there is none. */
  readonly find: (key: string, values?: Values) => string | null
  /** Things one after the other, as the language lists them. */
  readonly list: (things: readonly string[], joint?: 'and' | 'or') => string
}

/** What may stand behind a beginning: of the keys `map.label` and `map.whole`, `label` or `whole`. */
export type After<Start extends string, Key extends string> = Key extends `${Start}${infer Rest}` ? Rest : never
