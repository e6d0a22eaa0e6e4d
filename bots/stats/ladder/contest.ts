import type { Seed } from '@roundhouse/kernel/dice'
import type { NamedSetup } from '../../game.ts'
import { botGameNamed } from '../../games.ts'
import { simulate } from '../simulation.ts'
import { addCounts, type PlayerStats, type Spread } from '../stats.ts'

/** One bot against as many of another as fill the table. */
export interface Contest {
  readonly game: string
  readonly players: number
  readonly one: string
  readonly others: string
}

/** What became of it. Every leaf is a count, so scores add up. */
export interface Score {
  readonly games: number
  /** Wins of the one in all games of a deal together, in twelfths. */
  readonly wins: Spread
  /** The same for each table, of the games in which tables were told apart. */
  readonly tables?: Readonly<Record<string, Spread>>
  /** Points of the one, and of all others, in all games. */
  readonly points: number
  readonly othersPoints: number
}

export const newScore = (): Score => ({ games: 0, wins: {}, points: 0, othersPoints: 0 })

/**
 * Plays a deal as often as there are seats: the same cards each time, the one in another seat each time. So neither the
 * deal nor the seat favours anybody, and what is left of luck is the same for both. Tables come in turn.
 */
export function playDeal(contest: Contest, seed: Seed, deal: number): Score {
  const seatings = Array.from({ length: contest.players }, (_, seat) => scoreFrom(contest, seed, deal, seat))
  const { games, points, othersPoints } = seatings.reduce(addCounts)
  const wins = seatings.reduce((sum, each) => sum + Number(Object.keys(each.wins)[0]), 0)
  const spread = { [wins]: 1 }
  return { games, wins: spread, tables: { [tableOf(contest, deal).name]: spread }, points, othersPoints }
}

function tableOf({ game, players }: Contest, deal: number): NamedSetup {
  const tables = botGameNamed(game).tables(players)
  return tables[deal % tables.length]!
}

function scoreFrom(contest: Contest, seed: Seed, deal: number, seat: number): Score {
  const { game, players, one, others } = contest
  const seating = Array.from({ length: players }, (_, place) => (place === seat ? one : others))
  const { bots } = simulate(botGameNamed(game), tableOf(contest, deal).options, seating, seed, deal, 1)
  return {
    games: 1,
    wins: { [bots[one]!.wins]: 1 },
    points: pointsOf(bots[one]!),
    othersPoints: pointsOf(bots[others]!),
  }
}

const pointsOf = ({ points }: PlayerStats): number =>
  Object.entries(points).reduce((sum, [value, count]) => sum + Number(value) * count, 0)

/** The contests of these bots, the weakest first: each against the one below it, or against all below it. */
export const contestsOf = (game: string, players: number, bots: readonly string[], isEveryPair: boolean): Contest[] =>
  bots.flatMap((one, place) =>
    bots.slice(isEveryPair ? 0 : Math.max(0, place - 1), place).map(others => ({ game, players, one, others })),
  )
