import type { Dice } from '@roundhouse/kernel/dice'
import type { Move } from '@roundhouse/kernel/game'
import type { Observation } from '../play/bot.ts'
import { newRoot, type Search, simulateOnce } from '../play/search/search.ts'

/** A plan, and which part of the win each seat could expect with it: together 1. */
export interface PlanChances {
  readonly moves: readonly Move[]
  readonly shares: readonly number[]
}

/**
 * Tries each of these plans as often as the others, in the same guesses: what one brings more than another is not luck of
 * the deal, nor has it been looked at more kindly. A plan that could not be played in any of them is left out.
 */
export function comparePlans(
  search: Search<Dice>,
  { guess }: Pick<Observation, 'guess'>,
  plans: readonly (readonly Move[])[],
  simulationsEach: number,
): PlanChances[] {
  const { game } = search
  const trials = plans.map(moves => newTrial(search, moves))
  for (let n = 0; n < simulationsEach; n++) {
    const sampled = guess()
    for (const trial of trials) trial.once(game.copy(sampled))
  }
  return trials.flatMap(({ chances }) => chances() ?? [])
}

/** One plan that is tried again and again, everybody planning freely after it. */
function newTrial(search: Search<Dice>, moves: readonly Move[]) {
  const { guide } = search
  const plan = { moves, worth: 0 }
  const plans = (state: Dice, depth: number) => (depth === 0 ? [plan] : guide.plans(state, depth))
  const only = { ...search, guide: { ...guide, isOpen: false, plans } }
  const root = newRoot()
  let tries = 0
  let sums: number[] | null = null
  return {
    once(guess: Dice): void {
      const { branch, shares } = simulateOnce(only, root, guess)
      if (branch === null) return
      tries++
      sums = shares.map((share, seat) => share + (sums?.[seat] ?? 0))
    },
    chances: (): PlanChances | null => sums && { moves, shares: sums.map(sum => sum / tries) },
  }
}
