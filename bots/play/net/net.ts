import { softmax } from '../search/guide.ts'
import { type NetPosition, type NetShape, placesIn } from './shape.ts'

/** Units of the hidden layer: more of them were no better (`docs/decisions/0033-value-net.md`). */
export const HIDDEN = 32

/**
 * What a value net has learned: how much the evaluation without it counts at each place, and what it adds to that for
 * each seat, a weighted sum of the inputs and of the hidden units. The weights are the same for every seat, so one net
 * serves any number of players.
 */
export interface NetWeights {
  /** By place. */
  readonly temperatures: Float64Array
  /** Of the hidden units, by input: first those of a seat, then those of the table. */
  readonly inner: Float64Array
  readonly innerBias: Float64Array
  /** By input of a seat. What all seats have in common decides nothing, so the table has none. */
  readonly direct: Float64Array
  /** By hidden unit. */
  readonly outer: Float64Array
}

export const newNetWeights = (shape: NetShape): NetWeights => ({
  temperatures: new Float64Array(placesIn(shape)).fill(1),
  inner: new Float64Array((shape.seatInputs.length + shape.tableInputs.length) * HIDDEN),
  innerBias: new Float64Array(HIDDEN),
  direct: new Float64Array(shape.seatInputs.length),
  outer: new Float64Array(HIDDEN),
})

/** Which part of the win each seat can expect: together 1. */
export type Net = (position: NetPosition) => number[]

/**
 * A net that plays. It is asked a hundred thousand times a second: inputs that are 0 are skipped, what the table adds is
 * worked out once for all seats, and eight units are summed up at a time, so that the sums stay in the processor.
 */
export function netOf({ seatInputs, tableInputs }: NetShape, weights: NetWeights): Net {
  const { temperatures, innerBias, direct, outer } = weights
  const seatCount = seatInputs.length
  const blocks = inBlocks(weights.inner)
  const seatFound = new Int32Array(seatCount)
  const tableFound = new Int32Array(tableInputs.length)
  const ofTable = new Float64Array(HIDDEN)
  const ofSeat = new Float64Array(HIDDEN)
  const addsTo = (seat: Float64Array): number => {
    const found = notZero(seat, seatFound)
    sumUp(blocks, seat, seatFound, found, 0, ofTable, ofSeat)
    let sum = 0
    for (let k = 0; k < found; k++) sum += direct[seatFound[k]!]! * seat[seatFound[k]!]!
    for (let unit = 0; unit < HIDDEN; unit++) if (ofSeat[unit]! > 0) sum += outer[unit]! * ofSeat[unit]!
    return sum
  }
  return ({ place, table, seats, bases }) => {
    sumUp(blocks, table, tableFound, notZero(table, tableFound), seatCount, innerBias, ofTable)
    const temperature = temperatures[place]!
    return softmax(
      seats.map((seat, n) => temperature * bases[n]! + addsTo(seat)),
      1,
    )
  }
}

const BLOCK = 8

/** The inner weights of eight units side by side, input by input; then those of the next eight. */
function inBlocks(inner: Float64Array): Float64Array {
  const inputs = inner.length / HIDDEN
  const blocks = new Float64Array(inner.length)
  for (let input = 0; input < inputs; input++)
    for (let unit = 0; unit < HIDDEN; unit++) {
      const block = Math.floor(unit / BLOCK)
      blocks[(block * inputs + input) * BLOCK + (unit % BLOCK)] = inner[input * HIDDEN + unit]!
    }
  return blocks
}

/** Writes down which inputs are not 0, and answers how many. */
function notZero(values: Float64Array, found: Int32Array): number {
  let count = 0
  for (let i = 0; i < values.length; i++) if (values[i] !== 0) found[count++] = i
  return count
}

/** What these inputs add to the hidden units. The weights of the first of them stand behind those of `offset` others. */
function sumUp(
  blocks: Float64Array,
  values: Float64Array,
  found: Int32Array,
  count: number,
  offset: number,
  from: Float64Array,
  to: Float64Array,
): void {
  const size = (blocks.length / HIDDEN) * BLOCK
  for (let unit = 0, block = offset * BLOCK; unit < HIDDEN; unit += BLOCK, block += size) {
    let s0 = from[unit]!
    let s1 = from[unit + 1]!
    let s2 = from[unit + 2]!
    let s3 = from[unit + 3]!
    let s4 = from[unit + 4]!
    let s5 = from[unit + 5]!
    let s6 = from[unit + 6]!
    let s7 = from[unit + 7]!
    for (let k = 0; k < count; k++) {
      const input = found[k]!
      const value = values[input]!
      const at = block + input * BLOCK
      s0 += value * blocks[at]!
      s1 += value * blocks[at + 1]!
      s2 += value * blocks[at + 2]!
      s3 += value * blocks[at + 3]!
      s4 += value * blocks[at + 4]!
      s5 += value * blocks[at + 5]!
      s6 += value * blocks[at + 6]!
      s7 += value * blocks[at + 7]!
    }
    to[unit] = s0
    to[unit + 1] = s1
    to[unit + 2] = s2
    to[unit + 3] = s3
    to[unit + 4] = s4
    to[unit + 5] = s5
    to[unit + 6] = s6
    to[unit + 7] = s7
  }
}
