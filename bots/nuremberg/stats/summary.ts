import { type Quantiles, quantilesOf, share } from '../../stats/quantiles.ts'
import { type Spread, type Stats, WIN } from '../../stats/stats.ts'
import { eachOf } from '../../stats/summary.ts'
import type { BoxStats, NurembergDetails, SalesStats, TrainStats, TurnStats } from './details.ts'

export interface BoxSummary {
  /** How often it was won. */
  readonly won: number
  /** What it went for, in cubes. */
  readonly cubes: Quantiles
  /** Bids in an auction. */
  readonly bids: number
  /** The share of those who got it who won the game. */
  readonly winRate: number
}

export interface TrainSummary {
  readonly bought: number
  /** The share of all turns in which somebody bought it. */
  readonly boughtRate: number
  /** When it was bought, on average: which turn, from 1. */
  readonly turn: number
  /** Pieces on it each time it was bought. */
  readonly pieces: number
  readonly winRate: number
}

/** One turn; everything is for one player unless it says otherwise. */
export interface TurnSummary {
  readonly built: number
  /** Pieces moved: all, those of each kind, and first-class passengers among them. */
  readonly moved: number
  readonly grey: number
  readonly yellow: number
  readonly red: number
  readonly green: number
  readonly firstClass: number
  readonly income: number
  readonly upkeep: number
  /** Profit after it, by place in the order, from 1. */
  readonly profit: Readonly<Record<string, Quantiles>>
  /** Lines sold by a player, by company, and the pieces in a line. */
  readonly lines: Readonly<Record<string, SalesSummary>>
  /** The share of games in which the chain was closed in this turn. */
  readonly chainRate: number
}

interface SalesSummary {
  readonly lines: number
  readonly pieces: number
}

/** What was counted of First Train to Nuremberg alone. */
export interface NurembergSummary {
  readonly boxes: Readonly<Record<string, BoxSummary>>
  readonly trains: Readonly<Record<string, TrainSummary>>
  /** By turn, from 1. */
  readonly turns: Readonly<Record<string, TurnSummary>>
  /** The share of games in which the chain was closed, and its pieces. */
  readonly chainRate: number
  readonly chainPieces: Quantiles
  /** Own pieces on the map at the end, for each player. */
  readonly trackLeft: Quantiles
}

export function nurembergSummary({ details: stats, games }: Stats<NurembergDetails>): NurembergSummary {
  const turns = Object.entries(stats.turns)
  return {
    boxes: eachOf(stats.boxes, boxSummary),
    trains: eachOf(stats.trains, train => trainSummary(train, games * turns.length)),
    turns: eachOf(stats.turns, turn => turnSummary(turn, games)),
    chainRate: share(countsIn(stats.chainPieces), games),
    chainPieces: quantilesOf(stats.chainPieces),
    trackLeft: quantilesOf(stats.trackLeft),
  }
}

/** How many were counted in a spread, whatever their values. */
const countsIn = (spread: Spread): number => Object.values(spread).reduce((sum, count) => sum + count, 0)

function boxSummary({ cubes, bids, wins }: BoxStats): BoxSummary {
  const won = countsIn(cubes)
  return { won, cubes: quantilesOf(cubes), bids: share(bids, won), winRate: share(wins / WIN, won) }
}

function trainSummary({ turns, pieces, wins }: TrainStats, allTurns: number): TrainSummary {
  const bought = countsIn(turns)
  return {
    bought,
    boughtRate: share(bought, allTurns),
    turn: quantilesOf(turns).mean,
    pieces: share(pieces, bought),
    winRate: share(wins / WIN, bought),
  }
}

function turnSummary(turn: TurnStats, games: number): TurnSummary {
  const { players, moved } = turn
  const each = (kind: string) => share(moved[kind] ?? 0, players)
  return {
    built: quantilesOf(turn.built).mean,
    moved: share(countsIn(moved), players),
    grey: each('grey'),
    yellow: each('yellow'),
    red: each('red'),
    green: each('green'),
    firstClass: share(turn.firstClass, players),
    income: share(turn.income, players),
    upkeep: share(turn.upkeep, players),
    profit: eachOf(turn.profit, quantilesOf),
    lines: eachOf(turn.lines, sales => salesSummary(sales, players)),
    chainRate: share(turn.chains, games),
  }
}

const salesSummary = ({ lines, pieces }: SalesStats, players: number): SalesSummary => ({
  lines: share(lines, players),
  pieces: share(pieces, lines),
})
