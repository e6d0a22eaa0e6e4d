import { type Dice, roll } from '@roundhouse/kernel/dice'

/** Differences smaller than this are none. */
const LITTLE = 1e-9

/** The best of some things; among equals the dice decide. */
export function pickBest<T>(things: readonly T[], worthOf: (thing: T) => number, dice: Dice): T {
  let best: T[] = []
  let most = Number.NEGATIVE_INFINITY
  for (const thing of things) {
    const worth = worthOf(thing)
    if (worth > most + LITTLE) best = []
    if (worth >= most - LITTLE) best.push(thing)
    most = Math.max(most, worth)
  }
  return best.length === 1 ? best[0]! : best[roll(dice, best.length)]!
}

/** The first of the best. */
export const bestBy = <T>(things: readonly T[], worthOf: (thing: T) => number): T =>
  things
    .map(thing => ({ thing, worth: worthOf(thing) }))
    .reduce((best, each) => (each.worth > best.worth ? each : best)).thing
