import { share } from '../../stats/quantiles.ts'
import { type Stats, WIN } from '../../stats/stats.ts'
import { eachOf } from '../../stats/summary.ts'
import type { CardStats, FirstClassDetails } from './details.ts'

export interface CardSummary {
  readonly games: number
  readonly offered: number
  readonly executed: number
  readonly declined: number
  readonly fulfilled: number
  readonly kept: number
  /** The share of the offered copies that anyone took, and of these the share that was executed. */
  readonly takeRate: number
  readonly executeRate: number
  /** Of the executed contracts the share that was fulfilled. */
  readonly fulfilRate: number
  /** The share of those who had it who won. */
  readonly winRate: number
  /** When it was executed, on average: which own turn, from 1, and which turn of the round, from 1. */
  readonly turn: number
  readonly place: number
  /** Points at the end of each that somebody had. */
  readonly points: number
}

/** What was counted in games of First Class alone. */
export interface FirstClassSummary {
  readonly cards: Readonly<Record<string, CardSummary>>
}

export const firstClassSummary = ({ details: { cards } }: Stats<FirstClassDetails>): FirstClassSummary => ({
  cards: eachOf(cards, cardSummary),
})

const cardSummary = (card: CardStats): CardSummary => ({
  games: card.games,
  offered: card.offered,
  executed: card.executed,
  declined: card.declined,
  fulfilled: card.fulfilled,
  kept: card.kept,
  takeRate: share(card.executed + card.declined + card.kept, card.offered),
  executeRate: share(card.executed, card.executed + card.declined),
  fulfilRate: share(card.fulfilled, card.executed),
  winRate: share(card.wins / WIN, card.executed + card.kept),
  turn: share(card.turns, card.executed),
  place: share(card.places, card.executed),
  points: share(card.points, card.executed + card.kept),
})
