import type { Dice } from '@roundhouse/kernel/dice'
import type { Game, Move } from '@roundhouse/kernel/game'
import { writeLine } from '@roundhouse/kernel/testing/scene'
import type { CoachRules } from '../rules.ts'

/** Moves by their texts, each of which must be legal when it comes. */
export function planOf<State extends Dice>(game: Game<State>, state: State, texts: readonly string[]): Move[] {
  const now = game.copy(state)
  return texts.map(text => {
    const move = game.read(text)
    if (move === null || !game.moves(now).includes(move)) throw new Error(`"${text}" cannot be played`)
    game.play(now, move)
    return move
  })
}

/** All that speaks for a plan, whatever others have, the weightiest first, a line each: `passes: train upper, cars 7, points 7`. */
export function reasonLinesOf<State extends Dice>(
  { reasons }: CoachRules<State>,
  game: Game<State>,
  state: State,
  texts: readonly string[],
): string[] {
  const weighted = [...reasons(game, state, planOf(game, state, texts), [])]
  return weighted.sort((a, b) => b.weight - a.weight).map(({ reason }) => writeLine(reason))
}
