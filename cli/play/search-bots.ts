import { botGameNamed } from '@roundhouse/bots/games'
import type { Setting } from '@roundhouse/bots/play/level'
import { warmUp } from '@roundhouse/bots/play/parallel/parallel-search'
import { TIME_LIMITS } from '@roundhouse/bots/play/protocol/external-bot'
import { botsAt, type TableBots } from '@roundhouse/table/bots'
import { searchSetting } from '@roundhouse/table/searchers'
import type { Table } from '@roundhouse/table/table'
import { openSearchThreads } from '../search-threads/search-threads.ts'

/** What bots may do, and how long. */
export interface BotLimits {
  /** Are programs started? A file that was loaded starts none, unless it may: it may come from anywhere. */
  readonly runBots: boolean
  /** What a program may take for a decision. */
  readonly botTime: number
  /** Threads that think for one bot at a time, by the clock. By simulations one does, and the same seed brings the same play. */
  readonly threads: number
  /** The time limit of a plan; without one: as many simulations as the level has. */
  readonly thinkTime?: number | undefined
}

export const BOT_LIMITS: BotLimits = { runBots: true, botTime: TIME_LIMITS.decision, threads: 1 }

/** The bots of a table, and the threads in which some of them search. */
export interface SearchBots extends TableBots {
  end(): Promise<void>
}

/** Bots that search do so in threads, so that the terminal hears it when somebody stops the game. */
export function seatSearchBots(table: Table, { threads, thinkTime: milliseconds }: BotLimits): SearchBots {
  const { game, rules, options } = table
  const bots = botGameNamed(game.name)
  const setting = searchingAt(table)
  if (setting === null) return { ...botsAt(game, bots, { rules, options, workers: () => [] }), end: async () => {} }
  const { workers, end } = openSearchThreads(threads)
  // What is wrong with a thread shows when it is asked in earnest.
  warmUp(workers, beginning(table, setting)).catch(() => {})
  const byTheClock = milliseconds === undefined ? {} : { budgetOf: () => ({ milliseconds }) }
  return { ...botsAt(game, bots, { rules, options, workers: () => workers, ...byTheClock }), end }
}

/** How the first bot searches that does. */
function searchingAt({ game, chairs }: Table): Setting | null {
  const bots = botGameNamed(game.name)
  const settings = chairs.map(chair => (chair.is === 'bot' ? searchSetting(bots, chair.level) : null))
  return settings.find(setting => setting !== null) ?? null
}

/** The first decision of any game like this one. */
function beginning({ game, rules, options }: Table, setting: Setting) {
  const seed = [0, 0, 0, 1] as const
  const state = game.begin(seed)
  return {
    game: game.name,
    rules,
    options,
    setting,
    seat: game.toMove(state)!,
    state,
    seed,
    budget: { simulations: 0 },
  }
}
