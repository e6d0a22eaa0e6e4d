import type { Dice, Seed } from '@roundhouse/kernel/dice'
import type { Game, Move } from '@roundhouse/kernel/game'
import type { Observation } from '../bot.ts'
import { asyncPlanExecutor } from '../plan-execution.ts'
import { parallelSearch, type SearchWorker } from './parallel-search.ts'
import type { SearchRequest } from './request.ts'

/** How a player searches: rules and options as the workers read them, the setting, and the budget of each plan. */
export interface SearchPlayerOptions extends Pick<SearchRequest, 'rules' | 'options' | 'setting' | 'budget'> {
  workers(): readonly SearchWorker[]
  /** For the next plan. By simulations the same seeds make the same player. */
  nextSeed(): Seed
  /** Ends the search for the next plan early. */
  signal?(): AbortSignal
}

/** A player whose plans are made by workers. */
export const searchPlayer = <State extends Dice, View>(
  game: Game<State, View>,
  { rules, options, setting, budget, workers, nextSeed, signal }: SearchPlayerOptions,
): { decide(observation: Observation<State, View>): Promise<Move> } =>
  asyncPlanExecutor(game, async ({ seat, guess }) => {
    const state = guess()
    const request = { game: game.name, rules, options, setting, budget, seat, state, seed: nextSeed() }
    const { moves } = await parallelSearch(workers(), request, signal?.())
    return { moves, guess: state }
  })
