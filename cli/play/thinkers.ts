import type { Setting } from '@roundhouse/bots/level'
import { practise } from '@roundhouse/bots/thinking/council'
import { botsAt, type TableBots } from '@roundhouse/table/bots'
import { searchSetting } from '@roundhouse/table/searchers'
import type { Table } from '@roundhouse/table/table'
import { openStudies } from '../thinking/studies.ts'
import { type Session, tableOf } from './session.ts'

/** How bots are treated that try their plans. */
export interface Thinking {
  /** Threads that think for one bot at a time. The same seed brings the same play with as many threads. */
  readonly threads: number
  /** What a plan may take; `null`: as many tries as the level has. */
  readonly milliseconds: number | null
}

export const THINKING: Thinking = { threads: 1, milliseconds: null }

/** The bots of a table, and the threads in which some of them think. */
export interface Thinkers extends TableBots {
  end(): Promise<void>
}

/** Whoever tries his plans thinks in threads, so that the terminal hears it when somebody stops the game. */
export function seatThinkers(session: Session): Thinkers {
  const table = tableOf(session)
  const { threads, milliseconds } = session.thinking
  const setting = searchingAt(table)
  if (setting === null) return { ...botsAt(table.game, table.options, () => []), end: async () => {} }
  const { advisers, end } = openStudies(threads)
  // What is wrong with a thread shows when it is asked in earnest.
  practise(advisers, beginning(table, setting)).catch(() => {})
  const budgetOf = milliseconds === null ? undefined : () => ({ milliseconds })
  return { ...botsAt(table.game, table.options, () => advisers, budgetOf), end }
}

/** How the first bot thinks that tries its plans. */
const searchingAt = ({ game, chairs }: Table): Setting | null =>
  chairs
    .map(chair => (chair.is === 'bot' ? searchSetting(game.name, chair.level) : null))
    .find(setting => setting !== null) ?? null

/** The first decision of any game like this one. */
function beginning({ game, options }: Table, setting: Setting) {
  const seed = [0, 0, 0, 1] as const
  const state = game.begin(seed)
  return { game: game.name, options, setting, seat: game.toMove(state)!, state, seed, budget: { tries: 0 } }
}
