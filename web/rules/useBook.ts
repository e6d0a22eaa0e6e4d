import { useMemo } from 'preact/hooks'
import { useShell } from '../shell/context.ts'
import { useLoaded } from '../shell/useLoaded.ts'
import type { Book } from './book.ts'
import { bookOf } from './books.ts'
import type { Rulebook } from './rulebook.ts'

/** A book of a game in the reader's language, when it is there. */
export function useBook(rulebook: Rulebook | undefined): Book | null {
  const { language } = useShell().settings
  return useLoaded(useMemo(() => (rulebook ? () => bookOf(rulebook, language) : null), [rulebook, language]))
}
