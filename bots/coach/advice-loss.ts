import { type Dice, fork, type Seed } from '@roundhouse/kernel/dice'
import type { Game, Move } from '@roundhouse/kernel/game'
import { ask, type Bot, type Observation, observationOf, seatBot } from '../play/bot.ts'
import { runFullSearch } from '../play/search/loop.ts'
import { mostVisited } from '../play/search/search.ts'
import { advise } from './advice.ts'
import type { Coach } from './coach.ts'
import { coachSearch } from './coach-search.ts'
import { comparePlans } from './comparison.ts'

/** A longer search has this many times the simulations. */
const LONGER = 10

const ADVICE = 0
const SEARCH = 1
const COMPARISON = 2

/**
 * Which part of the win each piece of advice of each of these coaches gives away against the best of all that is known, by
 * a search of the judge that is ten times as long. All is tried alike.
 */
export function adviceLosses(judge: Coach, advisers: readonly Coach[], state: Dice, seed: Seed): number[][] {
  const { game, rules } = judge
  const seat = game.toMove(state)!
  const simulations = LONGER * rules.simulations
  const observation = (part: number): Observation =>
    observationOf(game, state, seat, { seed: fork(seed, part), rolled: 0 })
  const advised = advisers.map(coach => advise(coach, observation(ADVICE)).map(({ moves }) => read(game, moves)))
  const guess = observation(SEARCH).guess()
  const search = coachSearch(judge, guess, simulations)
  const best = mostVisited(runFullSearch(search, observation(SEARCH), { simulations })).plan.moves
  const plans = [best, ...advised.flat()]
  const compared = comparePlans(search, observation(COMPARISON), plans, Math.ceil(simulations / plans.length))
  const chances = new Map(compared.map(({ moves, shares }) => [moves, shares[seat]!]))
  const most = Math.max(...chances.values())
  return advised.map(pieces => pieces.map(moves => most - chances.get(moves)!))
}

const read = (game: Game, texts: readonly string[]): Move[] => texts.map(text => game.read(text)!)

const MATCH = 0
const SEATS = 1

/** Positions of a game between these bots at which there is something to decide, each `stride` moves after the last. */
export function* positionsOf({ game }: Coach, bot: Bot, seed: Seed, stride: number): Generator<Dice> {
  const seated = Array.from({ length: game.seats }, (_, seat) => seatBot(game, bot, seat, fork(seed, SEATS)))
  const state = game.begin(fork(seed, MATCH))
  for (let since = 1, seat = game.toMove(state); seat !== null; since++, seat = game.toMove(state)) {
    if (since >= stride && game.moves(state).length > 1) {
      since = 0
      yield game.copy(state)
    }
    game.play(state, ask(game, state, seated[seat]!))
  }
}
