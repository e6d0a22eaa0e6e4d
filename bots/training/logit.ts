import { softmax } from '../play/search/guide.ts'
import { addRow, type Sums } from './least-squares.ts'

/** What a position shows: numbers for each seat, at the same places for all; at all other places they are 0. */
export interface PositionFeatures {
  readonly places: readonly number[]
  readonly values: readonly (readonly number[])[]
}

const dot = (weights: readonly number[], { places }: PositionFeatures, values: readonly number[]): number =>
  values.reduce((sum, value, i) => sum + value * weights[places[i]!]!, 0)

/** The part of the win that each seat can expect, if these are the weights. */
export const chancesBy = (weights: readonly number[], position: PositionFeatures): number[] =>
  softmax(
    position.values.map(values => dot(weights, position, values)),
    1,
  )

const LEAST = 1e-9

/** How little that was expected which came: 0 if it was certain. */
export const lossAt = (chances: readonly number[], won: readonly number[]): number =>
  won.reduce((sum, part, seat) => sum - part * Math.log(Math.max(LEAST, chances[seat]!)), 0)

/**
 * Adds what a position says about weights once it is known who won: seats win as often as their sums, put to the power
 * of e, are parts of the whole (conditional logit). Close to the weights it was seen with that is a matter of least
 * squares: a row for each seat, which counts as much as its chance (Newton's way). A win that came unexpected pulls.
 */
export function addPosition(
  sums: Sums,
  weights: readonly number[],
  position: PositionFeatures,
  chances: readonly number[],
  won: readonly number[],
): void {
  const { places, values } = position
  const middle = places.map((_, i) => values.reduce((sum, of, seat) => sum + chances[seat]! * of[i]!, 0))
  for (const [seat, of] of values.entries()) {
    const chance = Math.max(LEAST, chances[seat]!)
    const row = of.map((value, i) => value - middle[i]!)
    addRow(sums, places, row, dot(weights, position, row) + (won[seat]! - chance) / chance, chance)
  }
}
