import { botGameNamed } from '@roundhouse/bots/games'
import type { SearchRequest } from '@roundhouse/bots/play/parallel/request'
import type { SearchPosition } from './decisions.ts'

/** A decision as expert is asked for it, by the clock. */
export const questionAt = (
  { game, options, state, seat }: SearchPosition,
  milliseconds: number,
  round: number,
): SearchRequest => ({
  game: game.name,
  options,
  setting: botGameNamed(game.name).knowledge.settings.expert,
  seat,
  state,
  seed: [0, 0, 0, round],
  budget: { milliseconds },
})
