import type { Adviser } from '@roundhouse/bots/thinking/council'
import type { Game } from '@roundhouse/kernel/game'
import { playersAt } from './players.ts'
import type { BotRequest } from './requests.ts'
import { type BudgetOf, searchersAt, searchSetting } from './searchers.ts'

/** Whoever plays for the bots of one game. */
export interface TableBots {
  /** The text of a legal move: at once, or later from those who try their plans. */
  decide(request: BotRequest): string | Promise<string>
  /** Whoever thinks plays what seems best by now. */
  hurry(): void
}

/** The advisers, who think for those who try their plans, are asked for only when somebody does. */
export function botsAt(
  game: Game,
  options: unknown,
  advisers: () => readonly Adviser[],
  budgetOf?: BudgetOf,
): TableBots {
  const players = playersAt(game)
  const searchers = searchersAt(game, options, advisers, budgetOf)
  return {
    decide: request =>
      searchSetting(game.name, request.level) === null ? players(request) : searchers.decide(request),
    hurry: () => searchers.hurry(),
  }
}
