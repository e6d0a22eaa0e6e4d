import type { Advice } from '@roundhouse/bots/coach/advice'
import type { BotGame } from '@roundhouse/bots/game'
import { observationOf } from '@roundhouse/bots/play/bot'
import type { SearchWorker } from '@roundhouse/bots/play/parallel/parallel-search'
import type { SearchHost } from '@roundhouse/bots/play/parallel/worker-host'
import { type GameName, loadBots } from '@roundhouse/table/games'
import { newOpener } from '@roundhouse/table/open-game'
import { type Asked, playersAt, type Sought } from '@roundhouse/table/players'
import { openSearchHost } from '@roundhouse/table/search-worker'
import { type Searchers, searchersAt, searchSetting } from '@roundhouse/table/searchers'
import type { Setup } from '@roundhouse/table/snapshot'
import { expose, wrap } from 'comlink'

/** Where bots think. They are told a guess of what they cannot see, so nothing they do can depend on a secret. */
const open = newOpener()

interface Seats {
  readonly bots: BotGame
  readonly players: ReturnType<typeof playersAt>
  readonly searchers: Searchers
}

const tables = new Map<string, Seats>()

async function seatsAt(name: GameName, options: Setup['options']): Promise<Seats> {
  const key = JSON.stringify([name, options])
  const [game, bots] = await Promise.all([open(name, options), loadBots(name)])
  const known = tables.get(key) ?? {
    bots,
    players: playersAt(game, bots),
    searchers: searchersAt(game, bots, options, workers),
  }
  tables.set(key, known)
  return known
}

/** As much as an answer within a second or so allows. */
const COACH_SIMULATIONS = 500

/** One core is left to the page; more than so many would only cost memory. */
const MOST_WORKERS = 4

let searchWorkers: readonly SearchWorker[] | null = null

/** This worker and, where there are more cores, others beside it. They are begun when somebody first searches. */
function workers(): readonly SearchWorker[] {
  const others = Math.min(MOST_WORKERS, navigator.hardwareConcurrency - 1) - 1
  searchWorkers ??= [openSearchHost(open), ...Array.from({ length: Math.max(0, others) }, newSearchWorker)]
  return searchWorkers
}

const newSearchWorker = (): SearchWorker =>
  wrap<SearchHost>(new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' }))

const worker = {
  async decide(name: GameName, options: Setup['options'], asked: Asked): Promise<string> {
    const { bots, players, searchers } = await seatsAt(name, options)
    return searchSetting(bots, asked.level) !== null ? searchers.decide(asked) : players(asked)
  },

  /** Good moves for whoever is to decide. The coach's own thoughts are fetched when it is first asked. */
  async advise(name: GameName, options: Setup['options'], { seat, state, seed }: Sought): Promise<readonly Advice[]> {
    const { advise } = await import('@roundhouse/bots/coach/advice')
    const { coachFor } = await import('@roundhouse/bots/coach/coach')
    const [game, bots] = await Promise.all([open(name, options), loadBots(name)])
    return advise(coachFor(bots, game), observationOf(game, state, seat, { seed, rolled: 0 }), COACH_SIMULATIONS)
  },

  /** Whoever thinks plays what seems best by now. */
  hurry: (): void => {
    for (const { searchers } of tables.values()) searchers.hurry()
  },
}

export type BotWorker = typeof worker
expose(worker)
