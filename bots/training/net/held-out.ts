/**
 * One game in this many is held out. Tables and numbers of players come in turn, in cycles that it has no divisor in common with:
 * so all of them are among those held out.
 */
const HELD_OUT = 11

/** Is the n-th game held out, to tell how a net does in games that it was not fitted to? */
export const isHeldOut = (n: number): boolean => n % HELD_OUT === HELD_OUT - 1
