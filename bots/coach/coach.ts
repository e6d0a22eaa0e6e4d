import type { Game } from '@roundhouse/kernel/game'
import type { BotGame } from '../game.ts'
import type { Knowledge } from '../play/knowledge.ts'
import type { CoachRules } from './rules.ts'

/** Who gives advice about an open game. */
export interface Coach {
  readonly game: Game
  readonly knowledge: Knowledge
  readonly rules: CoachRules
}

export const coachFor = ({ knowledge, coach }: Pick<BotGame, 'knowledge' | 'coach'>, game: Game): Coach => ({
  game,
  knowledge,
  rules: coach ?? plainRules(game),
})

/** For a game of which nothing more is known: the one who moves has a turn, and nothing speaks for a plan. */
function plainRules(game: Game): CoachRules {
  const turn = (state: Parameters<CoachRules['turn']>[0]): string => `${game.toMove(state)}`
  return {
    simulations: 500,
    turn,
    decision: turn,
    isScoring: () => false,
    signature: (_game, _before, plan) => plan.map(String),
    reasons: () => [],
    parts: () => ({}),
  }
}
