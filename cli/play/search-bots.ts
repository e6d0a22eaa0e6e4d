import { botGameNamed } from '@roundhouse/bots/games'
import type { SeatedPlayer } from '@roundhouse/bots/play/bot'
import { settingOf } from '@roundhouse/bots/play/bots'
import type { Setting } from '@roundhouse/bots/play/level'
import { type SearchWorker, warmUp } from '@roundhouse/bots/play/parallel/parallel-search'
import { searchPlayer } from '@roundhouse/bots/play/parallel/search-player'
import { fork } from '@roundhouse/kernel/dice'
import type { Seat } from '@roundhouse/kernel/game'
import { openSearchThreads } from '../search-threads/search-threads.ts'
import { isPerson } from './chairs.ts'
import type { Session } from './session.ts'

/** How bots search. */
export interface Thinking {
  /** Threads that think for one bot at a time. The same seed brings the same play with as many threads. */
  readonly threads: number
  /** The time limit of a plan; `null`: as many simulations as the level has. */
  readonly milliseconds: number | null
}

export const THINKING: Thinking = { threads: 1, milliseconds: null }

/** Bots that think beside the terminal, by seat. The others answer at once. */
export interface SearchBots {
  readonly seated: readonly (SeatedPlayer | null)[]
  end(): Promise<void>
}

/** Bots that search do so in threads, so that the terminal hears it when somebody stops the game. */
export function seatSearchBots(session: Session): SearchBots {
  const settings = session.chairs.map((_, seat) => searchingAt(session, seat))
  const searching = settings.find(setting => setting !== null)
  if (searching === undefined) return { seated: settings.map(() => null), end: async () => {} }
  const { workers, end } = openSearchThreads(session.thinking.threads)
  // What is wrong with a thread shows when it is asked in earnest.
  warmUp(workers, beginning(session, searching)).catch(() => {})
  return {
    seated: settings.map((setting, seat) => (setting === null ? null : seatedBy(session, seat, setting, workers))),
    end,
  }
}

function searchingAt({ game, chairs }: Session, seat: Seat): Setting | null {
  const chair = chairs[seat]!
  const setting = isPerson(chair) ? null : settingOf(botGameNamed(game.name), chair)
  return setting !== null && setting.simulations > 0 ? setting : null
}

/** As the bot itself would sit there, with the same dice; but others think for it. */
function seatedBy(session: Session, seat: Seat, setting: Setting, workers: readonly SearchWorker[]): SeatedPlayer {
  const { game, options, bots, thinking } = session
  const { dice } = bots[seat]!
  const { milliseconds } = thinking
  const budget = milliseconds === null ? { simulations: setting.simulations } : { milliseconds }
  const seed = fork(dice.seed, 0)
  let plans = 0
  const nextSeed = () => fork(seed, plans++)
  return { seat, dice, player: searchPlayer(game, { options, setting, budget, workers: () => workers, nextSeed }) }
}

/** The first decision of any game like this one. */
function beginning({ game, options }: Session, setting: Setting) {
  const seed = [0, 0, 0, 1] as const
  const state = game.begin(seed)
  return { game: game.name, options, setting, seat: game.toMove(state)!, state, seed, budget: { simulations: 0 } }
}
