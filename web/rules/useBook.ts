import type { GameName } from '@roundhouse/table/games'
import { useMemo } from 'preact/hooks'
import { useGame } from '../game-context.ts'
import { useShell } from '../shell/context.ts'
import { useLoaded } from '../shell/useLoaded.ts'
import type { Book } from './book.ts'
import { bookOf } from './books.ts'

/** The rulebook of a game in the reader's language, when it is there. */
export function useBook(game: GameName): Book | null {
  const { language } = useShell().settings
  const { rulebook } = useGame(game)
  return useLoaded(useMemo(() => (rulebook ? () => bookOf(rulebook, language) : null), [rulebook, language]))
}
