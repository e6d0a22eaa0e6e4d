import { useEffect, useState } from 'preact/hooks'
import type { GameName } from '../match/boxes.ts'
import type { Book } from './book.ts'
import { bookOf } from './books.ts'

/** The rulebook of a game, when it is there. */
export function useBook(game: GameName): Book | null {
  const [book, setBook] = useState<Book | null>(null)
  useEffect(() => {
    let isWanted = true
    setBook(null)
    void bookOf(game).then(found => isWanted && setBook(found))
    return () => {
      isWanted = false
    }
  }, [game])
  return book
}
