/**
 * The dice of a match: a seed of 128 bits that nobody at the table knows, and how often they have been rolled.
 *
 * The numbers come from ChaCha20 (128-bit key), so they are the same on every machine, and nobody can work the seed or
 * the next roll back from all the rolls seen so far. Every state carries its dice: a replay rolls them the same way.
 */
export type Seed = readonly [number, number, number, number]

export interface Dice {
  seed: Seed
  /** How many words of the stream are used up. It only ever grows, so it also tells whether anything was rolled. */
  rolled: number
}

/** A whole number from 0 up to, but not including, `sides`; every number is exactly as likely as any other. */
export function roll(dice: Dice, sides: number): number {
  const fair = 0x1_0000_0000 - (0x1_0000_0000 % sides)
  for (;;) {
    const word = wordOf(dice.seed, dice.rolled++)
    if (word < fair) return word % sides
  }
}

/**
 * Takes one thing out of a bag at random.
 *
 * A pile that nobody may look into is a bag: it has no order until a card leaves it. So no order can leak, and every
 * draw rolls the dice, which closes the way back (`match.ts`).
 */
export function draw<T>(dice: Dice, bag: T[]): T {
  if (bag.length === 0) throw new RangeError('Cannot draw from an empty bag')
  const place = roll(dice, bag.length)
  const drawn = bag[place]!
  const last = bag.pop()!
  if (place < bag.length) bag[place] = last
  return drawn
}

/** A seed of its own for the n-th thing that hangs on this one: the games of a series, the guesses of a bot. */
export function fork(seed: Seed, n: number): Seed {
  fill(seed, n, FORKS, scratch)
  return [scratch[0]! >>> 0, scratch[1]! >>> 0, scratch[2]! >>> 0, scratch[3]! >>> 0]
}

/** Reads 1 to 32 hexadecimal digits; short ones are filled up with zeros from the left. `null`: that is no seed. */
export function readSeed(text: string): Seed | null {
  if (!/^[0-9a-f]{1,32}$/i.test(text)) return null
  const digits = text.padStart(32, '0')
  const word = (n: number) => Number.parseInt(digits.slice(8 * n, 8 * n + 8), 16)
  return [word(0), word(1), word(2), word(3)]
}

export const writeSeed = (seed: Seed): string => seed.map(word => word.toString(16).padStart(8, '0')).join('')

/** Streams of one seed that never overlap: one for the rolls, one for the seeds made from it. */
const ROLLS = 0
const FORKS = 1

const block = new Int32Array(16)
const scratch = new Int32Array(16)
let blockSeed: Seed | null = null
let blockNumber = -1

/** The n-th word of the stream. The block it stands in is remembered: that is all the memory there is here. */
function wordOf(seed: Seed, n: number): number {
  const number = Math.floor(n / 16)
  if (number !== blockNumber || seed !== blockSeed) {
    fill(seed, number, ROLLS, block)
    blockSeed = seed
    blockNumber = number
  }
  return block[n % 16]! >>> 0
}

/** One block of ChaCha20 with a 128-bit key: 'expand 16-byte k', the key twice, a 64-bit counter, the stream. */
function fill(seed: Seed, counter: number, stream: number, out: Int32Array): void {
  // biome-ignore format: four rows of four words, as in the description of ChaCha
  const start = [
    0x61707865, 0x3120646e, 0x79622d36, 0x6b206574,
    swap(seed[0]), swap(seed[1]), swap(seed[2]), swap(seed[3]),
    swap(seed[0]), swap(seed[1]), swap(seed[2]), swap(seed[3]),
    counter | 0, Math.floor(counter / 0x1_0000_0000) | 0, stream, 0,
  ]
  out.set(start)
  for (let round = 0; round < 20; round += 2) {
    quarter(out, 0, 4, 8, 12)
    quarter(out, 1, 5, 9, 13)
    quarter(out, 2, 6, 10, 14)
    quarter(out, 3, 7, 11, 15)
    quarter(out, 0, 5, 10, 15)
    quarter(out, 1, 6, 11, 12)
    quarter(out, 2, 7, 8, 13)
    quarter(out, 3, 4, 9, 14)
  }
  for (let i = 0; i < 16; i++) out[i] = out[i]! + start[i]!
}

function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  x[a] = x[a]! + x[b]!
  x[d] = rotate(x[d]! ^ x[a]!, 16)
  x[c] = x[c]! + x[d]!
  x[b] = rotate(x[b]! ^ x[c]!, 12)
  x[a] = x[a]! + x[b]!
  x[d] = rotate(x[d]! ^ x[a]!, 8)
  x[c] = x[c]! + x[d]!
  x[b] = rotate(x[b]! ^ x[c]!, 7)
}

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by))

/** ChaCha reads its key byte by byte from the low end; a seed is written from the high end. */
const swap = (word: number): number => (word << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24)
