import type { Dice } from '@roundhouse/kernel/dice'
import type { Observation } from '../bot.ts'
import { type Budget, isSpent } from './budget.ts'
import type { Root } from './node.ts'
import { HERE, type Scheduler } from './scheduler.ts'
import { isSettled, newRoot, type Search, simulateOnce } from './search.ts'

/** So many milliseconds are thought at a time; then others are heard. */
export const SLICE = 10

/** A search as it goes on slice by slice. */
interface SearchRun<State extends Dice> {
  readonly search: Search<State>
  readonly observation: Pick<Observation<State>, 'guess'>
  readonly budget: Budget
  readonly scheduler: Scheduler
  readonly began: number
  readonly root: Root
  simulations: number
}

/**
 * Tries plans until the budget is spent, the plan is settled or the signal comes, and lets others in between. Something
 * is always tried, so that a plan is there however little time there was.
 */
export async function timedSearch<State extends Dice>(
  search: Search<State>,
  observation: Pick<Observation<State>, 'guess'>,
  budget: Budget,
  signal?: AbortSignal,
  scheduler: Scheduler = HERE,
): Promise<Root> {
  const going = { search, observation, budget, scheduler, began: scheduler.now(), root: newRoot(), simulations: 0 }
  while (!thinksToItsEnd(going)) {
    await scheduler.pause()
    if (signal?.aborted) break
  }
  return going.root
}

/** Thinks for a slice. True: there is nothing more to think about. */
function thinksToItsEnd<State extends Dice>(going: SearchRun<State>): boolean {
  const { search, observation, budget, scheduler, began, root } = going
  const pauseAt = scheduler.now() + SLICE
  for (;;) {
    simulateOnce(search, root, observation.guess())
    going.simulations++
    const now = scheduler.now()
    if (isSpent(budget, going.simulations, now - began) || isSettled(root, simulationsLeft(going))) return true
    if (now >= pauseAt) return false
  }
}

const simulationsLeft = ({ budget, simulations }: { budget: Budget; simulations: number }): number =>
  'simulations' in budget ? budget.simulations - simulations : Number.POSITIVE_INFINITY
