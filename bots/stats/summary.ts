import { type GameStats, PLAIN_STATS } from './game-stats.ts'
import { marginOf, type Quantiles, quantilesOf, share } from './quantiles.ts'
import { type PlayerStats, type SourceStats, type Stats, WIN } from './stats.ts'

export interface PlayerSummary {
  readonly played: number
  /** A shared win counts as a share. */
  readonly wins: number
  readonly winRate: number
  /** How far off that may be. */
  readonly winMargin: number
  readonly points: Quantiles
}

export interface SourceSummary {
  readonly times: number
  readonly points: number
  /** For each player and game. */
  readonly mean: number
}

/** What was counted, as plain data with means and shares. */
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
  /** What only this game counts. */
  readonly details: object
}

export const summaryOf = (stats: Stats, { summary }: Pick<GameStats, 'summary'> = PLAIN_STATS): Summary => ({
  games: stats.games,
  decisions: quantilesOf(stats.decisions),
  turns: quantilesOf(stats.turns),
  winnersPoints: quantilesOf(stats.winnersPoints),
  all: playerSummary(stats.all),
  seats: eachOf(stats.seats, playerSummary),
  bots: eachOf(stats.bots, playerSummary),
  places: eachOf(stats.places, playerSummary),
  sources: eachOf(stats.sources, source => sourceSummary(source, stats.all.played)),
  details: summary(stats),
})

export const eachOf = <T, U>(things: Readonly<Record<string, T>>, of: (thing: T) => U): Record<string, U> =>
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
