/** Answers a whole number from 0 up to, but not including, `sides`. */
export type Chooser = (sides: number) => number

/**
 * Chooses among moves (xorshift of 32 bits). It is not the game's dice, and costs next to nothing, so that what is
 * measured is the game.
 */
export function newChooser(seed: number): Chooser {
  let x = seed | 0 || 1
  return sides => {
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    return Math.floor(((x >>> 0) / 0x1_0000_0000) * sides)
  }
}
