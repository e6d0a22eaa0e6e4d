import { sightOf } from '@roundhouse/bots/bot'
import { settingOf } from '@roundhouse/bots/bots'
import { carryingOutLater } from '@roundhouse/bots/carrying-out'
import type { Setting } from '@roundhouse/bots/level'
import type { Budget } from '@roundhouse/bots/thinking/budget'
import { type Adviser, thinkTogether } from '@roundhouse/bots/thinking/council'
import type { Game } from '@roundhouse/kernel/game'
import type { BotRequest } from './requests.ts'

/** How a bot of this level tries its plans; `null`: it does not, and answers at once. */
export function searchSetting(game: string, level: string): Setting | null {
  const setting = settingOf(game, level)
  return setting !== null && setting.tries > 0 ? setting : null
}

/** Those who play for the bots of one game that search. */
export interface Searchers {
  decide(request: BotRequest): Promise<string>
  /** Whoever thinks plays what seems best by now. */
  hurry(): void
}

/** What a plan may take: as many tries as the level has, unless a clock says otherwise. */
export type BudgetOf = (setting: Setting) => Budget

const byTries: BudgetOf = ({ tries }) => ({ tries })

type Searcher = ReturnType<typeof carryingOutLater>

/** As `playersAt`, but what they think about is thought about by all advisers, who read the options as they are given. */
export function searchersAt(
  game: Game,
  options: unknown,
  advisers: () => readonly Adviser[],
  budgetOf: BudgetOf = byTries,
): Searchers {
  const players = new Map<string, Searcher>()
  let now: BotRequest | null = null
  let going = new AbortController()

  const newSearcher = (setting: Setting): Searcher =>
    carryingOutLater(game, async ({ seat, guess }) => {
      const state = guess()
      const question = { game: game.name, options, setting, seat, state, seed: now!.seed, budget: budgetOf(setting) }
      const { moves } = await thinkTogether(advisers(), question, going.signal)
      return { moves, guess: state }
    })

  return {
    async decide(request) {
      const { seat, level, state, seed } = request
      const name = `${level} ${seat}`
      const player = players.get(name) ?? newSearcher(settingOf(game.name, level)!)
      players.set(name, player)
      now = request
      going = new AbortController()
      return game.write(await player.decide(sightOf(game, state, seat, { seed, rolled: 0 })))
    },
    hurry: () => going.abort(),
  }
}
