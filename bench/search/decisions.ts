import { botGameNamed } from '@roundhouse/bots/games'
import { ask, seatBot } from '@roundhouse/bots/play/bot'
import { botNamed } from '@roundhouse/bots/play/bots'
import type { State as FirstClassState } from '@roundhouse/first-class/base/state'
import { firstClass, newGame } from '@roundhouse/first-class/definition'
import type { Dice } from '@roundhouse/kernel/dice'
import type { Game, Seat } from '@roundhouse/kernel/game'
import type { State as NurembergState } from '@roundhouse/nuremberg/base/state'
import { gamesWith } from '../nuremberg/games.ts'

/** A position in the middle of a game of four, at which somebody plans. */
export interface SearchPosition {
  readonly game: Game
  readonly options: unknown
  readonly state: Dice
  readonly seat: Seat
}

const PLAYERS = 4

/** All modules are in one of them. */
const PAIRS = [
  ['A', 'B'],
  ['C', 'D'],
  ['E', 'F'],
] as const

/** The first turn of round 4 of 6, with each module in one of the games. */
export const firstClassDecisions = (): SearchPosition[] =>
  PAIRS.map(pair => {
    const options = newGame(PLAYERS, pair)
    const game = firstClass.open(options) as unknown as Game
    return decisionIn(game, options, state => (state as FirstClassState).round === 4)
  })

/** In turn 3 of each map: the auction, and the first to build. */
export const nurembergDecisions = (): SearchPosition[] =>
  gamesWith(PLAYERS).flatMap(game =>
    ['auction', 'track'].map(phase =>
      decisionIn(game as unknown as Game, null, state => {
        const { turn, phase: now } = state as NurembergState
        return turn === 3 && now === phase
      }),
    ),
  )

/** Greedy players bring a game to where it is wanted. */
function decisionIn(game: Game, options: unknown, isWanted: (state: Dice) => boolean): SearchPosition {
  const greedy = botNamed(botGameNamed(game.name), 'greedy')
  const seated = Array.from({ length: PLAYERS }, (_, seat) => seatBot(game, greedy, seat, [0, 0, 0, 2]))
  const state = game.begin([0, 0, 0, 1])
  while (!isWanted(state)) game.play(state, ask(game, state, seated[game.toMove(state)!]!))
  return { game, options, state, seat: game.toMove(state)! }
}
