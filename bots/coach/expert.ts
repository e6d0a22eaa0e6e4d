import type { Dice } from '@roundhouse/kernel/dice'
import { searchFor } from '../play/knowledge.ts'
import type { Branch } from '../play/search/node.ts'
import type { Search } from '../play/search/search.ts'
import type { Coach } from './coach.ts'

/** How an expert searches from a guess, with this many simulations to come. */
export const expertSearch = ({ game, knowledge }: Coach, guess: Dice, simulations: number): Search<Dice> =>
  searchFor(knowledge, game, { ...knowledge.settings.expert, simulations }, guess)

/** Which part of the win a plan brought to the one who decides, on average. */
export const meanValue = ({ valueSum, visits }: Branch): number => (visits === 0 ? 0 : valueSum / visits)
