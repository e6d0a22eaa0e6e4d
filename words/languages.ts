/** The languages there are, by their own names. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  pt: 'Português (Portugal)',
  'pt-BR': 'Português (Brasil)',
} as const

export type Language = keyof typeof LANGUAGES

export const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGES, text)

/** A language that writes down only what it says otherwise than another does. */
export type Variant = 'pt-BR'

const VARIANTS: Readonly<Record<Variant, Exclude<Language, Variant>>> = { 'pt-BR': 'pt' }

export const isVariant = (language: Language): language is Variant => Object.hasOwn(VARIANTS, language)

/** Those that a language is put together from, what is most its own last. */
export const layersOf = (language: Language): readonly Language[] =>
  isVariant(language) ? [VARIANTS[language], language] : [language]

/** How numbers, dates and lists are written: in Britain without a comma before the "and", in Portugal as there. */
export const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  de: 'de',
  fr: 'fr',
  it: 'it',
  nl: 'nl',
  pt: 'pt-PT',
  'pt-BR': 'pt-BR',
}

/** The first of the reader's languages that there is. */
export const languageFor = (wanted: readonly string[]): Language =>
  wanted.map(languageOf).find(each => each !== null) ?? 'en'

/** The language of a tag as browsers and systems write them: `pt-BR`, `pt_BR.UTF-8`. Of a country without one of its own: that of the others. */
function languageOf(tag: string): Language | null {
  const [code = '', ...more] = tag.split(/[.@]/)[0]!.split(/[-_]/)
  const language = code.toLowerCase()
  const regional = more.map(part => `${language}-${part.toUpperCase()}`).find(isLanguage)
  return regional ?? (isLanguage(language) ? language : null)
}
