import { type NurembergSummary, nurembergSummary } from '../nuremberg/stats/summary.ts'
import { marginOf, type Quantiles, quantilesOf, share } from './quantiles.ts'
import { type CardStats, type PlayerStats, type SourceStats, type Stats, WIN } from './stats.ts'

export interface PlayerSummary {
  readonly played: number
  /** A shared win counts as a share. */
  readonly wins: number
  readonly winRate: number
  /** How far off that may be. */
  readonly winMargin: number
  readonly points: Quantiles
}

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

export interface SourceSummary {
  readonly times: number
  readonly points: number
  /** For each player and game. */
  readonly mean: number
}

/** What a tally says, as plain data with means and shares. */
export interface Summary {
  readonly games: number
  readonly decisions: Quantiles
  readonly turns: Quantiles
  readonly winnersPoints: Quantiles
  readonly all: PlayerSummary
  readonly seats: Readonly<Record<string, PlayerSummary>>
  readonly bots: Readonly<Record<string, PlayerSummary>>
  /** By place in the order of the first turn, from 0. */
  readonly places: Readonly<Record<string, PlayerSummary>>
  readonly sources: Readonly<Record<string, SourceSummary>>
  readonly cards: Readonly<Record<string, CardSummary>>
  /** First Train to Nuremberg alone. */
  readonly nuremberg?: NurembergSummary
}

export const summaryOf = (stats: Stats): Summary => ({
  games: stats.games,
  decisions: quantilesOf(stats.decisions),
  turns: quantilesOf(stats.turns),
  winnersPoints: quantilesOf(stats.winnersPoints),
  all: playerSummary(stats.all),
  seats: eachOf(stats.seats, playerSummary),
  bots: eachOf(stats.bots, playerSummary),
  places: eachOf(stats.places, playerSummary),
  sources: eachOf(stats.sources, source => sourceSummary(source, stats.all.played)),
  cards: eachOf(stats.cards, cardSummary),
  ...(stats.nuremberg === undefined ? {} : { nuremberg: nurembergSummary(stats.nuremberg, stats.games) }),
})

const eachOf = <T, U>(things: Readonly<Record<string, T>>, of: (thing: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(things).map(([key, thing]) => [key, of(thing)]))

const playerSummary = ({ played, wins, points }: PlayerStats): PlayerSummary => ({
  played,
  wins: wins / WIN,
  winRate: share(wins / WIN, played),
  winMargin: marginOf(share(wins / WIN, played), played),
  points: quantilesOf(points),
})

const sourceSummary = ({ times, points }: SourceStats, players: number): SourceSummary => ({
  times,
  points,
  mean: share(points, players),
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
