import { fork, type Seed } from '@roundhouse/kernel/dice'
import type { Game } from '@roundhouse/kernel/game'
import { botGameNamed } from '../games.ts'
import { ask, type Bot, seatBot } from '../play/bot.ts'
import type { Level } from '../play/level.ts'
import { sharesOf } from '../play/search/playouts.ts'
import { searchBot } from '../play/search-bot.ts'
import type { TrainingSpec } from './spec.ts'

/** Weights against other weights, at the same level; `null`: what was written by hand. */
export interface WeightMatch {
  readonly game: string
  readonly seed: Seed
  readonly players: number
  readonly level: Level
  readonly one: readonly number[] | null
  readonly others: readonly number[] | null
}

/** What came of one deal: the table it was played at, and the part of the wins that the one had. */
export interface DealResult {
  readonly table: string
  readonly share: number
}

/**
 * Plays a deal of a match as often as there are seats: the same cards each time, the one in another seat each time.
 * Tables come in turn.
 */
export function dealsOf(spec: TrainingSpec, match: WeightMatch): (deal: number) => DealResult {
  const [one, others] = [match.one, match.others].map(weights => botBy(spec, match.level, weights)) as [Bot, Bot]
  return dealsBetween(match, one, others)
}

/** The same for any two bots. */
export function dealsBetween(
  match: Pick<WeightMatch, 'game' | 'players' | 'seed'>,
  one: Bot,
  others: Bot,
): (deal: number) => DealResult {
  const tables = botGameNamed(match.game).tables(match.players)
  return deal => {
    const { name, options } = tables[deal % tables.length]!
    const game = botGameNamed(match.game).definition.open(options)
    const seed = fork(match.seed, deal)
    const wins = Array.from({ length: match.players }, (_, mine) => {
      const seats = Array.from({ length: match.players }, (_, seat) => (seat === mine ? one : others))
      return sharesWonBy(game, seats, seed)[mine]!
    })
    return { table: name, share: wins.reduce((sum, won) => sum + won, 0) / match.players }
  }
}

/** A bot that goes by these weights. */
export function botBy(spec: TrainingSpec, level: Level, weights: readonly number[] | null): Bot {
  const knowledge = spec.knowledgeFor(weights)
  return searchBot(level, 'Plays by the weights of a training.', knowledge, knowledge.settings[level])
}

const MATCH = 0
const SEATS = 1

/** Plays a game to its end: which part of the win each seat has. */
export function sharesWonBy(game: Game, bots: readonly Bot[], seed: Seed): readonly number[] {
  const seated = bots.map((bot, seat) => seatBot(game, bot, seat, fork(seed, SEATS)))
  const state = game.begin(fork(seed, MATCH))
  for (let seat = game.toMove(state); seat !== null; seat = game.toMove(state))
    game.play(state, ask(game, state, seated[seat]!))
  return sharesOf(game, state)
}

/** The part of the wins over many deals, and its standard error. */
export interface MatchScore {
  readonly share: number
  readonly error: number
}

export function matchScoreOf(deals: readonly DealResult[]): MatchScore {
  const share = deals.reduce((sum, deal) => sum + deal.share, 0) / deals.length
  const variance = deals.reduce((sum, deal) => sum + (deal.share - share) ** 2, 0) / Math.max(1, deals.length - 1)
  return { share, error: Math.sqrt(variance / deals.length) }
}

/** To take another's place one must be better by this many standard errors. */
const CERTAINTY = 2

/** Does the one have more than its share, and not by luck? */
export const isWon = ({ players }: Pick<WeightMatch, 'players'>, { share, error }: MatchScore): boolean =>
  share - CERTAINTY * error > 1 / players
