import type { BotGame } from '@roundhouse/bots/game'
import { observationOf } from '@roundhouse/bots/play/bot'
import { settingOf } from '@roundhouse/bots/play/bots'
import type { Setting } from '@roundhouse/bots/play/level'
import type { SearchWorker } from '@roundhouse/bots/play/parallel/parallel-search'
import { searchPlayer } from '@roundhouse/bots/play/parallel/search-player'
import type { Budget } from '@roundhouse/bots/play/search/budget'
import type { Game } from '@roundhouse/kernel/game'
import type { BotRequest } from './requests.ts'

/** How a bot of this level searches; `null`: it does not, and answers at once. */
export function searchSetting(bots: BotGame, level: string): Setting | null {
  const setting = settingOf(bots, level)
  return setting !== null && setting.simulations > 0 ? setting : null
}

/** How bots search: the rules and options of the game as the workers read them, who searches, and for how long. */
export interface SearchSupport {
  /** Not given: the newest. */
  readonly rules?: number | undefined
  readonly options: unknown
  workers(): readonly SearchWorker[]
  /** Without it each level makes as many simulations as it has. */
  budgetOf?(setting: Setting): Budget
}

/** Those who play for the bots of one game that search. */
export interface Searchers {
  decide(request: BotRequest): Promise<string>
  /** The one who searches plays what seems best by now. */
  hurry(): void
}

type Searcher = ReturnType<typeof searchPlayer>

/** As `playersAt`, but all workers search for them. */
export function searchersAt(
  game: Game,
  bots: BotGame,
  { rules, options, workers, budgetOf }: SearchSupport,
): Searchers {
  const players = new Map<string, Searcher>()
  let now: BotRequest | null = null
  let going = new AbortController()

  const newSearcher = (setting: Setting): Searcher =>
    searchPlayer(game, {
      rules,
      options,
      setting,
      budget: budgetOf?.(setting) ?? { simulations: setting.simulations },
      workers,
      nextSeed: () => now!.seed,
      signal: () => going.signal,
    })

  return {
    async decide(request) {
      const { seat, level, state, seed } = request
      const name = `${level} ${seat}`
      const player = players.get(name) ?? newSearcher(settingOf(bots, level)!)
      players.set(name, player)
      now = request
      going = new AbortController()
      return game.write(await player.decide(observationOf(game, state, seat, { seed, rolled: 0 })))
    },
    hurry: () => going.abort(),
  }
}
