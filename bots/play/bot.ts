import { type Dice, fork, type Seed } from '@roundhouse/kernel/dice'
import type { Game, Move, Seat } from '@roundhouse/kernel/game'
import { legalMoves } from '@roundhouse/kernel/legal-moves'

/**
 * What the player to move is given: what a person in this seat would see, what may be played, and guesses at the rest.
 * The true state, the seed and what is hidden are not in it. Views and guesses are made when they are asked for.
 */
export interface Observation<State extends Dice = Dice, View = unknown> {
  readonly seat: Seat
  readonly view: View
  readonly moves: readonly Move[]
  /** A whole state that could be the true one, as far as this seat can tell; a copy of one's own. */
  guess(): State
}

/** The player of a seat: a bot at once, a person or another machine some time later. */
interface Player<State extends Dice = Dice, View = unknown, Answer = Move | Promise<Move>> {
  decide(observation: Observation<State, View>): Answer
}

/** A player who answers at once. */
export type BotPlayer<State extends Dice = Dice, View = unknown> = Player<State, View, Move>

/** A way to play, from which any number of players can be made. */
export interface Bot<State extends Dice = Dice, View = unknown> {
  readonly name: string
  /** For people, in one line. */
  readonly description: string
  /** Sits down at a table. The dice are the player's own. */
  sit(game: Game<State, View>, seat: Seat, dice: Dice): BotPlayer<State, View>
}

/** What a seat that has the move observes. The dice are the player's own: guesses never touch those of the match. */
export function observationOf<State extends Dice, View>(
  game: Game<State, View>,
  state: State,
  seat: Seat,
  dice: Dice,
): Observation<State, View> {
  return {
    seat,
    get view() {
      return game.view(state, seat)
    },
    get moves() {
      return legalMoves(game, state)
    },
    guess() {
      const guess = game.copy(state)
      game.redeal(guess, seat, dice)
      return guess
    },
  }
}

/** A player in his chair, with the dice his guesses are rolled with. */
export interface SeatedPlayer<State extends Dice = Dice, View = unknown, Answer = Move | Promise<Move>> {
  readonly seat: Seat
  readonly dice: Dice
  readonly player: Player<State, View, Answer>
}

/** A bot takes a seat; the same seed makes the same player. */
export function seatBot<State extends Dice, View>(
  game: Game<State, View>,
  bot: Bot<State, View>,
  seat: Seat,
  seed: Seed,
): SeatedPlayer<State, View, Move> {
  const dice = { seed: fork(seed, seat), rolled: 0 }
  return { seat, dice, player: bot.sit(game, seat, dice) }
}

/** Asks a seated player for his move. */
export const ask = <State extends Dice, View, Answer>(
  game: Game<State, View>,
  state: State,
  { seat, dice, player }: SeatedPlayer<State, View, Answer>,
): Answer => player.decide(observationOf(game, state, seat, dice))
