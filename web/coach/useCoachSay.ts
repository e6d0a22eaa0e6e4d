import { coachSay } from '../messages/first-catalogues.ts'
import type { Say } from '../messages/say.ts'
import { useCatalogueSay } from '../shell/useCatalogueSay.ts'

/** The coach's own words, fetched when it is first asked; `null` until they are there. */
export const useCoachSay = (): Say | null => useCatalogueSay(coachSay)
