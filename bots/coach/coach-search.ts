import type { Dice } from '@roundhouse/kernel/dice'
import { powerBy, sharpened } from '../play/calibration.ts'
import { searchFor } from '../play/knowledge.ts'
import type { Branch } from '../play/search/node.ts'
import type { Search } from '../play/search/search.ts'
import type { Coach } from './coach.ts'

/**
 * How the coach searches from a guess, with this many simulations to come: as a champion, by the net where it knows one.
 * What it finds is told to people, so positions are worth their chances, which come true as often as they say.
 */
export function coachSearch({ game, knowledge }: Coach, guess: Dice, simulations: number): Search<Dice> {
  const { guide } = searchFor(knowledge, game, { ...knowledge.settings.champion, simulations }, guess)
  const { powers, partsAt } = knowledge.calibration
  const power = powerBy(powers, partsAt(game, guess))
  const shares = (state: Dice) => sharpened(guide.shares(state), power)
  return { game, guide: { ...guide, shares } }
}

/** Which part of the win a plan brought to the one who decides, on average. */
export const meanValue = ({ valueSum, visits }: Branch): number => (visits === 0 ? 0 : valueSum / visits)
