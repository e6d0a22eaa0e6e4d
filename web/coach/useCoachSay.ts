import { useEffect, useState } from 'preact/hooks'
import { coachCatalogueOf } from '../messages/catalogues.ts'
import { type Say, sayIn } from '../messages/messages.ts'
import { useShell } from '../shell/context.ts'

/** The coach's own words, fetched when it is first asked; `null` until they are there. */
export function useCoachSay(): Say | null {
  const { language } = useShell().settings
  const [say, setSay] = useState<Say | null>(null)
  useEffect(() => {
    let isWanted = true
    void coachCatalogueOf(language).then(catalogue => {
      if (isWanted) setSay(() => sayIn(language, catalogue))
    })
    return () => {
      isWanted = false
    }
  }, [language])
  return say
}
