import type { GameName } from '../match/boxes.ts'
import { type Book, readBook } from './book.ts'

const texts = import.meta.glob<string>('../../docs/rules/*.md', { query: '?raw', import: 'default' })
const read = new Map<GameName, Promise<Book>>()

/** The rulebook of a game, fetched and read once. */
export function bookOf(game: GameName): Promise<Book> {
  const known = read.get(game) ?? texts[`../../docs/rules/${game}.md`]!().then(readBook)
  read.set(game, known)
  return known
}
