import { type Dice, fork, readSeed, type Seed, writeSeed } from './dice.ts'
import { type Game, Refusal, type Seat } from './game.ts'
import { type Match, type PlayedMove, play } from './match.ts'

/*
 * A game can go on from any moment of another: up to there they are the same, and what the seat that goes on could not
 * see then is redealt. It stands among the moves, `2 redeal 5eed`, so that a record of it is played again as any other.
 *
 * So does a game that all agreed to take back further than one may alone: nothing is redealt, but since the dice would
 * show once more what was seen already, the dice to come are others, `2 reroll 1`.
 */

const REDEAL = /^redeal ([0-9a-f]{1,32})$/
const REROLL = /^reroll ([1-9]\d{0,5})$/

/** Goes on from here as this seat: whatever it cannot see is redealt from the seed, and the dice to come are others. */
export function branchFrom<State extends Dice>(
  game: Game<State>,
  match: Match<State>,
  seat: Seat,
  seed: Seed,
): Match<State> {
  refuseNobody(game, match, seat)
  const now = game.copy(match.now)
  game.redeal(now, seat, { seed, rolled: 0 })
  const played = [...match.played, { seat, text: `redeal ${writeSeed(seed)}` }]
  return { ...match, now, played, back: [], barrier: 'begun' }
}

/** Dice that depend on the seed of a match, apart from its own: bots have the first. */
const REROLLS = 2

/**
 * Goes on from here with other dice, the `time`-th time in this match: they follow from its seed alone, so that a deal that
 * can be checked stays one. Times only grow, also where those between were taken back.
 */
export function reroll<State extends Dice>(
  game: Game<State>,
  match: Match<State>,
  seat: Seat,
  time: number,
): Match<State> {
  refuseNobody(game, match, seat)
  const last = Math.max(0, ...match.played.map(({ text }) => timeOf(text)))
  const text = `reroll ${time}`
  if (timeOf(text) <= last) throw new Refusal(`"${text}": expected a whole number above ${last}`)
  const now = game.copy(match.now)
  now.seed = fork(fork(match.seed, REROLLS), time)
  const played = [...match.played, { seat, text }]
  return { ...match, now, played, back: [], barrier: 'rolled' }
}

/** 0: it is something else. */
const timeOf = (text: string): number => Number(REROLL.exec(text)?.[1] ?? 0)

function refuseNobody<State extends Dice>(game: Game<State>, match: Match<State>, seat: Seat): void {
  if (!(seat in game.points(match.now))) throw new Refusal(`There is no seat ${seat + 1}: ${game.seats} play`)
  if (game.toMove(match.now) === null) throw new Refusal('Nothing goes on from here: the game is over')
}

/** After how many moves a match last went another way than the one it comes from; `null`: it comes from none. */
export function branchedAt({ played }: Pick<Match, 'played'>): number | null {
  const at = played.findLastIndex(({ text }) => REDEAL.test(text))
  return at < 0 ? null : at
}

/** Plays again what was played once: a move, a going on or other dice. Nobody can play the latter as a move of their own. */
export function repeat<State extends Dice>(
  game: Game<State>,
  match: Match<State>,
  { seat, text }: PlayedMove,
): Match<State> {
  const time = timeOf(text)
  if (time > 0) return reroll(game, match, seat, time)
  const seed = readSeed(REDEAL.exec(text)?.[1] ?? '')
  return seed === null ? play(game, match, seat, text) : branchFrom(game, match, seat, seed)
}
