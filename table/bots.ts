import type { BotGame } from '@roundhouse/bots/game'
import type { Game } from '@roundhouse/kernel/game'
import { playersAt } from './players.ts'
import type { BotRequest } from './requests.ts'
import { type SearchSupport, searchersAt, searchSetting } from './searchers.ts'

/** Anyone who plays for the bots of one game. */
export interface TableBots {
  /** The text of a legal move: at once, or later from those who search. */
  decide(request: BotRequest): string | Promise<string>
  /** The one who searches plays what seems best by now. */
  hurry(): void
}

/** Workers are asked for only when somebody searches. */
export function botsAt(game: Game, bots: BotGame, support: SearchSupport): TableBots {
  const players = playersAt(game, bots)
  const searchers = searchersAt(game, bots, support)
  return {
    decide: request => (searchSetting(bots, request.level) === null ? players(request) : searchers.decide(request)),
    hurry: () => searchers.hurry(),
  }
}
