import type { Dice } from '@roundhouse/kernel/dice'
import type { Sight } from '../bot.ts'
import { type Budget, isSpent } from './budget.ts'
import type { Root } from './node.ts'
import { HERE, type Place } from './scheduler.ts'
import { isSettled, newRoot, type Search, tryOnce } from './search.ts'

/** So many milliseconds are thought at a time; then others are heard. */
export const SLICE = 10

/** A search as it goes on slice by slice. */
interface Deliberation<State extends Dice> {
  readonly search: Search<State>
  readonly sight: Pick<Sight<State>, 'guess'>
  readonly budget: Budget
  readonly place: Place
  readonly began: number
  readonly root: Root
  tries: number
}

/**
 * Tries plans until the budget is spent, the plan is settled or the signal comes, and lets others in between. Something
 * is always tried, so that a plan is there however little time there was.
 */
export async function deliberate<State extends Dice>(
  search: Search<State>,
  sight: Pick<Sight<State>, 'guess'>,
  budget: Budget,
  signal?: AbortSignal,
  place: Place = HERE,
): Promise<Root> {
  const going = { search, sight, budget, place, began: place.now(), root: newRoot(), tries: 0 }
  while (!thinksToItsEnd(going)) {
    await place.pause()
    if (signal?.aborted) break
  }
  return going.root
}

/** Thinks for a slice. True: there is nothing more to think about. */
function thinksToItsEnd<State extends Dice>(going: Deliberation<State>): boolean {
  const { search, sight, budget, place, began, root } = going
  const pauseAt = place.now() + SLICE
  for (;;) {
    tryOnce(search, root, sight.guess())
    going.tries++
    const now = place.now()
    if (isSpent(budget, going.tries, now - began) || isSettled(root, triesLeft(going))) return true
    if (now >= pauseAt) return false
  }
}

const triesLeft = ({ budget, tries }: { budget: Budget; tries: number }): number =>
  'tries' in budget ? budget.tries - tries : Number.POSITIVE_INFINITY
