import { type Language, layersOf } from '@roundhouse/words/languages'
import type { Load } from '../shell/load.ts'
import { type Book, readBook } from './book.ts'
import type { Rulebook } from './rulebook.ts'

const read = new Map<Load<string>, Promise<Book>>()

/** A rulebook in a language, fetched and read once; where it is not translated, in the nearest there is, or in English. */
export function bookOf(rulebook: Rulebook, language: Language): Promise<Book> {
  const written = layersOf(language).findLast(each => rulebook[each] !== undefined) ?? 'en'
  const text = rulebook[written] ?? rulebook.en
  const known = read.get(text) ?? text().then(found => readBook(written, found))
  read.set(text, known)
  return known
}
