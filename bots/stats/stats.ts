import type { Result, Seat } from '@roundhouse/kernel/game'

/** How often each value came up. Whole numbers only, so that the order of adding cannot matter. */
export type Spread = Record<string, number>

/** A win is counted in twelfths: it may be shared by two, three or four. */
export const WIN = 12

export interface PlayerStats {
  played: number
  /** In twelfths. */
  wins: number
  points: Spread
}

export interface SourceStats {
  /** How often points came from there. */
  times: number
  points: number
}

/**
 * How much of one deed all players did in a game, each for themselves: the sum and the sum of squares over all players, and
 * the same over winners, in twelfths of a win. A player who did nothing of it adds 0, so that it need not be written down.
 */
export type DeedStats = readonly [sum: number, squares: number, won: number, wonSquares: number]

/** Everything counted in a number of games, as plain data. Two of them can be added, in any order. */
export interface Stats<Details extends object = object> {
  games: number
  /** Moves chosen in a game. */
  decisions: Spread
  /** Turns in a game. */
  turns: Spread
  winnersPoints: Spread
  all: PlayerStats
  /** By seat, from 0. */
  seats: Record<string, PlayerStats>
  bots: Record<string, PlayerStats>
  /** By place in the order of the first turn, from 0, where a game has one. */
  places: Record<string, PlayerStats>
  /** Where points came from (`for` in the story). */
  sources: Record<string, SourceStats>
  /** What winners and others did, by what it is. */
  deeds: Record<string, DeedStats>
  /** What only this game counts. */
  readonly details: Details
}

const newPlayerStats = (): PlayerStats => ({ played: 0, wins: 0, points: {} })

export const newStats = <Details extends object>(details: Details): Stats<Details> => ({
  games: 0,
  decisions: {},
  turns: {},
  winnersPoints: {},
  all: newPlayerStats(),
  seats: {},
  bots: {},
  places: {},
  sources: {},
  deeds: {},
  details,
})

export function countIn(spread: Spread, value: number): void {
  spread[value] = (spread[value] ?? 0) + 1
}

/** Writes down how one player did: by his seat, by his bot, and among all. */
export function countPlayer(stats: Stats, seat: number, bot: string, points: number, wins: number): void {
  const seats = (stats.seats[seat] ??= newPlayerStats())
  const bots = (stats.bots[bot] ??= newPlayerStats())
  for (const player of [stats.all, seats, bots]) countGame(player, points, wins)
}

/** The same by the order in which all had their first turn: who begins is drawn in every game, so seats are equal. */
export function countPlaces({ places }: Stats, order: readonly Seat[], { points, winners }: Result): void {
  for (const [place, seat] of order.entries())
    countGame((places[place] ??= newPlayerStats()), points[seat]!, winOf(seat, winners))
}

/** What a seat has of a win, in twelfths. */
export const winOf = (seat: Seat, winners: readonly Seat[]): number =>
  winners.includes(seat) ? WIN / winners.length : 0

function countGame(player: PlayerStats, points: number, wins: number): void {
  player.played++
  player.wins += wins
  countIn(player.points, points)
}

type Tree = { readonly [key: string]: number | Tree }

/**
 * The sum of two. Every leaf is a count, so that adding is the same everywhere; keys are sorted, so that the sum
 * is written the same however the games were split.
 */
export const addStats = (one: Stats, other: Stats): Stats => addCounts(one, other)

/** The same for anything that consists of counts. */
export const addCounts = <Counts extends object>(one: Counts, other: Counts): Counts =>
  add(one as unknown as Tree, other as unknown as Tree) as unknown as Counts

function add(one: Tree, other: Tree): Tree {
  const sum: Record<string, number | Tree> =
    isList(one) || isList(other) ? ([] as unknown as Record<string, number>) : {}
  for (const key of keysOf(one, other)) sum[key] = addAt(one[key], other[key])
  return sum
}

/** A list of counts is added place by place, and stays one. */
const isList = (tree: Tree): boolean => Array.isArray(tree)

function addAt(one: number | Tree | undefined, other: number | Tree | undefined): number | Tree {
  if (typeof one === 'number' || typeof other === 'number') return Number(one ?? 0) + Number(other ?? 0)
  return add(one ?? {}, other ?? {})
}

const keysOf = (one: Tree, other: Tree): string[] => [...new Set([...Object.keys(one), ...Object.keys(other)])].sort()
