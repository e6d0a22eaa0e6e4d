import { IntlMessageFormat } from 'intl-messageformat'
import type { Language } from './languages.ts'

/** Messages of one language by their keys, each an ICU message. */
export type Catalogue = Readonly<Record<string, string>>

export type Values = Readonly<Record<string, string | number>>

/** Puts a key and what it speaks of into words. */
export interface Say {
  (key: string, values?: Values): string
  readonly language: Language
  /** Is there such a message? */
  readonly has: (key: string) => boolean
}

export function sayIn(language: Language, catalogue: Catalogue): Say {
  const formats = new Map<string, IntlMessageFormat>()
  const formatOf = (key: string): IntlMessageFormat => {
    const known = formats.get(key) ?? new IntlMessageFormat(catalogue[key] ?? key, language)
    formats.set(key, known)
    return known
  }
  const say = (key: string, values: Values = {}): string => String(formatOf(key).format({ ...values }))
  return Object.assign(say, { language, has: (key: string) => Object.hasOwn(catalogue, key) })
}
