import { type Dice, roll } from '@roundhouse/kernel/dice'
import { NINETY_FIVE } from '../quantiles.ts'
import { type Spread, WIN } from '../stats.ts'
import type { Contest, Score } from './contest.ts'

export interface Rating {
  readonly elo: number
  /** 95 of 100 times the true one lies within the margin. */
  readonly margin: number
}

/** What was played in contests of two. */
export interface ContestResult {
  readonly contest: Contest
  readonly score: Score
}

/** Bots are rated so that those of the scale are this good on average. */
const MEAN = 1500
/** This many points more mean ten times as many wins as losses. */
const TENFOLD = 400
const SAMPLES = 200

/**
 * Ratings under which what happened was most likely (Bradley and Terry), by bot. How far off they may be is seen by
 * drawing as many deals again from those that were played, many times (bootstrap). The scale is set by some of the bots: one that
 * comes later does not change what the others had.
 */
export function ratingsOf(
  bots: readonly string[],
  played: readonly ContestResult[],
  scale: readonly string[] = bots,
): Map<string, Rating> {
  const dice: Dice = { seed: [0, 0, 0, 1], rolled: 0 }
  const fitted = fit(bots, played.map(resultOf), scale)
  const samples = Array.from({ length: SAMPLES }, () =>
    fit(
      bots,
      played.map(each => resultOf(drawnAgain(each, dice))),
      scale,
    ),
  )
  return new Map(
    bots.map((bot, at) => [bot, { elo: fitted[at]!, margin: NINETY_FIVE * deviationOf(samples.map(of => of[at]!)) }]),
  )
}

interface Outcome {
  readonly one: string
  readonly others: string
  readonly games: number
  readonly won: number
}

/** To all that happened comes a game that nobody won: else who never lost would be infinitely good. */
function resultOf({ contest: { one, others, players }, score: { wins } }: ContestResult): Outcome {
  let games = 1
  let won = 0.5
  for (const [twelfths, deals] of Object.entries(wins)) {
    games += deals * players
    won += (Number(twelfths) / WIN) * deals
  }
  return { one, others, games, won }
}

function drawnAgain({ contest, score }: ContestResult, dice: Dice): ContestResult {
  const deals = Object.entries(score.wins).flatMap(([wins, count]) => Array.from({ length: count }, () => wins))
  const wins: Spread = {}
  for (let n = 0; n < deals.length; n++) {
    const drawn = deals[roll(dice, deals.length)]!
    wins[drawn] = (wins[drawn] ?? 0) + 1
  }
  return { contest, score: { ...score, wins } }
}

const ROUNDS = 2000
const CLOSE = 1e-7

/** Everybody's strength follows from the strengths of those he met; begun anywhere, that settles (Hunter's MM). */
function fit(bots: readonly string[], outcomes: readonly Outcome[], scale: readonly string[]): number[] {
  let strengths = bots.map(() => 1)
  for (let round = 0; round < ROUNDS; round++) {
    const next = bots.map((bot, at) => strengthOf(bot, at, bots, strengths, outcomes))
    const change = Math.max(...next.map((strength, at) => Math.abs(strength / strengths[at]! - 1)))
    strengths = next
    if (change < CLOSE) break
  }
  const elos = strengths.map(strength => TENFOLD * Math.log10(strength))
  const mean = scale.reduce((sum, bot) => sum + elos[bots.indexOf(bot)]!, 0) / scale.length
  return elos.map(elo => elo - mean + MEAN)
}

function strengthOf(
  bot: string,
  at: number,
  bots: readonly string[],
  strengths: readonly number[],
  outcomes: readonly Outcome[],
): number {
  let won = 0
  let met = 0
  for (const { one, others, games, won: wonByOne } of outcomes) {
    if (bot !== one && bot !== others) continue
    const other = strengths[bots.indexOf(bot === one ? others : one)]!
    won += bot === one ? wonByOne : games - wonByOne
    met += games / (strengths[at]! + other)
  }
  return met === 0 ? strengths[at]! : won / met
}

function deviationOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1))
}
