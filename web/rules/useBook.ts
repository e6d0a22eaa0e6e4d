import type { GameName } from '@roundhouse/table/games'
import { useEffect, useState } from 'preact/hooks'
import { useShell } from '../shell/context.ts'
import type { Book } from './book.ts'
import { bookOf } from './books.ts'

/** The rulebook of a game in the reader's language, when it is there. */
export function useBook(game: GameName): Book | null {
  const { language } = useShell().settings
  const [book, setBook] = useState<Book | null>(null)
  useEffect(() => {
    let isWanted = true
    setBook(null)
    void bookOf(game, language).then(found => isWanted && setBook(found))
    return () => {
      isWanted = false
    }
  }, [game, language])
  return book
}
