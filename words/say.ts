import type { Say, Values } from '@roundhouse/kernel/say'
import { type Formatters, IntlMessageFormat } from 'intl-messageformat'
import { type Language, LOCALES } from './languages.ts'

/** Messages of one language by their keys, each an ICU message. */
export type Catalogue<Key extends string = string> = Readonly<Record<Key, string>>

/** Messages are read when they are first said, or before, by those who have time for it. */
interface Reader {
  readonly read: (key: string) => void
}

/** Says the messages of a catalogue. */
export function sayIn<Key extends string>(language: Language, catalogue: Catalogue<Key>): Say<Key> & Reader {
  const locale = LOCALES[language]
  const formatters = formattersIn(locale)
  const formats = new Map<string, MessageFormat>()
  const lists = new Map<string, Intl.ListFormat>()
  const formatOf = (key: string): MessageFormat => {
    const known = formats.get(key) ?? formatIn(locale, formatters, catalogue[key as Key] ?? key)
    formats.set(key, known)
    return known
  }
  const listOf = (type: Joint): Intl.ListFormat => {
    const known = lists.get(type) ?? new Intl.ListFormat(locale, { type })
    lists.set(type, known)
    return known
  }
  const say = (key: string, values: Values = {}): string => withMinus(formatOf(key)(values), values)
  return Object.assign(say, {
    language,
    find: (key: string, values?: Values) => (Object.hasOwn(catalogue, key) ? say(key, values) : null),
    list: (things: readonly string[], joint: 'and' | 'or' = 'and') => listOf(JOINTS[joint]).format(things),
    read: (key: string) => void formatOf(key),
  })
}

const JOINTS = { and: 'conjunction', or: 'disjunction' } as const
type Joint = (typeof JOINTS)[keyof typeof JOINTS]

type MessageFormat = (values: Values) => string

/** Made once for all messages of a language: left to itself, each message makes its own, and a browser is slow at it. */
function formattersIn(locale: string): Formatters {
  const once = <Made>(make: (options?: object) => Made) => {
    const made = new Map<string, Made>()
    return (_locales?: unknown, options?: object): Made => {
      const key = JSON.stringify(options ?? null)
      const known = made.get(key) ?? make(options)
      made.set(key, known)
      return known
    }
  }
  return {
    getNumberFormat: once(options => new Intl.NumberFormat(locale, options)),
    getDateTimeFormat: once(options => new Intl.DateTimeFormat(locale, options)),
    getPluralRules: once(options => new Intl.PluralRules(locale, options)),
  }
}

/** Nothing in it but text, and names of values to be put in: no quotes, tags, plurals or choices. */
const PLAIN = /^(?:[^{}'<]|\{\w+\})*$/

/**
 * Most messages are plain, and what their values are is put in as it is. Only the others need to be read as ICU messages: a
 * browser takes milliseconds to get ready for that, and at home nothing else is to wait for.
 */
function formatIn(locale: string, formatters: Formatters, message: string): MessageFormat {
  const read = (): MessageFormat => {
    const format = new IntlMessageFormat(message, locale, undefined, { formatters })
    return values => String(format.format({ ...values }))
  }
  return PLAIN.test(message) ? plainFormat(message, read) : read()
}

/** A value that is missing, or is neither a text nor a number, is a matter for ICU. */
function plainFormat(message: string, read: () => MessageFormat): MessageFormat {
  const [first, ...parts] = message.split(/\{(\w+)\}/)
  if (parts.length === 0) return () => first!
  const names = parts.filter((_, n) => n % 2 === 0)
  return values =>
    names.every(name => isPut(values[name]))
      ? first! + parts.map((part, n) => (n % 2 === 0 ? values[part] : part)).join('')
      : read()(values)
}

const isPut = (value: Values[string] | undefined): boolean => typeof value === 'string' || typeof value === 'number'

/** Numbers are formatted with a hyphen; a number below zero has a minus. */
const withMinus = (text: string, values: Values): string =>
  Object.values(values).some(value => typeof value === 'number' && value < 0)
    ? text.replace(/(?<!\w)-(?=\d)/g, '−')
    : text
