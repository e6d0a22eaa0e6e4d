import { DAY } from '../table/calendar.ts'

/** So long a guest is remembered who is not here any more. */
const LIFE_OF_GUEST = 90 * DAY

/** What is known of a person who may be forgotten. */
export interface Lifetime {
  readonly isAccount: boolean
  readonly created: number
  readonly seen: number
  readonly hasRunningGame: boolean
}

/** Who came before this time and not since may be forgotten. */
export const forgottenBefore = (now: number): number => now - LIFE_OF_GUEST

/** Guests who were not here for 90 days are forgotten, unless a game waits for them. Accounts never are by themselves. */
export const isForgettable = ({ isAccount, created, seen, hasRunningGame }: Lifetime, now: number): boolean =>
  !isAccount && !hasRunningGame && Math.max(created, seen) < forgottenBefore(now)
