import { type Dice, readSeed, type Seed, writeSeed } from './dice.ts'
import { type Game, Refusal, type Seat } from './game.ts'
import { type Match, type PlayedMove, play } from './match.ts'

/*
 * A game can go on from any moment of another: up to there they are the same, and what the seat that goes on could not
 * see then is redealt. It stands among the moves, `2 redeal 5eed`, so that a record of it is played again as any other.
 */

const REDEAL = /^redeal ([0-9a-f]{1,32})$/

/** Goes on from here as this seat: whatever it cannot see is redealt from the seed, and the dice to come are others. */
export function branchFrom<State extends Dice>(
  game: Game<State>,
  match: Match<State>,
  seat: Seat,
  seed: Seed,
): Match<State> {
  if (!(seat in game.points(match.now))) throw new Refusal(`There is no seat ${seat + 1}: ${game.seats} play`)
  if (game.toMove(match.now) === null) throw new Refusal('Nothing goes on from here: the game is over')
  const now = game.copy(match.now)
  game.redeal(now, seat, { seed, rolled: 0 })
  const played = [...match.played, { seat, text: `redeal ${writeSeed(seed)}` }]
  return { ...match, now, played, back: [], barrier: 'begun' }
}

/** After how many moves a match last went another way than the one it comes from; `null`: it comes from none. */
export function branchedAt({ played }: Pick<Match, 'played'>): number | null {
  const at = played.findLastIndex(({ text }) => REDEAL.test(text))
  return at < 0 ? null : at
}

/** Plays again what was played once: a move, or a going on. Nobody can play a going on as a move of their own. */
export function repeat<State extends Dice>(
  game: Game<State>,
  match: Match<State>,
  { seat, text }: PlayedMove,
): Match<State> {
  const seed = readSeed(REDEAL.exec(text)?.[1] ?? '')
  return seed === null ? play(game, match, seat, text) : branchFrom(game, match, seat, seed)
}
