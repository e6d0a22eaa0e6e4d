/**
 * What rows of numbers say about a number that goes with each: sums from which the best weights follow at any time
 * (least squares). The sums of several runs add up to the sums of all, so training can be stopped and go on.
 */
export interface Sums {
  readonly size: number
  /** Of the products of any two numbers of a row, row by row. */
  readonly products: number[]
  /** Of the products of each number with the target. */
  readonly targets: number[]
}

export const newSums = (size: number): Sums => ({
  size,
  products: new Array<number>(size * size).fill(0),
  targets: new Array<number>(size).fill(0),
})

/** Adds a row in which only the numbers at these places are not 0; it counts as this many rows. */
export function addRow(
  sums: Sums,
  places: readonly number[],
  values: readonly number[],
  target: number,
  weight = 1,
): void {
  const { size, products, targets } = sums
  for (let i = 0; i < places.length; i++) {
    const row = places[i]! * size
    const value = weight * values[i]!
    targets[places[i]!]! += value * target
    for (let j = 0; j < places.length; j++) products[row + places[j]!]! += value * values[j]!
  }
}

/** The weights that fit best, each drawn towards its prior as strongly as its penalty says (ridge regression). */
export function fit(
  { size, products, targets }: Sums,
  priorWeights: readonly number[],
  penalties: readonly number[],
): number[] {
  const matrix = products.slice()
  const vector = targets.slice()
  for (let i = 0; i < size; i++) {
    matrix[i * size + i]! += penalties[i]!
    vector[i]! += penalties[i]! * priorWeights[i]!
  }
  return solve(matrix, vector, size)
}

/** Solves a symmetric positive system by Cholesky's way. */
function solve(matrix: number[], vector: number[], size: number): number[] {
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
  return vector
}
