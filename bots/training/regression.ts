import type { Example } from './example.ts'
import { fit, newSums, type Sums } from './least-squares.ts'
import { addPosition, chancesBy, lossAt } from './logit.ts'
import type { RegressionSpec } from './spec.ts'

/** What was seen by whoever looks. */
export interface RegressionState {
  readonly by: 'regression'
  /** In all games so far. */
  readonly sums: Sums
  /** How surprising the positions of this class were: all together, and of how many. */
  loss: number
  positions: number
}

export const newRegressionState = (weights: number): RegressionState => ({
  by: 'regression',
  sums: newSums(weights),
  loss: 0,
  positions: 0,
})

/** Looks at a game with these weights in mind. */
export function addGame(state: RegressionState, weights: readonly number[], { positions, won }: Example): void {
  for (const position of positions) {
    const chances = chancesBy(weights, position)
    state.loss += lossAt(chances, won)
    addPosition(state.sums, weights, position, chances, won)
  }
  state.positions += positions.length
}

/** What is believed pulls the more, the less it is doubted. */
const penaltiesOf = ({ positionsPerSample, priorDeviations }: RegressionSpec): number[] =>
  priorDeviations.map(doubted => positionsPerSample / doubted ** 2)

/** The weights that fit what was seen; and how surprising the class was to whoever had learned from those before it. */
export function fitWeights(state: RegressionState, method: RegressionSpec, priorWeights: readonly number[]) {
  const loss = state.loss / state.positions
  state.loss = 0
  state.positions = 0
  return { weights: fit(state.sums, priorWeights, penaltiesOf(method)), metric: loss }
}
