import type { Dice } from '@roundhouse/kernel/dice'
import type { Game } from '@roundhouse/kernel/game'
import { knowledgeOf } from '../knowing.ts'
import type { Branch } from '../search/node.ts'
import type { Search } from '../search/search.ts'
import { CURIOSITY, type Knowledge } from '../thinker.ts'

/** How an expert searches from a guess, with so many tries to come. */
export function expertSearch<State extends Dice>(game: Game<State>, guess: State, tries: number): Search<State> {
  const { settings, guide } = knowledgeOf(game.name) as unknown as Knowledge<State>
  return { game, guide: guide(game, { ...settings.expert, tries }, guess), curiosity: CURIOSITY }
}

/** Which part of the win a plan brought to whoever decides, each time it was tried. */
export const broughtBy = ({ gained, visits }: Branch): number => (visits === 0 ? 0 : gained / visits)
