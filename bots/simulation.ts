import { type Dice, fork, type Seed } from '@roundhouse/kernel/dice'
import { type Box, type Game, Refusal, type Result } from '@roundhouse/kernel/game'
import { ask, type Bot, seatBot } from './bot.ts'
import { botNamed } from './bots.ts'
import { addTallies, countIn, countPlayer, newTally, type Tally, WIN } from './tally.ts'
import { witnessFor } from './witnesses.ts'

/** Told after each game: how many are done. */
export type Progress = (done: number) => void

/**
 * Plays the games number `from` to `from + count - 1` of a series with these bots, by seat, and counts what happened.
 *
 * Game n hangs on the seed and n alone, so the tallies of slices add up to the tally of all, however they are cut.
 */
export function simulate<Options, State extends Dice, View>(
  box: Box<Options, State, View>,
  options: Options,
  botNames: readonly string[],
  seed: Seed,
  from: number,
  count: number,
  onProgress?: Progress,
): Tally {
  const game = box.open(options)
  const bots = botsAt(game, botNames)
  const tally = newTally()
  for (let n = from; n < from + count; n++) {
    playOne(game, bots, fork(seed, n), tally)
    onProgress?.(n - from + 1)
  }
  return addTallies(tally, newTally())
}

function botsAt({ name, seats }: Game, names: readonly string[]): Bot[] {
  if (names.length !== seats) throw new Refusal(`${seats} play, so name ${seats} bots; found ${names.join(', ')}`)
  return names.map(bot => botNamed(name, bot))
}

/** Of a game's seed the match has one fork, and the players another. */
const MATCH = 0
const PLAYERS = 1

function playOne(game: Game, bots: readonly Bot[], seed: Seed, tally: Tally): void {
  const witness = witnessFor(game.name)(tally, game.seats)
  const seated = bots.map((bot, seat) => seatBot(game, bot, seat, fork(seed, PLAYERS)))
  const state = game.begin(fork(seed, MATCH), witness.tell)
  let decisions = 0
  for (let seat = game.toMove(state); seat !== null; seat = game.toMove(state)) {
    game.play(state, ask(game, state, seated[seat]!), witness.tell)
    decisions++
  }
  const result = game.result(state)!
  witness.close(result)
  tally.games++
  countIn(tally.decisions, decisions)
  countResult(tally, result, bots)
}

function countResult(tally: Tally, { points, winners }: Result, bots: readonly Bot[]): void {
  countIn(tally.winnersPoints, points[winners[0]!]!)
  for (const [seat, { name }] of bots.entries()) {
    const wins = winners.includes(seat) ? WIN / winners.length : 0
    countPlayer(tally, seat, name, points[seat]!, wins)
  }
}
