/** The languages there are, by their own names. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  pt: 'Português',
} as const

export type Language = keyof typeof LANGUAGES

export const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGES, text)

/** How numbers and lists are written: in Britain without a comma before the "and", in Portugal as there. */
export const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  de: 'de',
  fr: 'fr',
  it: 'it',
  nl: 'nl',
  pt: 'pt-PT',
}

/** The first of the reader's languages that there is. */
export const languageFor = (wanted: readonly string[]): Language =>
  wanted.map(each => each.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en'
