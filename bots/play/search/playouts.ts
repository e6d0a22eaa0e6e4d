import { type Dice, roll } from '@roundhouse/kernel/dice'
import type { Game } from '@roundhouse/kernel/game'
import { legalMoves } from '@roundhouse/kernel/legal-moves'
import type { Guide } from './guide.ts'

/**
 * A guide for a game of which nothing is known but its rules: every move is a plan, and a position is worth what comes
 * of moves at random, to the end of the game.
 */
export const playouts = <State extends Dice>(game: Game<State>, dice: Dice): Guide<State> => ({
  temperature: 1,
  explorationConstant: 1,
  isOpen: false,
  plans: state => legalMoves(game, state).map(move => ({ moves: [move], worth: 0 })),
  shares: state => sharesOf(game, playOut(game, game.copy(state), dice)),
  situation: state => JSON.stringify(game.view(state, 'watcher')),
})

/** Plays at random to the end. The state is changed. */
function playOut<State extends Dice>(game: Game<State>, state: State, dice: Dice): State {
  const moves: number[] = []
  while (game.toMove(state) !== null) {
    moves.length = 0
    legalMoves(game, state, moves)
    game.play(state, moves[moves.length === 1 ? 0 : roll(dice, moves.length)]!)
  }
  return state
}

/** How the win is shared when the game is over. */
export function sharesOf<State extends Dice>(game: Game<State>, state: State): readonly number[] {
  const { points, winners } = game.result(state)!
  return points.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
}
