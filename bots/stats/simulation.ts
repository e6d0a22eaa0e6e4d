import { type Dice, fork, type Seed } from '@roundhouse/kernel/dice'
import { type Game, type Move, Refusal, type Result, type Seat } from '@roundhouse/kernel/game'
import type { Emit } from '@roundhouse/kernel/story'
import type { BotGame } from '../game.ts'
import { ask, type Bot, type SeatedPlayer, seatBot } from '../play/bot.ts'
import { botNamed } from '../play/bots.ts'
import type { StatsCollector } from './collector.ts'
import { deedCollector } from './deeds.ts'
import { addStats, countIn, countPlayer, newStats, type Stats, winOf } from './stats.ts'

/** Told after each game: how many are done. */
export type OnProgress = (done: number) => void

/**
 * Plays the games number `from` to `from + count - 1` of a series with these bots, by seat, and counts what happened.
 *
 * Game n depends on the seed and n alone, so the stats of slices add up to the stats of all, however they are cut.
 */
export function simulate(
  botGame: BotGame,
  options: unknown,
  botNames: readonly string[],
  seed: Seed,
  from: number,
  count: number,
  onProgress?: OnProgress,
): Stats {
  const game = botGame.definition.open(options)
  const bots = botsAt(botGame, game, botNames)
  const stats = newStats(botGame.stats.newDetails())
  for (let n = from; n < from + count; n++) {
    playOne(botGame, game, bots, fork(seed, n), stats)
    onProgress?.(n - from + 1)
  }
  return addStats(stats, newStats({}))
}

function botsAt(botGame: BotGame, { seats }: Game, names: readonly string[]): Bot[] {
  if (names.length !== seats) throw new Refusal(`${seats} play, so name ${seats} bots; found ${names.join(', ')}`)
  return names.map(bot => botNamed(botGame, bot))
}

/** Of a game's seed the match has one fork, and the players another. */
const MATCH = 0
const PLAYERS = 1

function playOne(botGame: BotGame, game: Game, bots: readonly Bot[], seed: Seed, stats: Stats): void {
  const played = beginCounted(botGame, game, seed, stats)
  const { state, emit } = played
  const seated = bots.map((bot, seat) => seatCounted(game, bot, seat, seed))
  for (let seat = game.toMove(state); seat !== null; seat = game.toMove(state)) {
    game.play(state, ask(game, state, seated[seat]!), emit)
    played.decisions++
  }
  endCounted(
    game,
    played,
    bots.map(({ name }) => name),
    stats,
  )
}

/** One game of a series, as it is played and counted. */
interface CountedGame {
  readonly state: Dice
  readonly emit: Emit
  readonly collectors: readonly StatsCollector[]
  decisions: number
}

/** Others who listen hear the story too. */
export function beginCounted(botGame: BotGame, game: Game, seed: Seed, stats: Stats, listener?: Emit): CountedGame {
  const { collector, newDeedTeller } = botGame.stats
  const collectors = [collector(stats, game.seats), deedCollector(stats, game, newDeedTeller?.(game))]
  const listeners = [...collectors.map(each => each.emit), ...(listener === undefined ? [] : [listener])]
  const emit: Emit = line => listeners.forEach(each => each(line))
  return { state: game.begin(fork(seed, MATCH), emit), emit, collectors, decisions: 0 }
}

/** A bot at a seat of the game with this seed. */
export const seatCounted = (game: Game, bot: Bot, seat: Seat, seed: Seed): SeatedPlayer<Dice, unknown, Move> =>
  seatBot(game, bot, seat, fork(seed, PLAYERS))

/** The game is over. Names are those under which its players are counted, by seat. */
export function endCounted(
  game: Game,
  { state, collectors, decisions }: CountedGame,
  names: readonly string[],
  stats: Stats,
): void {
  const result = game.result(state)!
  for (const collector of collectors) collector.close(result)
  stats.games++
  countIn(stats.decisions, decisions)
  countResult(stats, result, names)
}

function countResult(stats: Stats, { points, winners }: Result, names: readonly string[]): void {
  countIn(stats.winnersPoints, points[winners[0]!]!)
  for (const [seat, name] of names.entries()) {
    countPlayer(stats, seat, name, points[seat]!, winOf(seat, winners))
  }
}
