import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Coach } from '../coach/useCoach.ts'

/** What is around a table that is played at, whatever the game: ways to act that no rule knows of. */
export interface Around {
  /** Lets the bots play on at once, until somebody is to decide. */
  readonly skip: () => void
  /** `null`: it is not welcome here. */
  readonly coach: Coach | null
}

/** `null`: nobody plays here, it is a replay or a lesson. */
export const AroundContext = createContext<Around | null>(null)

export const useAround = (): Around | null => useContext(AroundContext)
