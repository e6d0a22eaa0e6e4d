import { isKnown, knowledgeOf } from '@roundhouse/bots/knowing'
import { observationOf } from '@roundhouse/bots/play/bot'
import { LEVELS, type Level } from '@roundhouse/bots/play/level'
import { parallelSearch, type SearchWorker } from '@roundhouse/bots/play/parallel/parallel-search'
import { asyncPlanExecutor } from '@roundhouse/bots/play/plan-execution'
import type { Game } from '@roundhouse/kernel/game'
import type { Asked } from './players.ts'
import type { Setup } from './snapshot.ts'

/** Does a bot of this level try its plans? Then it takes its time, and several can think for it. */
export const isSearching = (game: string, level: string): level is Level =>
  isKnown(game) && LEVELS.some(each => each === level) && knowledgeOf(game).settings[level as Level].simulations > 0

/** Those who play for the bots of one game that search. */
export interface Searchers {
  decide(asked: Asked): Promise<string>
  /** Whoever thinks plays what seems best by now. */
  hurry(): void
}

type Searcher = ReturnType<typeof asyncPlanExecutor>

/** As `playersAt`, but what they think about is thought about by all advisers. */
export function searchersAt(game: Game, options: Setup['options'], workers: () => readonly SearchWorker[]): Searchers {
  const players = new Map<string, Searcher>()
  let now: Asked | null = null
  let going = new AbortController()

  const newSearcher = (level: Level): Searcher =>
    asyncPlanExecutor(game, async observation => {
      const guess = observation.guess()
      const setting = knowledgeOf(game.name).settings[level]
      const budget = { simulations: setting.simulations }
      const question = {
        game: game.name,
        options,
        setting,
        seat: observation.seat,
        state: guess,
        seed: now!.seed,
        budget,
      }
      const { moves } = await parallelSearch(workers(), question, going.signal)
      return { moves, guess }
    })

  return {
    async decide(asked) {
      const { seat, level, state, seed } = asked
      const name = `${level} ${seat}`
      const player = players.get(name) ?? newSearcher(level as Level)
      players.set(name, player)
      now = asked
      going = new AbortController()
      return game.write(await player.decide(observationOf(game, state, seat, { seed, rolled: 0 })))
    },
    hurry: () => going.abort(),
  }
}
