import { sightOf } from '@roundhouse/bots/bot'
import type { Advice } from '@roundhouse/bots/coach/advice'
import type { Adviser } from '@roundhouse/bots/thinking/council'
import type { Study } from '@roundhouse/bots/thinking/study'
import type { HeaderLine } from '@roundhouse/kernel/record'
import { botsAt, type TableBots } from '@roundhouse/table/bots'
import type { GameName } from '@roundhouse/table/games'
import { newOpener } from '@roundhouse/table/open-game'
import type { BotRequest, CoachRequest } from '@roundhouse/table/requests'
import { openStudy } from '@roundhouse/table/study'
import { expose, wrap } from 'comlink'

/** Where bots think. They are told a guess of what they cannot see, so nothing they do can depend on a secret. */
const open = newOpener()

const tables = new Map<string, TableBots>()

async function botsOf(name: GameName, options: readonly HeaderLine[]): Promise<TableBots> {
  const key = JSON.stringify([name, options])
  const game = await open(name, options)
  const known = tables.get(key) ?? botsAt(game, options, advisers)
  tables.set(key, known)
  return known
}

/** As much as an answer within a second or so allows. */
const COACH_TRIES = 500

/** One core is left to the page; more than so many would only cost memory. */
const MOST_STUDIES = 4

let studies: readonly Adviser[] | null = null

/** This worker and, where there are more cores, others beside it. They are begun when somebody first searches. */
function advisers(): readonly Adviser[] {
  const others = Math.min(MOST_STUDIES, navigator.hardwareConcurrency - 1) - 1
  studies ??= [openStudy(open), ...Array.from({ length: Math.max(0, others) }, otherStudy)]
  return studies
}

const otherStudy = (): Adviser =>
  wrap<Study>(new Worker(new URL('./study-worker.ts', import.meta.url), { type: 'module' }))

const bots = {
  decide: async (name: GameName, options: readonly HeaderLine[], request: BotRequest): Promise<string> =>
    (await botsOf(name, options)).decide(request),

  /** Good moves for whoever is to decide. The coach's own thoughts are fetched when it is first asked. */
  async advise(
    name: GameName,
    options: readonly HeaderLine[],
    { seat, state, seed }: CoachRequest,
  ): Promise<readonly Advice[]> {
    const { advise } = await import('@roundhouse/bots/coach/advice')
    const game = await open(name, options)
    return advise(game, sightOf(game, state, seat, { seed, rolled: 0 }), COACH_TRIES)
  },

  /** Whoever thinks plays what seems best by now. */
  hurry: (): void => {
    for (const each of tables.values()) each.hurry()
  },
}

export type BotWorker = typeof bots
expose(bots)
