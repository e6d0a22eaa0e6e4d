import type { Language } from '@roundhouse/words/languages'
import { useMemo } from 'preact/hooks'
import type { Say } from '../messages/say.ts'
import { useShell } from './context.ts'
import { useLoaded } from './useLoaded.ts'

/** Words that not every page needs, in the reader's language; `null` until they are there. */
export function useCatalogueSay(sayOf: (language: Language) => Promise<Say>): Say | null {
  const { language } = useShell().settings
  return useLoaded(useMemo(() => () => sayOf(language), [language]))
}
