import type { Dice } from '@roundhouse/kernel/dice'
import type { Game } from '@roundhouse/kernel/game'
import { knowledgeOf } from '../knowing.ts'
import type { Branch } from '../play/search/node.ts'
import type { Search } from '../play/search/search.ts'
import { type Knowledge, searchFor } from '../play/search-bot.ts'

/** How an expert searches from a guess, with so many tries to come. */
export function expertSearch<State extends Dice>(game: Game<State>, guess: State, simulations: number): Search<State> {
  const knowledge = knowledgeOf(game.name) as unknown as Knowledge<State>
  return searchFor(knowledge, game, { ...knowledge.settings.expert, simulations }, guess)
}

/** Which part of the win a plan brought to whoever decides, each time it was tried. */
export const broughtBy = ({ valueSum, visits }: Branch): number => (visits === 0 ? 0 : valueSum / visits)
