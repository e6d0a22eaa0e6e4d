import type { SearchWorker } from '@roundhouse/bots/play/parallel/parallel-search'
import { botsAt, type TableBots } from './bots.ts'
import { loadBots } from './games.ts'
import { type GameEdition, newOpener } from './open-game.ts'
import type { BotRequest } from './requests.ts'
import { openSearchHost } from './search-worker.ts'

/** A bot's turn at a table. */
export interface BotTurn extends GameEdition {
  /** Bots keep what they plan for a table from move to move. */
  readonly table: string
  readonly request: BotRequest
}

/** Where bots think, at one table or at many: a worker of a page, or a thread. */
export interface Thinker {
  /** The text of a legal move. */
  decide(turn: BotTurn): Promise<string>
  /** Anyone who thinks plays what seems best by now. */
  hurry(): void
}

/** A thinker that has not been asked about a table for this many others forgets it. */
const MOST_TABLES = 64

/**
 * Bots are told a guess of what they cannot see, so nothing they do can depend on a secret. They search here, alone: as many
 * simulations as the ladder measured them with, in one tree, on every machine.
 */
export function newThinker(open = newOpener()): Thinker {
  const tables = new Map<string, TableBots>()
  let searchWorkers: readonly SearchWorker[] | null = null
  const workers = () => (searchWorkers ??= [openSearchHost(open)])

  const botsOf = async ({ table, game: name, rules, options }: BotTurn): Promise<TableBots> => {
    const key = JSON.stringify([table, name, rules, options])
    const [game, bots] = await Promise.all([open({ game: name, rules, options }), loadBots(name)])
    const known = tables.get(key) ?? botsAt(game, bots, { rules, options, workers })
    tables.delete(key)
    tables.set(key, known)
    if (tables.size > MOST_TABLES) tables.delete(tables.keys().next().value!)
    return known
  }

  return {
    decide: async turn => (await botsOf(turn)).decide(turn.request),
    hurry: () => {
      for (const each of tables.values()) each.hurry()
    },
  }
}
