import type { State } from '@roundhouse/first-class/base/state'
import {
  byTurns,
  FEATURES,
  HAND_WRITTEN,
  MOST_TURNS,
  TABLES,
  type TrainedWeights,
  tableOf,
  WORTHS,
} from './feature-weights.ts'

/** Weights are trained for these numbers of own turns left, and blended in between. */
const KNOTS = [0, 6, 12, MOST_TURNS]

/** Between which two knots a number of turns lies, and how far on the way. */
export function blend(turns: number, knots: readonly number[] = KNOTS): readonly [knot: number, way: number] {
  let knot = 0
  while (knot < knots.length - 2 && knots[knot + 1]! <= turns) knot++
  return [knot, (turns - knots[knot]!) / (knots[knot + 1]! - knots[knot]!)]
}

/** A row for each knot at each table. */
export const ROWS = TABLES.flatMap(table => KNOTS.map(turns => `${table}, ${turns} turns left`))

/** What a point by the prior weights counts; then what each feature counts besides. */
export const COLUMNS = ['a point', ...FEATURES]

/** Who is less sure at first is trained better. */
const CAUTION = 2

/**
 * Of two with module C the one is arrested as a rule: who stays free wins, and points hardly count (FC-C.7). At first
 * evidence is not to be feared, as it can still be destroyed: by knots.
 */
const OF_TWO = { table: 1, point: 1 / 30, free: [5, 5, 2, 0] }

/** What a point counts for at first. */
const pointAt = (table: number, turns: number): number =>
  table === OF_TWO.table ? OF_TWO.point : 1 / (CAUTION * HAND_WRITTEN.leadThatCounts[turns]!)

/** A row for each knot at each table. */
const inRows = (row: (point: number, table: number, knot: number) => number[]): number[] =>
  TABLES.flatMap((_, table) => KNOTS.flatMap((turns, knot) => row(pointAt(table, turns), table, knot)))

/** Before any training: points count as they do by hand, and features nothing besides. */
export const priorWeights: readonly number[] = inRows((point, table, knot) => [
  point,
  ...FEATURES.map(feature => (feature === 'chance to stay free' && table === OF_TWO.table ? OF_TWO.free[knot]! : 0)),
])

/**
 * A point may count twice as much or nothing, a part half as much or once and a half. What evidence is good for is
 * hardly doubted: who has more of it than others is often who could afford it, so games mislead about it.
 */
export const priorDeviations: readonly number[] = inRows(point => [
  point,
  ...FEATURES.map(feature =>
    feature === 'chance to stay free' ? 0.1 : feature === 'evidence' ? 0.05 * point : 0.5 * point,
  ),
])

/** The prior weight of each feature, by table: where two play with module C, only that the freer one wins. */
const PRIOR_FEATURE_WEIGHTS: readonly (readonly number[])[] = TABLES.map((_, table) =>
  FEATURES.map((feature, i) => (i < WORTHS && !(feature === 'evidence' && table === OF_TWO.table) ? 1 : 0)),
)

/** A point never counts for less, whatever a few games may say. */
const LEAST_POINT = 0.005

/** The weights of features that a table comes to. */
export const featureWeightsFrom = (weights: readonly number[]): TrainedWeights =>
  TABLES.map((_, table) => {
    const at = byTurns(turns => COLUMNS.map((_, column) => blended(weights, table, turns, column)))
    const points = at.map(([point]) => Math.max(LEAST_POINT, point!))
    return {
      weights: at.map(([, ...features], turns) =>
        features.map((feature, i) => PRIOR_FEATURE_WEIGHTS[table]![i]! + feature / points[turns]!),
      ),
      leadThatCounts: points.map(point => 1 / point),
    }
  })

function blended(weights: readonly number[], table: number, turns: number, column: number): number {
  const [knot, way] = blend(turns)
  return (1 - way) * weights[placeOf(table, knot, column)]! + way * weights[placeOf(table, knot + 1, column)]!
}

const placeOf = (table: number, knot: number, column: number): number =>
  (table * KNOTS.length + knot) * COLUMNS.length + column

/** Where the weights of a position stand: those of two knots, and how much each of the two counts. */
export function placesAt(state: State, turns: number): { places: number[]; shares: readonly [number, number] } {
  const [knot, way] = blend(turns)
  const table = tableOf(state)
  const places = [knot, knot + 1].flatMap(at => COLUMNS.map((_, column) => placeOf(table, at, column)))
  return { places, shares: [1 - way, way] }
}

export const priorFeatureWeightsAt = (state: State): readonly number[] => PRIOR_FEATURE_WEIGHTS[tableOf(state)]!
