import { useEffect, useState } from 'preact/hooks'
import { coachSay } from '../messages/catalogues.ts'
import type { Say } from '../messages/say.ts'
import { useShell } from '../shell/context.ts'

/** The coach's own words, fetched when it is first asked; `null` until they are there. */
export function useCoachSay(): Say | null {
  const { language } = useShell().settings
  const [say, setSay] = useState<Say | null>(null)
  useEffect(() => {
    let isWanted = true
    void coachSay(language).then(words => isWanted && setSay(() => words))
    return () => {
      isWanted = false
    }
  }, [language])
  return say
}
