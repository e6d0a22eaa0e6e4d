import { deedSummary } from '../deeds.ts'
import { NINETY_FIVE } from '../quantiles.ts'
import { addCounts, type DeedStats } from '../stats.ts'
import { isContest, type Ledger } from './ledger.ts'
import { newSelfPlayStats, type SelfPlay, type SelfPlayStats } from './self-play.ts'

/** Winners beside others, over all numbers of players. */
export interface Comparison {
  /** For each player and game. */
  readonly mean: number
  readonly winners: number
  readonly others: number
  /** Winners less others, and how far off that may be: 95 of 100 times the true difference lies within. */
  readonly lead: number
  readonly margin: number
  /** Of a deed that is done once or not at all: the share of wins of those who did it, how far off that may be, and what it would be if it brought nothing. */
  readonly winRate: number
  readonly winMargin: number
  readonly even: number
}

/** Games of one bot against its like, by the number of players. */
export type BotGames = ReadonlyMap<number, SelfPlayStats>

/** Those in the ledger in which deeds were counted; of all tables, or of those that are asked for. */
export function gamesOf(
  { accounts }: Ledger,
  of: Pick<SelfPlay, 'game' | 'bot'>,
  isAsked = (_table: string) => true,
): BotGames {
  const byPlayers = new Map<number, SelfPlayStats>()
  for (const { event, counts, done } of accounts) {
    if (isContest(event) || done === 0 || !event.deeds) continue
    if (event.game !== of.game || event.bot !== of.bot || !isAsked(event.table)) continue
    const { players } = event
    byPlayers.set(players, addCounts(byPlayers.get(players) ?? newSelfPlayStats(), counts as SelfPlayStats))
  }
  return byPlayers
}

export const countGames = (games: BotGames): number => [...games.values()].reduce((sum, each) => sum + each.games, 0)

/**
 * Two win every second game and four every fourth, so winners and others are compared where as many played, and the
 * differences are then averaged by the number of games.
 */
export function compare(games: BotGames, deed: string): Comparison {
  const all = countGames(games)
  const sums = { winners: 0, others: 0, lead: 0, variance: 0, done: 0, won: 0, even: 0, players: 0 }
  for (const [players, stats] of games) {
    const counted: DeedStats | undefined = stats.deeds?.[deed]
    const of = deedSummary(counted, players * stats.games, stats.games)
    const weight = stats.games / Math.max(1, all)
    const [done] = counted ?? [0]
    sums.winners += weight * of.winners
    sums.others += weight * of.others
    sums.lead += weight * of.lead
    sums.variance += weight ** 2 * of.leadVariance
    sums.players += players * stats.games
    sums.done += done
    sums.won += of.winRate * done
    sums.even += done / players
  }
  const { winners, others, lead, variance, players, done, won, even } = sums
  const winRate = won / Math.max(1, done)
  return {
    mean: done / Math.max(1, players),
    winners,
    others,
    lead,
    margin: NINETY_FIVE * Math.sqrt(variance),
    winRate,
    winMargin: NINETY_FIVE * Math.sqrt((winRate * (1 - winRate)) / Math.max(1, done)),
    even: even / Math.max(1, done),
  }
}
