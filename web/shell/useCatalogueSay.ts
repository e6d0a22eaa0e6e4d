import { useMemo } from 'preact/hooks'
import type { Language } from '../messages/languages.ts'
import { type Catalogue, type Say, sayIn } from '../messages/messages.ts'
import { useShell } from './context.ts'
import { useLoaded } from './useLoaded.ts'

/** Words that not every page needs, in the reader's language; `null` until they are there. */
export function useCatalogueSay(catalogueOf: (language: Language) => Promise<Catalogue>): Say | null {
  const { language } = useShell().settings
  return useLoaded(useMemo(() => async () => sayIn(language, await catalogueOf(language)), [language]))
}
