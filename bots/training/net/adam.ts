/** Weights and how they move: Adam (Kingma and Ba), with weight decay apart from the gradient. */
export interface Learner {
  readonly weights: Float64Array
  /** Of the rows since the last step; a step sets it back to 0. */
  readonly gradient: Float64Array
  readonly mean: Float64Array
  readonly square: Float64Array
  /** By how much a weight is drawn to its anchor in a step, as a part of the rate. */
  readonly decay: number
  readonly anchor: Float64Array
  steps: number
}

/** Begins where it is drawn to; without an anchor with these weights, which are drawn to 0. */
export const newLearner = (weights: Float64Array, decay: number, anchor?: Float64Array): Learner => ({
  weights: anchor?.slice() ?? weights,
  gradient: new Float64Array(weights.length),
  mean: new Float64Array(weights.length),
  square: new Float64Array(weights.length),
  decay,
  anchor: anchor ?? new Float64Array(weights.length),
  steps: 0,
})

const MEAN_KEPT = 0.9
const SQUARE_KEPT = 0.999
const LEAST = 1e-8

/** One step against the gradient of this many rows. Only sums, products and roots: the same on every machine. */
export function step(learner: Learner, rate: number, rows: number): void {
  const { weights, gradient, mean, square, decay, anchor } = learner
  learner.steps++
  const meanPart = 1 - power(MEAN_KEPT, learner.steps)
  const squarePart = 1 - power(SQUARE_KEPT, learner.steps)
  for (let i = 0; i < weights.length; i++) {
    const slope = gradient[i]! / rows
    gradient[i] = 0
    mean[i] = MEAN_KEPT * mean[i]! + (1 - MEAN_KEPT) * slope
    square[i] = SQUARE_KEPT * square[i]! + (1 - SQUARE_KEPT) * slope * slope
    const move = mean[i]! / meanPart / (Math.sqrt(square[i]! / squarePart) + LEAST)
    weights[i]! -= rate * (move + decay * (weights[i]! - anchor[i]!))
  }
}

/** `**` may differ in its last digit from engine to engine. */
function power(base: number, times: number): number {
  let result = 1
  let factor = base
  for (let left = times; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result *= factor
    factor *= factor
  }
  return result
}
