import type { Dice } from './dice.ts'
import type { Game, Viewer } from './game.ts'

/**
 * A whole state of which a viewer may know everything: what they cannot see is redealt with these dice, and bags that all
 * remember lie in an order that tells nothing.
 */
export function sampleOf<State extends Dice>(game: Game<State>, state: State, viewer: Viewer, dice: Dice): State {
  const sample = game.copy(state)
  game.redeal(sample, viewer, dice)
  for (const bag of (game.remembered ?? []) as readonly (keyof State)[]) sample[bag] = inOrder(sample[bag])
  return sample
}

/**
 * Bags in order, by the bag: one lies on the table for many moves, and each viewer is shown it after each of them. What is the
 * same list need not be compared either.
 */
const ordered = new WeakMap<readonly unknown[], readonly unknown[]>()

/** Other parts than bags have no order, or one that tells something. */
function inOrder<Part>(bag: Part): Part {
  if (!Array.isArray(bag)) return bag
  const known = ordered.get(bag) ?? sorted(bag)
  ordered.set(bag, known)
  return known as Part
}

const sorted = (bag: readonly unknown[]): readonly unknown[] =>
  bag.some(item => typeof item === 'object')
    ? bag
    : (bag as readonly (number | string)[]).toSorted((one, other) => (one < other ? -1 : Number(one > other)))
