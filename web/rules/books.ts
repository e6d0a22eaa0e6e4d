import type { GameName } from '@roundhouse/table/games'
import type { Language } from '@roundhouse/words/languages'
import { type Book, readBook } from './book.ts'

const texts = import.meta.glob<string>('../../docs/rules/**/*.md', { query: '?raw', import: 'default' })
const read = new Map<string, Promise<Book>>()

/** The rulebook of a game in a language, fetched and read once. */
export function bookOf(game: GameName, language: Language): Promise<Book> {
  const file = fileOf(game, language)
  const known = read.get(file) ?? texts[file]!().then(text => readBook(language, text))
  read.set(file, known)
  return known
}

const fileOf = (game: GameName, language: Language): string =>
  `../../docs/rules/${language === 'en' ? '' : `${language}/`}${game}.md`
