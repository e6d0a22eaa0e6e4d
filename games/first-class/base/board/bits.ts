/**
 * A set of small numbers as the bits of one. What is asked at every decision and could as well be yes as no (does a card
 * lie here? can a car go up?) is kept so: a processor that guesses an answer wrong loses the time of twenty right ones.
 *
 *   for (let left = bits; left !== 0; left = withoutLowest(left)) … lowest(left) …
 */
export type Bits = number

export const lowest = (bits: Bits): number => 31 - Math.clz32(bits & -bits)

export const withoutLowest = (bits: Bits): Bits => bits & (bits - 1)

/** The numbers below this one, up to 31. */
export const below = (limit: number): Bits => (1 << limit) - 1
