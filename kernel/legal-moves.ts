import type { Dice } from './dice.ts'
import type { Game, Move } from './game.ts'

/**
 * The moves of the player to move, for those who have to choose one: there is always one, and a game in which there is
 * none is broken. It stops here, with what was believed, and nobody waits for a choice that cannot be made.
 */
export function legalMoves<State extends Dice>(game: Game<State>, state: State, into?: Move[]): Move[] {
  const moves = game.moves(state, into)
  if (moves.length > 0) return moves
  const seat = game.toMove(state)
  throw new Error(
    seat === null
      ? `${game.name} is over, but a move is asked for`
      : `${game.name}: seat ${seat + 1} has the move and must have a legal move, but has none`,
  )
}
