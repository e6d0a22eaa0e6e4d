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

/** The whole number that stands for the largest weight of a list. */
export const FULL_SCALE = 0x7fff

/** Which part of the win each seat can expect: together 1. */
export type Net = (position: NetPosition) => number[]

/**
 * A net that plays. It is asked a hundred thousand times a second, mostly about positions that differ little from the one
 * before: what the inputs of a seat or of the table add to the hidden units is kept, and only inputs that changed are added
 * to it. Sums are of whole numbers and therefore exact, so a chance does not depend on what was asked before.
 */
export function netOf({ seatInputs, tableInputs }: NetShape, weights: NetWeights): Net {
  const { temperatures, innerBias, outer } = weights
  const inner = wholeWeightsOf(weights.inner)
  const direct = wholeWeightsOf(weights.direct)
  const ofSeats = inner.whole.subarray(0, seatInputs.length * HIDDEN)
  const ofTable = inner.whole.subarray(seatInputs.length * HIDDEN)
  const table = newLayerSums(ofTable, new Float64Array(tableInputs.length))
  const seats: LayerSums[] = []
  const innerScale = inner.scale / GRID
  const directScale = direct.scale / GRID
  const addsTo = ({ units, direct: ofInputs }: LayerSums): number => {
    const { units: common } = table
    let even = ofInputs * directScale
    let odd = 0
    for (let unit = 0; unit < HIDDEN; unit += 2) {
      const one = (common[unit]! + units[unit]!) * innerScale + innerBias[unit]!
      const other = (common[unit + 1]! + units[unit + 1]!) * innerScale + innerBias[unit + 1]!
      even += outer[unit]! * (one > 0 ? one : 0)
      odd += outer[unit + 1]! * (other > 0 ? other : 0)
    }
    return even + odd
  }
  return ({ place, table: seen, seats: inputs, bases }) => {
    while (seats.length < inputs.length) seats.push(newLayerSums(ofSeats, direct.whole))
    update(table, seen)
    const temperature = temperatures[place]!
    const sums: number[] = []
    for (let seat = 0; seat < inputs.length; seat++) {
      update(seats[seat]!, inputs[seat]!)
      sums.push(temperature * bases[seat]! + addsTo(seats[seat]!))
    }
    return softmax(sums, 1)
  }
}

/**
 * Inputs are rounded to parts of this: a million times finer than a point or a card. Times a weight of two bytes, and
 * added up over all inputs, that is far below 2 to the power of 53, up to which sums of doubles are exact.
 */
const GRID = 2 ** 20

/** Weights as whole numbers of two bytes, as they are shipped, and what one of them counts. */
function wholeWeightsOf(weights: Float64Array): { readonly whole: Float64Array; readonly scale: number } {
  const most = weights.reduce((sofar, weight) => Math.max(sofar, Math.abs(weight)), 0)
  const scale = most === 0 ? 1 : most / FULL_SCALE
  return { whole: weights.map(weight => Math.round(weight / scale)), scale }
}

/** What inputs add to the hidden units, and directly; all are whole numbers. */
interface LayerSums {
  /** Of the hidden units, by input. */
  readonly innerWeights: Float64Array
  readonly directWeights: Float64Array
  /** The inputs that the sums are of, as they came and in parts of the grid. */
  readonly inputs: Float64Array
  readonly rounded: Float64Array
  readonly units: Float64Array
  direct: number
  /** Room to write down which inputs have changed, and by how much. */
  readonly changed: Int32Array
  readonly changes: Float64Array
}

const newLayerSums = (innerWeights: Float64Array, directWeights: Float64Array): LayerSums => ({
  innerWeights,
  directWeights,
  inputs: new Float64Array(directWeights.length),
  rounded: new Float64Array(directWeights.length),
  units: new Float64Array(HIDDEN),
  direct: 0,
  changed: new Int32Array(directWeights.length),
  changes: new Float64Array(directWeights.length),
})

/** Brings the sums up to date with these inputs. */
function update(layer: LayerSums, values: Float64Array): void {
  const count = findChanges(layer, values)
  if (count > 0) addChanges(layer, count)
}

/** Writes down which inputs are not as they were, and answers how many. */
function findChanges(layer: LayerSums, values: Float64Array): number {
  const { inputs, rounded, directWeights, changed, changes } = layer
  let count = 0
  let { direct } = layer
  for (let i = 0; i < inputs.length; i++) {
    const value = values[i]!
    if (value === inputs[i]!) continue
    const now = Math.round(value * GRID)
    const change = now - rounded[i]!
    inputs[i] = value
    rounded[i] = now
    changed[count] = i
    changes[count++] = change
    direct += change * directWeights[i]!
  }
  layer.direct = direct
  return count
}

/** Eight units are summed up at a time, so that the sums stay in the processor. */
function addChanges({ innerWeights, units, changed, changes }: LayerSums, count: number): void {
  for (let unit = 0; unit < HIDDEN; unit += 8) {
    let s0 = units[unit]!
    let s1 = units[unit + 1]!
    let s2 = units[unit + 2]!
    let s3 = units[unit + 3]!
    let s4 = units[unit + 4]!
    let s5 = units[unit + 5]!
    let s6 = units[unit + 6]!
    let s7 = units[unit + 7]!
    for (let k = 0; k < count; k++) {
      const change = changes[k]!
      const at = changed[k]! * HIDDEN + unit
      s0 += change * innerWeights[at]!
      s1 += change * innerWeights[at + 1]!
      s2 += change * innerWeights[at + 2]!
      s3 += change * innerWeights[at + 3]!
      s4 += change * innerWeights[at + 4]!
      s5 += change * innerWeights[at + 5]!
      s6 += change * innerWeights[at + 6]!
      s7 += change * innerWeights[at + 7]!
    }
    units[unit] = s0
    units[unit + 1] = s1
    units[unit + 2] = s2
    units[unit + 3] = s3
    units[unit + 4] = s4
    units[unit + 5] = s5
    units[unit + 6] = s6
    units[unit + 7] = s7
  }
}
