import { INPUTS, type RowLayout, type RowPlace, seatAt, seatsAt } from './samples.ts'

/** How inputs are brought to one scale, those of a seat first: less their mean, times a factor. */
export interface Standard {
  readonly means: Float64Array
  readonly factors: Float64Array
}

/** An input that hardly ever differs is not blown up. */
const LEAST_DEVIATION = 0.02

export function standardOf(layout: RowLayout, rows: readonly RowPlace[]): Standard {
  const size = layout.inputs + layout.tableSize
  const counts = new Float64Array(size)
  const means = new Float64Array(size)
  const squares = new Float64Array(size)
  const add = (input: number, value: number): void => {
    counts[input]!++
    means[input]! += value
    squares[input]! += value * value
  }
  for (const { rows: of, at } of rows) {
    for (let i = 0; i < layout.tableSize; i++) add(layout.inputs + i, of[at + layout.table + i]!)
    for (let seat = 0; seat < seatsAt(of, at); seat++) {
      const from = seatAt(layout, at, seat) + INPUTS
      for (let i = 0; i < layout.inputs; i++) add(i, of[from + i]!)
    }
  }
  for (let i = 0; i < size; i++) means[i]! /= Math.max(1, counts[i]!)
  const factors = squares.map((square, i) => {
    const variance = square / Math.max(1, counts[i]!) - means[i]! * means[i]!
    return 1 / Math.max(LEAST_DEVIATION, Math.sqrt(Math.max(0, variance)))
  })
  return { means, factors }
}
