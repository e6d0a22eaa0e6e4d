/**
 * What rows of numbers say about a number that goes with each: sums from which the best weights follow at any time
 * (least squares). The sums of several runs add up to the sums of all, so training can be stopped and go on.
 */
export interface Sums {
  readonly size: number
  rows: number
  /** Of the products of any two numbers of a row, row by row. */
  readonly products: Float64Array
  /** Of the products of each number with the target. */
  readonly targets: Float64Array
}

export const newSums = (size: number): Sums => ({
  size,
  rows: 0,
  products: new Float64Array(size * size),
  targets: new Float64Array(size),
})

/** Adds a row in which only the numbers at these places are not 0. */
export function addRow(sums: Sums, places: readonly number[], values: readonly number[], target: number): void {
  const { size, products, targets } = sums
  sums.rows++
  for (let i = 0; i < places.length; i++) {
    const row = places[i]! * size
    const value = values[i]!
    targets[places[i]!]! += value * target
    for (let j = 0; j < places.length; j++) products[row + places[j]!]! += value * values[j]!
  }
}

/**
 * The weights that fit best, drawn towards what was believed before: as strongly as if so many rows had said so, each
 * with a number as large as it usually is.
 */
export function fit({ size, rows, products, targets }: Sums, belief: readonly number[], strength: number): number[] {
  const matrix = products.slice()
  const vector = targets.slice()
  for (let i = 0; i < size; i++) {
    const pull = strength * (matrix[i * size + i]! / Math.max(1, rows) + 1e-6)
    matrix[i * size + i]! += pull
    vector[i]! += pull * belief[i]!
  }
  return solve(matrix, vector, size)
}

/** Solves a symmetric positive system by Cholesky's way. */
function solve(matrix: Float64Array, vector: Float64Array, size: number): number[] {
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * size + j]!
      for (let k = 0; k < j; k++) sum -= matrix[i * size + k]! * matrix[j * size + k]!
      matrix[i * size + j] = i === j ? Math.sqrt(sum) : sum / matrix[j * size + j]!
    }
  }
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) vector[i]! -= matrix[i * size + k]! * vector[k]!
    vector[i]! /= matrix[i * size + i]!
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) vector[i]! -= matrix[k * size + i]! * vector[k]!
    vector[i]! /= matrix[i * size + i]!
  }
  return [...vector]
}
