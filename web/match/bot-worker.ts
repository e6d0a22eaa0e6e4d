import type { Advice } from '@roundhouse/bots/coach/advice'
import { observationOf } from '@roundhouse/bots/play/bot'
import type { SearchWorker } from '@roundhouse/bots/play/parallel/parallel-search'
import type { HeaderLine } from '@roundhouse/kernel/record'
import { botsAt, type TableBots } from '@roundhouse/table/bots'
import { type GameName, loadBots } from '@roundhouse/table/games'
import { newOpener } from '@roundhouse/table/open-game'
import type { BotRequest, CoachRequest } from '@roundhouse/table/requests'
import { openSearchHost } from '@roundhouse/table/search-worker'
import { expose } from 'comlink'

/** Where bots think. They are told a guess of what they cannot see, so nothing they do can depend on a secret. */
const open = newOpener()

const tables = new Map<string, TableBots>()

async function botsOf(name: GameName, options: readonly HeaderLine[]): Promise<TableBots> {
  const key = JSON.stringify([name, options])
  const [game, bots] = await Promise.all([open(name, options), loadBots(name)])
  const known = tables.get(key) ?? botsAt(game, bots, { options, workers })
  tables.set(key, known)
  return known
}

let searchWorkers: readonly SearchWorker[] | null = null

/** Bots search here, alone: as many simulations as the ladder measured them with, in one tree, on every machine. */
const workers = (): readonly SearchWorker[] => (searchWorkers ??= [openSearchHost(open)])

const worker = {
  decide: async (name: GameName, options: readonly HeaderLine[], request: BotRequest): Promise<string> =>
    (await botsOf(name, options)).decide(request),

  /** Good moves for the player to move. The coach's own thoughts are fetched when it is first asked. */
  async advise(
    name: GameName,
    options: readonly HeaderLine[],
    { seat, state, seed }: CoachRequest,
  ): Promise<readonly Advice[]> {
    const { advise } = await import('@roundhouse/bots/coach/advice')
    const { coachFor } = await import('@roundhouse/bots/coach/coach')
    const [game, bots] = await Promise.all([open(name, options), loadBots(name)])
    return advise(coachFor(bots, game), observationOf(game, state, seat, { seed, rolled: 0 }))
  },

  /** Anyone who thinks plays what seems best by now. */
  hurry: (): void => {
    for (const each of tables.values()) each.hurry()
  },
}

export type BotWorker = typeof worker
expose(worker)
