import type { Language } from './languages.ts'
import type { Catalogue } from './messages.ts'

/** The messages of a language, fetched when it is chosen. */
export async function catalogueOf(language: Language): Promise<Catalogue> {
  switch (language) {
    default:
      return (await import('./en.json')).default
  }
}
