import type { Dice } from '@roundhouse/kernel/dice'
import type { Game } from '@roundhouse/kernel/game'
import { observationOf } from '../bot.ts'
import { type Knowledge, searchFor } from '../knowledge.ts'
import { restOf } from '../search/budget.ts'
import { runSearchWithPauses } from '../search/loop.ts'
import { HERE, type Scheduler } from '../search/scheduler.ts'
import { bestByEvaluation } from '../search-bot.ts'
import type { SearchRequest } from './request.ts'
import { type RootStats, rootStatsOf } from './root-stats.ts'

/** A game that has been opened, and what is known about it. */
interface KnownGame {
  readonly game: Game
  readonly knowledge: Knowledge
}

/** Opens what a request is about. */
export type OpenKnownGame = (what: WantedGame) => KnownGame | Promise<KnownGame>

interface WantedGame extends Pick<SearchRequest, 'game' | 'rules' | 'options'> {
  /** What is known of it then includes its net, if it has one. */
  readonly usesNet: boolean
}

/**
 * What searches: in a worker of a browser, a thread of Node, or here. Requests and answers are plain data, so it can be
 * exposed as it is; a request has a number of the caller's own, by which it is cancelled.
 */
export interface SearchHost {
  search(id: number, request: SearchRequest): Promise<RootStats>
  /** Whatever was found so far is the answer, now. */
  cancel(id: number): void
}

export function newSearchHost(open: OpenKnownGame, scheduler: Scheduler = HERE): SearchHost {
  const running = new Map<number, AbortController>()
  const opened = new Map<string, ReturnType<OpenKnownGame>>()
  // The same game is asked about again and again.
  const openOnce = ({ game, rules, options, setting }: SearchRequest): ReturnType<OpenKnownGame> => {
    const usesNet = setting.usesNet === true
    const key = JSON.stringify([game, rules, options, usesNet])
    const known = opened.get(key) ?? open({ game, rules, options, usesNet })
    opened.set(key, known)
    return known
  }
  return {
    async search(id, request) {
      const began = scheduler.now()
      const controller = new AbortController()
      running.set(id, controller)
      try {
        const known = await openOnce(request)
        return await answer(known, request, began, controller.signal, scheduler)
      } finally {
        running.delete(id)
      }
    },
    cancel: id => running.get(id)?.abort(),
  }
}

/** A level that does not search needs no time. To open the game and to look around the table takes time too. */
async function answer(
  { game, knowledge }: KnownGame,
  { setting, seat, state, seed, budget }: SearchRequest,
  began: number,
  signal: AbortSignal,
  scheduler: Scheduler,
): Promise<RootStats> {
  const dice: Dice = { seed, rolled: 0 }
  const observation = observationOf(game, state, seat, dice)
  const search = searchFor(knowledge, game, setting, state)
  if (setting.simulations === 0)
    return [{ moves: bestByEvaluation(search, setting, state, dice).moves, visits: 1, valueSum: 0 }]
  const rest = restOf(budget, scheduler.now() - began)
  return rootStatsOf(await runSearchWithPauses(search, observation, rest, signal, scheduler))
}
