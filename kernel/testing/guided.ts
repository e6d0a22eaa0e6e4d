import { type Dice, roll } from '../dice.ts'
import type { Move, Seat } from '../game.ts'
import { anyMove, type Choose } from '../laws.ts'
import type { GameWithRules } from '../notation/notation.ts'
import type { Line } from '../story.ts'
import type { Sights } from './reasons.ts'
import { type Step, stepOf } from './steps.ts'

/** How a state pleases somebody of this temper. */
export type Worth<Rules, State, Temper> = (rules: Rules, state: State, seat: Seat, temper: Temper) => number

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
  <Rules, State extends Dice, Temper>(worth: Worth<Rules, State, Temper>) =>
  (game: GameWithRules<Rules, State>, tempers: readonly Temper[]): Choose<State> =>
  (_game, state, moves, dice) => {
    if (roll(dice, WHIMS) === 0) return moves[roll(dice, moves.length)]!
    const seat = game.toMove(state)!
    return best(moves, dice, move => {
      const after = game.copy(state)
      game.play(after, move)
      return worth(game.rules, after, seat, tempers[seat]!)
    })
  }

/** What something that was never seen is worth to the curious. */
const NEW = 1000

/** Goes where something is to be seen that was not seen yet, and else where it pleases best. */
export const curiously =
  <Rules, State extends Dice, Temper, StoryLine extends Line = Line>(
    sightsOf: (rules: Rules, step: Step<State, StoryLine>) => readonly string[],
    promised: (rules: Rules, state: State, seat: Seat, seen: Sights) => number,
    worth: Worth<Rules, State, Temper>,
  ) =>
  (game: GameWithRules<Rules, State, StoryLine>, tempers: readonly Temper[], seen: Sights): Choose<State> =>
  (_game, before, moves, dice) => {
    const { rules } = game
    const seat = game.toMove(before)!
    return best(moves, dice, move => {
      const step = stepOf(game, before, move)
      const fresh = sightsOf(rules, step).filter(sight => !seen.has(sight)).length
      return NEW * fresh + promised(rules, step.after, seat, seen) + worth(rules, step.after, seat, tempers[seat]!)
    })
  }

/** How games are played in an examination, one style after another: productively, at random and curiously. */
export const threeStyles = <Rules, State extends Dice, Temper, StoryLine extends Line = Line>(
  anyTemper: (dice: Dice) => Temper,
  productive: (game: GameWithRules<Rules, State, StoryLine>, tempers: readonly Temper[]) => Choose<State>,
  anyCharacter: (dice: Dice) => Temper,
  curious: (game: GameWithRules<Rules, State, StoryLine>, tempers: readonly Temper[], seen: Sights) => Choose<State>,
): readonly ((game: GameWithRules<Rules, State, StoryLine>, dice: Dice, seen: Sights) => Choose<State>)[] => [
  (game, dice) =>
    productive(
      game,
      forEachSeat(game, () => anyTemper(dice)),
    ),
  () => anyMove,
  (game, dice, seen) =>
    curious(
      game,
      forEachSeat(game, () => anyCharacter(dice)),
      seen,
    ),
]

/** One for each seat. */
export const forEachSeat = <Made>({ seats }: { readonly seats: number }, make: (seat: Seat) => Made): Made[] =>
  Array.from({ length: seats }, (_, seat) => make(seat))

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
