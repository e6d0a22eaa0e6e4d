/** What became of one card in all games together. */
export interface CardStats {
  /** Games in which it was offered at least once. */
  games: number
  /** Copies that were offered. */
  offered: number
  /** Copies taken and executed. */
  executed: number
  /** Copies taken and declined. */
  declined: number
  /** Contracts: how often it was fulfilled. */
  fulfilled: number
  /** Game End cards: how often it was kept at set-up, and the points it brought at the end. */
  kept: number
  points: number
  /** Wins of those who executed, picked, bought or kept it, in twelfths. */
  wins: number
  /** Sum of the own turn, from 1, in which it was executed, and of the place of that turn in its round, from 1. */
  turns: number
  places: number
}

/** What is counted in games of First Class alone: what became of its cards, by their ids. */
export interface FirstClassDetails {
  readonly cards: Record<string, CardStats>
}

export const newDetails = (): FirstClassDetails => ({ cards: {} })

const newCardStats = (): CardStats => ({
  games: 0,
  offered: 0,
  executed: 0,
  declined: 0,
  fulfilled: 0,
  kept: 0,
  points: 0,
  wins: 0,
  turns: 0,
  places: 0,
})

export const cardIn = ({ cards }: FirstClassDetails, id: string): CardStats => (cards[id] ??= newCardStats())
