import type { Dice } from './dice.ts'
import type { Game, Viewer } from './game.ts'

/**
 * A whole state of which a viewer may know everything: what they cannot see is redealt with these dice, and bags that all
 * remember lie in an order that tells nothing.
 */
export function sampleOf<State extends Dice>(game: Game<State>, state: State, viewer: Viewer, dice: Dice): State {
  const sample = game.copy(state)
  game.redeal(sample, viewer, dice)
  return Object.assign(sample, ...(game.remembered ?? []).map(bag => ({ [bag]: inOrder(sample[bag as keyof State]) })))
}

/** Other parts than bags have no order, or one that tells something. */
const inOrder = (bag: unknown): unknown =>
  Array.isArray(bag) && !bag.some(item => typeof item === 'object')
    ? bag.toSorted((one, other) => (one < other ? -1 : Number(one > other)))
    : bag
