import { type Dice, fork, type Seed } from '@roundhouse/kernel/dice'
import type { Game, Move } from '@roundhouse/kernel/game'
import type { Observation } from '../bot.ts'
import { asyncPlanExecutor } from '../plan-execution.ts'
import { parallelSearch, type SearchWorker } from './parallel-search.ts'
import type { SearchRequest } from './request.ts'

/** How somebody plays who asks others: the options as they read them, the setting, and the time for each plan. */
export type SearchOptions = Pick<SearchRequest, 'options' | 'setting' | 'budget'>

/** A player whose plans are made elsewhere; the same seed makes the same player if plans are made by tries. */
export function searchPlayer<State extends Dice, View>(
  game: Game<State, View>,
  workers: readonly SearchWorker[],
  options: SearchOptions,
  seed: Seed,
  signal?: AbortSignal,
): { decide(observation: Observation<State, View>): Promise<Move> } {
  let plans = 0
  return asyncPlanExecutor(game, async observation => {
    const guess = observation.guess()
    const request = { ...options, game: game.name, seat: observation.seat, state: guess, seed: fork(seed, plans++) }
    const { moves } = await parallelSearch(workers, request, signal)
    return { moves, guess }
  })
}
