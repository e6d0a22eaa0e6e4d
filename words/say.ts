import type { Say, Values } from '@roundhouse/kernel/say'
import { IntlMessageFormat } from 'intl-messageformat'
import { type Language, LOCALES } from './languages.ts'

/** Messages of one language by their keys, each an ICU message. */
export type Catalogue<Key extends string = string> = Readonly<Record<Key, string>>

/** Says the messages of a catalogue. */
export function sayIn<Key extends string>(language: Language, catalogue: Catalogue<Key>): Say<Key> {
  const locale = LOCALES[language]
  const formats = new Map<string, IntlMessageFormat>()
  const lists = {
    and: new Intl.ListFormat(locale, { type: 'conjunction' }),
    or: new Intl.ListFormat(locale, { type: 'disjunction' }),
  }
  const formatOf = (key: string): IntlMessageFormat => {
    const known = formats.get(key) ?? new IntlMessageFormat(catalogue[key as Key] ?? key, locale)
    formats.set(key, known)
    return known
  }
  const say = (key: string, values: Values = {}): string =>
    withMinus(String(formatOf(key).format({ ...values })), values)
  return Object.assign(say, {
    language,
    find: (key: string, values?: Values) => (Object.hasOwn(catalogue, key) ? say(key, values) : null),
    list: (things: readonly string[], joint: 'and' | 'or' = 'and') => lists[joint].format(things),
  })
}

/** Numbers are formatted with a hyphen; a number below zero has a minus. */
const withMinus = (text: string, values: Values): string =>
  Object.values(values).some(value => typeof value === 'number' && value < 0)
    ? text.replace(/(?<!\w)-(?=\d)/g, '−')
    : text
