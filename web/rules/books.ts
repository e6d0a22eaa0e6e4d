import type { Language } from '@roundhouse/words/languages'
import type { Load } from '../shell/load.ts'
import { type Book, readBook } from './book.ts'
import type { Rulebook } from './rulebook.ts'

const read = new Map<Load<string>, Promise<Book>>()

/** A rulebook in a language, fetched and read once; where it is not translated, in English. */
export function bookOf(rulebook: Rulebook, language: Language): Promise<Book> {
  const text = rulebook[language]
  if (text === undefined) return bookOf(rulebook, 'en')
  const known = read.get(text) ?? text().then(found => readBook(language, found))
  read.set(text, known)
  return known
}
