import { type Dice, roll } from '../dice.ts'
import type { Game, Move, Seat } from '../game.ts'
import type { Choose } from '../laws.ts'
import { type Step, stepOf } from './steps.ts'

/** How a state pleases somebody. */
export type Worth<State> = (state: State, seat: Seat) => number

const STRENGTHS = [0, 1, 1, 2, 3, 5, 9] as const

/** A temper: what somebody likes, each with a weight. All tempers together go everywhere. */
export const anyStrengths = <Taste extends string>(tastes: readonly Taste[], dice: Dice): Record<Taste, number> =>
  Object.fromEntries(tastes.map(taste => [taste, STRENGTHS[roll(dice, STRENGTHS.length)]!])) as Record<Taste, number>

/** How often somebody plays any move, against his temper. */
const WHIMS = 20

/**
 * Plays long productive games: each seat takes the move after which the table pleases it most. Random play hardly ever
 * comes to what is late or dear; this does.
 */
export const productively =
  <State extends Dice>(game: Game<State>, worth: Worth<State>): Choose<State> =>
  (_game, state, moves, dice) => {
    if (roll(dice, WHIMS) === 0) return moves[roll(dice, moves.length)]!
    const seat = game.toMove(state)!
    return best(moves, dice, move => {
      const after = game.copy(state)
      game.play(after, move)
      return worth(after, seat)
    })
  }

/** What something that was never seen is worth to the curious. */
const NEW = 1000

/** Goes where something is to be seen that was not seen yet, and else where it pleases best. */
export const curiously =
  <State extends Dice>(
    game: Game<State>,
    sightsOf: (step: Step<State>) => readonly string[],
    seen: ReadonlySet<string>,
    worth: Worth<State>,
  ): Choose<State> =>
  (_game, before, moves, dice) => {
    const seat = game.toMove(before)!
    return best(moves, dice, move => {
      const step = stepOf(game, before, move)
      return NEW * sightsOf(step).filter(sight => !seen.has(sight)).length + worth(step.after, seat)
    })
  }

/** The best of the moves, any of them if several are equally good. */
function best(moves: readonly Move[], dice: Dice, worthOf: (move: Move) => number): Move {
  let most = Number.NEGATIVE_INFINITY
  let found: Move[] = []
  for (const move of moves) {
    const worth = worthOf(move)
    if (worth > most) [most, found] = [worth, [move]]
    else if (worth === most) found.push(move)
  }
  return found[roll(dice, found.length)]!
}
