import { isLanguage, LOCALES } from '@roundhouse/words/languages'

const SECOND = 1000
const UNITS = [
  ['day', 24 * 60 * 60 * SECOND],
  ['hour', 60 * 60 * SECOND],
  ['minute', 60 * SECOND],
] as const

/** How long ago, as a place writes it (`en-GB`): `2 hours ago`; what is older than a week by its date. */
export function ago(time: number, locale: string, now = Date.now()): string {
  const past = Math.max(0, now - time)
  return past > 7 * UNITS[0][1] ? dateOf(time, locale) : inUnits(past, locale, -1)
}

/** How soon, as a place writes it: `in 2 hours`. */
export const soon = (time: number, locale: string, now = Date.now()): string =>
  inUnits(Math.max(0, time - now), locale, 1)

function inUnits(milliseconds: number, locale: string, direction: 1 | -1): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const [unit, length] = UNITS.find(([, each]) => milliseconds >= each) ?? ['second', Number.POSITIVE_INFINITY]
  return format.format(direction * Math.floor(milliseconds / length), unit)
}

/** The day: `16 Nov 2026`. */
export const dateOf = (time: number, language: string): string =>
  new Intl.DateTimeFormat(isLanguage(language) ? LOCALES[language] : language, { dateStyle: 'medium' }).format(time)
