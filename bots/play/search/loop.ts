import type { Dice } from '@roundhouse/kernel/dice'
import type { Observation } from '../bot.ts'
import { type Budget, isSpent, partOf, simulationsLeft } from './budget.ts'
import type { Node, Root } from './node.ts'
import { HERE, type Scheduler } from './scheduler.ts'
import { isSettled, newRoot, type Search, simulateOnce } from './search.ts'

/** This many milliseconds are searched at a time; then others get the thread. */
export const SLICE = 10

type Guesses<State extends Dice> = Pick<Observation<State>, 'guess'>

/** Ends a search although its budget is not spent. */
type Stop = (root: Node, simulationsLeft: number) => boolean

/**
 * Plays plans again and again, each time in another guess at what is hidden, and remembers what came of them
 * (information-set Monte Carlo tree search). There is always one simulation, so that a plan is there however little time
 * there was. It yields wherever others may have the thread.
 */
function* simulating<State extends Dice>(
  search: Search<State>,
  { guess }: Guesses<State>,
  budget: Budget,
  now: () => number,
  stop: Stop,
): Generator<Root, Root> {
  const root = newRoot()
  const began = now()
  let pauseAt = now() + SLICE
  for (let simulations = 1; ; simulations++) {
    simulateOnce(search, root, guess())
    const time = now()
    if (isSpent(budget, simulations, time - began) || stop(root, simulationsLeft(budget, simulations))) return root
    if (time < pauseAt) continue
    yield root
    pauseAt = now() + SLICE
  }
}

const NO_CLOCK = (): number => 0

/** Searches until the budget is spent, as far as the decision is worth it, or no other plan could become the most visited one. */
export const runSearch = <State extends Dice>(
  search: Search<State>,
  guesses: Guesses<State>,
  budget: { readonly simulations: number },
): Root => simulating(search, guesses, partOf(budget, search.guide.effort), NO_CLOCK, isSettled).next().value

/** The same, but the whole budget is spent: for anyone who wants to know how good the other plans are. */
export const runFullSearch = <State extends Dice>(
  search: Search<State>,
  guesses: Guesses<State>,
  budget: { readonly simulations: number },
): Root => simulating(search, guesses, budget, NO_CLOCK, () => false).next().value

/** The same as `runSearch` with pauses, after which a signal may end it. */
export async function runSearchWithPauses<State extends Dice>(
  search: Search<State>,
  guesses: Guesses<State>,
  budget: Budget,
  signal?: AbortSignal,
  scheduler: Scheduler = HERE,
): Promise<Root> {
  const steps = simulating(search, guesses, partOf(budget, search.guide.effort), scheduler.now, isSettled)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await scheduler.pause()
    if (signal?.aborted) return value
  }
}
