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
  if (!(Number.isInteger(sides) && sides >= 1 && sides <= 0x1_0000_0000))
    throw new RangeError(`A roll has a whole number of sides, from 1 to 2^32, not ${sides}`)
  for (;;) {
    const word = wordOf(dice.seed, dice.rolled++)
    const rolled = word % sides
    // The last words are passed over where there are not enough of them for every side.
    if (word - rolled + sides <= 0x1_0000_0000) return rolled
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

/** A seed of its own for the n-th thing that depends on this one: the games of a series, the guesses of a bot. */
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

/**
 * One block of ChaCha20 with a 128-bit key: 'expand 16-byte k', the key twice, a 64-bit counter, the stream.
 *
 * The sixteen words are variables and not places in a list: so they stay in the processor, and a block takes a quarter of
 * the time. A random game needs about nine.
 */
function fill(seed: Seed, counter: number, stream: number, out: Int32Array): void {
  const key0 = swap(seed[0])
  const key1 = swap(seed[1])
  const key2 = swap(seed[2])
  const key3 = swap(seed[3])
  const high = Math.floor(counter / 0x1_0000_0000)
  // biome-ignore format: four rows of four words, as in the description of ChaCha
  let a0 = 0x61707865, a1 = 0x3120646e, a2 = 0x79622d36, a3 = 0x6b206574,
      b0 = key0, b1 = key1, b2 = key2, b3 = key3,
      c0 = key0, c1 = key1, c2 = key2, c3 = key3,
      d0 = counter | 0, d1 = high | 0, d2 = stream, d3 = 0
  // biome-ignore format: a line is half of a quarter round
  for (let round = 0; round < 20; round += 2) {
    a0 = (a0 + b0) | 0; d0 = rotate(d0 ^ a0, 16); c0 = (c0 + d0) | 0; b0 = rotate(b0 ^ c0, 12)
    a0 = (a0 + b0) | 0; d0 = rotate(d0 ^ a0, 8); c0 = (c0 + d0) | 0; b0 = rotate(b0 ^ c0, 7)
    a1 = (a1 + b1) | 0; d1 = rotate(d1 ^ a1, 16); c1 = (c1 + d1) | 0; b1 = rotate(b1 ^ c1, 12)
    a1 = (a1 + b1) | 0; d1 = rotate(d1 ^ a1, 8); c1 = (c1 + d1) | 0; b1 = rotate(b1 ^ c1, 7)
    a2 = (a2 + b2) | 0; d2 = rotate(d2 ^ a2, 16); c2 = (c2 + d2) | 0; b2 = rotate(b2 ^ c2, 12)
    a2 = (a2 + b2) | 0; d2 = rotate(d2 ^ a2, 8); c2 = (c2 + d2) | 0; b2 = rotate(b2 ^ c2, 7)
    a3 = (a3 + b3) | 0; d3 = rotate(d3 ^ a3, 16); c3 = (c3 + d3) | 0; b3 = rotate(b3 ^ c3, 12)
    a3 = (a3 + b3) | 0; d3 = rotate(d3 ^ a3, 8); c3 = (c3 + d3) | 0; b3 = rotate(b3 ^ c3, 7)
    a0 = (a0 + b1) | 0; d3 = rotate(d3 ^ a0, 16); c2 = (c2 + d3) | 0; b1 = rotate(b1 ^ c2, 12)
    a0 = (a0 + b1) | 0; d3 = rotate(d3 ^ a0, 8); c2 = (c2 + d3) | 0; b1 = rotate(b1 ^ c2, 7)
    a1 = (a1 + b2) | 0; d0 = rotate(d0 ^ a1, 16); c3 = (c3 + d0) | 0; b2 = rotate(b2 ^ c3, 12)
    a1 = (a1 + b2) | 0; d0 = rotate(d0 ^ a1, 8); c3 = (c3 + d0) | 0; b2 = rotate(b2 ^ c3, 7)
    a2 = (a2 + b3) | 0; d1 = rotate(d1 ^ a2, 16); c0 = (c0 + d1) | 0; b3 = rotate(b3 ^ c0, 12)
    a2 = (a2 + b3) | 0; d1 = rotate(d1 ^ a2, 8); c0 = (c0 + d1) | 0; b3 = rotate(b3 ^ c0, 7)
    a3 = (a3 + b0) | 0; d2 = rotate(d2 ^ a3, 16); c1 = (c1 + d2) | 0; b0 = rotate(b0 ^ c1, 12)
    a3 = (a3 + b0) | 0; d2 = rotate(d2 ^ a3, 8); c1 = (c1 + d2) | 0; b0 = rotate(b0 ^ c1, 7)
  }
  out[0] = a0 + 0x61707865
  out[1] = a1 + 0x3120646e
  out[2] = a2 + 0x79622d36
  out[3] = a3 + 0x6b206574
  out[4] = b0 + key0
  out[5] = b1 + key1
  out[6] = b2 + key2
  out[7] = b3 + key3
  out[8] = c0 + key0
  out[9] = c1 + key1
  out[10] = c2 + key2
  out[11] = c3 + key3
  out[12] = d0 + counter
  out[13] = d1 + high
  out[14] = d2 + stream
  out[15] = d3
}

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by))

/** ChaCha reads its key byte by byte from the low end; a seed is written from the high end. */
const swap = (word: number): number => (word << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24)
