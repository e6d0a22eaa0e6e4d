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
  observation: Guesses,
  plans: readonly (readonly Move[])[],
  simulationsEach: number,
): PlanChances[] {
  const trials = plans.map(moves => newTrial(search, moves))
  tryAll(search, observation, trials, simulationsEach)
  return chancesIn(trials)
}

/** How many plans at most are tried, and how often each. */
export interface ComparisonRound {
  readonly most: number
  readonly simulationsEach: number
}

/**
 * The same in rounds, after each of which only the plans are kept that have brought a seat most: many are looked at, and of those
 * that seem good it is known better how good they are (sequential halving). What was kept to the end is told, the best first.
 */
export function comparePlansInRounds(
  search: Search<Dice>,
  observation: Guesses & Pick<Observation, 'seat'>,
  plans: readonly (readonly Move[])[],
  rounds: readonly ComparisonRound[],
): PlanChances[] {
  const { seat } = observation
  const chanceOf = (trial: Trial): number => trial.chances()?.shares[seat] ?? Number.NEGATIVE_INFINITY
  let trials = plans.map(moves => newTrial(search, moves))
  for (const { most, simulationsEach } of rounds) {
    trials = trials.toSorted((a, b) => chanceOf(b) - chanceOf(a)).slice(0, most)
    tryAll(search, observation, trials, simulationsEach)
  }
  return chancesIn(trials).toSorted((a, b) => b.shares[seat]! - a.shares[seat]!)
}

type Guesses = Pick<Observation, 'guess'>

function tryAll({ game }: Search<Dice>, { guess }: Guesses, trials: readonly Trial[], times: number): void {
  for (let n = 0; n < times; n++) {
    const sampled = guess()
    for (const trial of trials) trial.once(game.copy(sampled))
  }
}

const chancesIn = (trials: readonly Trial[]): PlanChances[] => trials.flatMap(({ chances }) => chances() ?? [])

interface Trial {
  once(guess: Dice): void
  /** `null`: it could not be played yet. */
  chances(): PlanChances | null
}

/** One plan that is tried again and again, everybody planning freely after it. */
function newTrial(search: Search<Dice>, moves: readonly Move[]): Trial {
  const { guide } = search
  const plan = { moves, worth: 0 }
  const plans = (state: Dice, depth: number) => (depth === 0 ? [plan] : guide.plans(state, depth))
  const only = { ...search, guide: { ...guide, isOpen: false, plans } }
  const root = newRoot()
  let tries = 0
  let sums: number[] | null = null
  return {
    once(guess) {
      const { branch, shares } = simulateOnce(only, root, guess)
      if (branch === null) return
      tries++
      sums = shares.map((share, seat) => share + (sums?.[seat] ?? 0))
    },
    chances: () => sums && { moves, shares: sums.map(sum => sum / tries) },
  }
}
