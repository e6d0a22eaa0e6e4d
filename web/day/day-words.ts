import { isLanguage, LOCALES } from '@roundhouse/words/languages'

/** A day as the reader's language writes it: `18 November`, or with its year. */
export const dayWords = (day: string, language: string, style: 'short' | 'long' = 'short'): string =>
  new Intl.DateTimeFormat(isLanguage(language) ? LOCALES[language] : language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    ...(style === 'long' && { year: 'numeric' }),
  }).format(new Date(`${day}T00:00:00Z`))
