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
  if (past > 7 * UNITS[0][1]) return dateOf(time, locale)
  const { n, unit } = inUnits(past)
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-n, unit)
}

/** How long it is until then, as a place writes it: `2 hours`. */
export function lasting(until: number, locale: string, now = Date.now()): string {
  const { n, unit } = inUnits(Math.max(0, until - now))
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(n)
}

/** In the largest unit that fits. */
function inUnits(milliseconds: number) {
  const [unit, length] = UNITS.find(([, each]) => milliseconds >= each) ?? ['second', Number.POSITIVE_INFINITY]
  return { n: Math.floor(milliseconds / length), unit }
}

/** The day: `16 Nov 2026`. */
export const dateOf = (time: number, language: string): string =>
  new Intl.DateTimeFormat(isLanguage(language) ? LOCALES[language] : language, { dateStyle: 'medium' }).format(time)
