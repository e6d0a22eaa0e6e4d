import type { Example } from './example.ts'
import { fit, newSums, type Sums } from './least-squares.ts'
import { addPosition, chancesBy, lossAt } from './logit.ts'
import type { RegressionSpec } from './spec.ts'

/** What positions of self-play have shown so far. */
export interface RegressionState {
  readonly by: 'regression'
  /** In all games so far. */
  readonly sums: Sums
  /** The loss of the positions of this batch, all together, and how many they are. */
  loss: number
  positions: number
}

export const newRegressionState = (weights: number): RegressionState => ({
  by: 'regression',
  sums: newSums(weights),
  loss: 0,
  positions: 0,
})

/** Adds a game, as seen with these weights. */
export function addGame(state: RegressionState, weights: readonly number[], { positions, won }: Example): void {
  for (const position of positions) {
    const chances = chancesBy(weights, position)
    state.loss += lossAt(chances, won)
    addPosition(state.sums, weights, position, chances, won)
  }
  state.positions += positions.length
}

/** The smaller the deviation of a prior, the stronger it holds (regularisation). */
const penaltiesOf = ({ positionsPerSample, priorDeviations }: RegressionSpec): number[] =>
  priorDeviations.map(doubted => positionsPerSample / doubted ** 2)

/** The weights that fit all games; and the loss of the batch by the weights of those before it (held-out loss). */
export function fitWeights(state: RegressionState, method: RegressionSpec, priorWeights: readonly number[]) {
  const loss = state.loss / state.positions
  state.loss = 0
  state.positions = 0
  return { weights: fit(state.sums, priorWeights, penaltiesOf(method)), metric: loss }
}
