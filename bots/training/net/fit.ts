import { type Dice, roll, type Seed } from '@roundhouse/kernel/dice'
import { HIDDEN, type NetWeights } from '../../play/net/net.ts'
import { type NetShape, placesIn } from '../../play/net/shape.ts'
import { softmax } from '../../play/search/guide.ts'
import { type Learner, newLearner, step } from './adam.ts'
import {
  BASE,
  type GameRows,
  INPUTS,
  layoutOf,
  POINTS,
  placeAt,
  type RowLayout,
  type RowPlace,
  rowsIn,
  seatAt,
  seatsAt,
  WON,
} from './samples.ts'
import { type Standard, standardOf } from './standard.ts'

/** How a net is fitted. */
export interface FitSetting {
  readonly seed: Seed
  /** How often all rows are seen. */
  readonly epochs: number
  readonly batchSize: number
  /** The rate of the first step; it falls to 0 at the last. */
  readonly rate: number
  readonly decay: number
  /** How much the points at the end count beside who won. */
  readonly pointsWeight: number
  /** Points that are about as much as a win is uncertain by. */
  readonly pointScale: number
  /** The net that is fitted further, and to which its weights are drawn; not given: a new one, drawn to 0. */
  readonly from?: NetWeights
}

export const FIT = { epochs: 3, batchSize: 128, rate: 0.002, decay: 0.3, pointsWeight: 0.3 } as const

/** A net that has seen more games than those it is fitted to further must not forget them. */
export const FURTHER = { ...FIT, epochs: 2, rate: 0.0002, decay: 10 } as const

/** A net that learns: what plays of it, and the head that tells points and is left behind. */
interface Learning {
  readonly layout: RowLayout
  readonly standard: Standard
  readonly temperatures: Learner
  readonly inner: Learner
  readonly innerBias: Learner
  readonly direct: Learner
  readonly outer: Learner
  readonly pointsDirect: Learner
  readonly pointsOuter: Learner
  readonly pointsBias: Learner
}

const learnersOf = (net: Learning): Learner[] => [
  net.temperatures,
  net.inner,
  net.innerBias,
  net.direct,
  net.outer,
  net.pointsDirect,
  net.pointsOuter,
  net.pointsBias,
]

const FINE = 1 << 24

/** Even between -width and width. */
const spread = (dice: Dice, width: number): number => width * ((2 * roll(dice, FINE)) / FINE - 1)

function newLearning(
  shape: NetShape,
  standard: Standard,
  decay: number,
  dice: Dice,
  from: NetWeights | null,
): Learning {
  const layout = layoutOf(shape)
  const inputs = layout.inputs + layout.tableSize
  const at = (size: number, width = 0) =>
    Float64Array.from({ length: size }, () => (width === 0 ? 0 : spread(dice, width)))
  const innerWidth = Math.sqrt(3 / inputs)
  const outerWidth = Math.sqrt(1 / HIDDEN) / 2
  const start = from === null ? null : standardised(from, standard)
  return {
    layout,
    standard,
    temperatures: newLearner(start?.temperatures ?? new Float64Array(placesIn(shape)).fill(1), 0),
    inner: newLearner(at(inputs * HIDDEN, innerWidth), decay, start?.inner),
    innerBias: newLearner(start?.innerBias ?? at(HIDDEN), 0),
    direct: newLearner(at(layout.inputs), decay, start?.direct),
    outer: newLearner(at(HIDDEN, outerWidth), decay, start?.outer),
    pointsDirect: newLearner(at(inputs), decay),
    pointsOuter: newLearner(at(HIDDEN, outerWidth), decay),
    pointsBias: newLearner(at(1), 0),
  }
}

/** The weights of a net that plays, as they are learned: on inputs that are on one scale. */
function standardised(weights: NetWeights, { means, factors }: Standard): NetWeights {
  const innerBias = weights.innerBias.slice()
  for (const [input, mean] of means.entries()) addUnits(innerBias, weights.inner, input, mean)
  return {
    temperatures: weights.temperatures.slice(),
    inner: weights.inner.map((weight, i) => weight / factors[Math.floor(i / HIDDEN)]!),
    innerBias,
    direct: weights.direct.map((weight, i) => weight / factors[i]!),
    outer: weights.outer.slice(),
  }
}

/** What is worked out for a row, seat by seat, and used again. */
interface Scratch {
  readonly table: Float64Array
  readonly tableSums: Float64Array
  readonly inputs: Float64Array[]
  readonly units: Float64Array[]
  readonly sums: Float64Array
  readonly slopes: Float64Array
}

const MOST_SEATS = 4

const newScratch = ({ inputs, tableSize }: RowLayout): Scratch => ({
  table: new Float64Array(tableSize),
  tableSums: new Float64Array(HIDDEN),
  inputs: Array.from({ length: MOST_SEATS }, () => new Float64Array(inputs)),
  units: Array.from({ length: MOST_SEATS }, () => new Float64Array(HIDDEN)),
  sums: new Float64Array(MOST_SEATS),
  slopes: new Float64Array(HIDDEN),
})

/** Adds `times` the inner weights of an input to the sums of the hidden units. */
function addUnits(sums: Float64Array, weights: Float64Array, input: number, times: number): void {
  const from = input * HIDDEN
  for (let unit = 0; unit < HIDDEN; unit++) sums[unit]! += times * weights[from + unit]!
}

/** Adds what a row says to the gradients, and answers the loss of its winner. */
function addRow(net: Learning, scratch: Scratch, { rows, at }: RowPlace, setting: FitSetting): number {
  const seats = seatsAt(rows, at)
  lookAt(net, scratch, rows, at, seats)
  const place = placeAt(rows, at)
  const temperature = net.temperatures.weights[place]!
  const baseOf = (seat: number): number => rows[seatAt(net.layout, at, seat) + BASE]!
  const chances = softmax(
    Array.from({ length: seats }, (_, seat) => temperature * baseOf(seat) + scratch.sums[seat]!),
    1,
  )
  let loss = 0
  const tableSlopes = scratch.tableSums.fill(0)
  for (let seat = 0; seat < seats; seat++) {
    const from = seatAt(net.layout, at, seat)
    const won = rows[from + WON]!
    if (won > 0) loss -= won * Math.log(Math.max(LEAST_CHANCE, chances[seat]!))
    const slope = chances[seat]! - won
    net.temperatures.gradient[place]! += slope * rows[from + BASE]!
    const missed = pointsMissed(net, scratch, seat, rows[from + POINTS]! / setting.pointScale)
    learnSeat(net, scratch, seat, slope, setting.pointsWeight * missed, tableSlopes)
  }
  learnTable(net, scratch, tableSlopes)
  return loss
}

const LEAST_CHANCE = 1e-9

/** Works out the hidden units and the sum of each seat. */
function lookAt(
  { layout, standard, inner, innerBias, direct, outer }: Learning,
  scratch: Scratch,
  rows: GameRows,
  at: number,
  seats: number,
): void {
  const { table, tableSums, inputs, units, sums } = scratch
  tableSums.set(innerBias.weights)
  for (let i = 0; i < layout.tableSize; i++) {
    table[i] =
      (rows[at + layout.table + i]! - standard.means[layout.inputs + i]!) * standard.factors[layout.inputs + i]!
    if (table[i] !== 0) addUnits(tableSums, inner.weights, layout.inputs + i, table[i]!)
  }
  for (let seat = 0; seat < seats; seat++) {
    const from = seatAt(layout, at, seat) + INPUTS
    const own = inputs[seat]!
    const hidden = units[seat]!
    hidden.set(tableSums)
    let sum = 0
    for (let i = 0; i < layout.inputs; i++) {
      const value = (rows[from + i]! - standard.means[i]!) * standard.factors[i]!
      own[i] = value
      if (value === 0) continue
      sum += direct.weights[i]! * value
      addUnits(hidden, inner.weights, i, value)
    }
    for (let unit = 0; unit < HIDDEN; unit++) {
      if (hidden[unit]! <= 0) hidden[unit] = 0
      else sum += outer.weights[unit]! * hidden[unit]!
    }
    sums[seat] = sum
  }
}

/** By how much the points at the end are told too high. */
function pointsMissed(
  { layout, pointsDirect, pointsOuter, pointsBias }: Learning,
  scratch: Scratch,
  seat: number,
  points: number,
): number {
  let told = pointsBias.weights[0]!
  const own = scratch.inputs[seat]!
  const hidden = scratch.units[seat]!
  for (let i = 0; i < layout.inputs; i++) told += pointsDirect.weights[i]! * own[i]!
  for (let i = 0; i < layout.tableSize; i++) told += pointsDirect.weights[layout.inputs + i]! * scratch.table[i]!
  for (let unit = 0; unit < HIDDEN; unit++) told += pointsOuter.weights[unit]! * hidden[unit]!
  return told - points
}

/** Adds to the gradients what a seat says: `slope` by who won, `missed` by its points. */
function learnSeat(
  net: Learning,
  scratch: Scratch,
  seat: number,
  slope: number,
  missed: number,
  tableSlopes: Float64Array,
): void {
  const { layout, inner, innerBias, direct, outer, pointsDirect, pointsOuter, pointsBias } = net
  const { slopes, table } = scratch
  const own = scratch.inputs[seat]!
  const hidden = scratch.units[seat]!
  for (let unit = 0; unit < HIDDEN; unit++) {
    slopes[unit] = 0
    if (hidden[unit] === 0) continue
    outer.gradient[unit]! += slope * hidden[unit]!
    pointsOuter.gradient[unit]! += missed * hidden[unit]!
    slopes[unit] = slope * outer.weights[unit]! + missed * pointsOuter.weights[unit]!
    innerBias.gradient[unit]! += slopes[unit]!
    tableSlopes[unit]! += slopes[unit]!
  }
  pointsBias.gradient[0]! += missed
  for (let i = 0; i < layout.inputs; i++) {
    const value = own[i]!
    if (value === 0) continue
    direct.gradient[i]! += slope * value
    pointsDirect.gradient[i]! += missed * value
    addSlopes(inner.gradient, i, slopes, value)
  }
  for (let i = 0; i < layout.tableSize; i++) pointsDirect.gradient[layout.inputs + i]! += missed * table[i]!
}

function learnTable({ layout, inner }: Learning, { table }: Scratch, slopes: Float64Array): void {
  for (let i = 0; i < layout.tableSize; i++)
    if (table[i] !== 0) addSlopes(inner.gradient, layout.inputs + i, slopes, table[i]!)
}

function addSlopes(gradient: Float64Array, input: number, slopes: Float64Array, times: number): void {
  const from = input * HIDDEN
  for (let unit = 0; unit < HIDDEN; unit++) gradient[from + unit]! += times * slopes[unit]!
}

/** The rows in an order of the dice. */
function shuffle(rows: RowPlace[], dice: Dice): void {
  for (let i = rows.length - 1; i > 0; i--) {
    const other = roll(dice, i + 1)
    const row = rows[i]!
    rows[i] = rows[other]!
    rows[other] = row
  }
}

/** Temperatures are few and seen often; they may move faster. */
const TEMPERATURE_RATE = 2

/** How far a fit is: epochs, the last of them in parts, and the mean loss of the rows of this epoch so far. */
export interface FitProgress {
  readonly epochs: number
  readonly loss: number
}

/** This many batches are done at a time; then others get the thread. */
const BATCHES_A_STEP = 50

/**
 * Fits a net to who won and to the points at the end, in small batches. From the same rows and seed it comes to the same
 * weights, to the last digit.
 */
export function* fitSteps(
  shape: NetShape,
  games: readonly GameRows[],
  setting: FitSetting,
): Generator<FitProgress, NetWeights> {
  const dice: Dice = { seed: setting.seed, rolled: 0 }
  const layout = layoutOf(shape)
  const rows = rowsIn(layout, games)
  const net = newLearning(shape, standardOf(layout, rows), setting.decay, dice, setting.from ?? null)
  const learners = learnersOf(net)
  const scratch = newScratch(layout)
  const batches = Math.ceil(rows.length / setting.batchSize)
  for (let epoch = 0; epoch < setting.epochs; epoch++) {
    shuffle(rows, dice)
    let loss = 0
    for (let batch = 0; batch < batches; batch++) {
      const end = Math.min(rows.length, (batch + 1) * setting.batchSize)
      const begin = batch * setting.batchSize
      for (let n = begin; n < end; n++) loss += addRow(net, scratch, rows[n]!, setting)
      const rate = setting.rate * (1 - (epoch * batches + batch) / (setting.epochs * batches))
      for (const learner of learners)
        step(learner, learner === net.temperatures ? TEMPERATURE_RATE * rate : rate, end - begin)
      if ((batch + 1) % BATCHES_A_STEP === 0 || batch + 1 === batches)
        yield { epochs: epoch + (batch + 1) / batches, loss: loss / end }
    }
  }
  return weightsOf(net)
}

/** The same in one go. */
export function fitNet(shape: NetShape, games: readonly GameRows[], setting: FitSetting): NetWeights {
  const steps = fitSteps(shape, games, setting)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The weights as they play, on inputs as they are: means and factors are worked in. */
function weightsOf({ layout, standard, temperatures, inner, innerBias, direct, outer }: Learning): NetWeights {
  const { means, factors } = standard
  const innerBiases = innerBias.weights.slice()
  const inners = inner.weights.map((weight, i) => weight * factors[Math.floor(i / HIDDEN)]!)
  for (let input = 0; input < means.length; input++) addUnits(innerBiases, inners, input, -means[input]!)
  return {
    temperatures: temperatures.weights.slice(),
    inner: inners,
    innerBias: innerBiases,
    direct: direct.weights.map((weight, i) => weight * factors[i]!).slice(0, layout.inputs),
    outer: outer.weights.slice(),
  }
}
