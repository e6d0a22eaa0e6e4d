import { NINETY_FIVE, quantilesOf } from '../quantiles.ts'
import { type Spread, WIN } from '../stats.ts'
import type { Contest, Score } from './contest.ts'

/** A share of wins, and how far off it may be: 95 of 100 times the true one lies within the margin. */
export interface WinShare {
  readonly share: number
  readonly margin: number
}

const dealsIn = (wins: Spread): number => Object.values(wins).reduce((sum, count) => sum + count, 0)

/**
 * The games of one deal are not independent of each other, so what is taken for independent are deals. Where all deals
 * ended alike, the next could still end otherwise: that counts as much as one deal.
 */
export function standingOf({ players }: Contest, { wins }: Score): WinShare {
  const whole = players * WIN
  const deals = dealsIn(wins)
  const { mean, deviation } = quantilesOf(wins)
  const spread = Math.max(deviation / whole, 1 / Math.max(1, deals))
  return { share: mean / whole, margin: (NINETY_FIVE * spread) / Math.sqrt(Math.max(1, deals)) }
}

/** What the one would win if all were equal. */
export const fairShare = ({ players }: Contest): number => 1 / players
