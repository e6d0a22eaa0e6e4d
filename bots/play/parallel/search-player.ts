import { type Dice, fork, type Seed } from '@roundhouse/kernel/dice'
import type { Game, Move } from '@roundhouse/kernel/game'
import type { Sight } from '../bot.ts'
import { carryingOutLater } from '../plan-execution.ts'
import { type Adviser, thinkTogether } from './parallel-search.ts'
import type { Question } from './request.ts'

/** How somebody plays who asks others: the options as they read them, the setting, and the time for each plan. */
export type Wish = Pick<Question, 'options' | 'setting' | 'budget'>

/** A player whose plans are made elsewhere; the same seed makes the same player if plans are made by tries. */
export function advisedPlayer<State extends Dice, View>(
  game: Game<State, View>,
  advisers: readonly Adviser[],
  wish: Wish,
  seed: Seed,
  signal?: AbortSignal,
): { decide(sight: Sight<State, View>): Promise<Move> } {
  let plans = 0
  return carryingOutLater(game, async sight => {
    const guess = sight.guess()
    const question = { ...wish, game: game.name, seat: sight.seat, state: guess, seed: fork(seed, plans++) }
    const { moves } = await thinkTogether(advisers, question, signal)
    return { moves, guess }
  })
}
