import type { Example } from './example.ts'
import { fit, newSums, type Sums } from './least-squares.ts'
import { addPosition, chancesBy, surpriseAt } from './logit.ts'
import type { Looking } from './spec.ts'

/** What was seen by whoever looks. */
export interface Seen {
  readonly by: 'looking'
  /** In all games so far. */
  readonly sums: Sums
  /** How surprising the positions of this class were: all together, and of how many. */
  surprise: number
  positions: number
}

export const nothingSeen = (weights: number): Seen => ({
  by: 'looking',
  sums: newSums(weights),
  surprise: 0,
  positions: 0,
})

/** Looks at a game with these weights in mind. */
export function lookAt(seen: Seen, weights: readonly number[], { positions, won }: Example): void {
  for (const position of positions) {
    const chances = chancesBy(weights, position)
    seen.surprise += surpriseAt(chances, won)
    addPosition(seen.sums, weights, position, chances, won)
  }
  seen.positions += positions.length
}

/** What is believed pulls the more, the less it is doubted. */
const pullsOf = ({ alike, doubt }: Looking): number[] => doubt.map(doubted => alike / doubted ** 2)

/** The weights that fit what was seen; and how surprising the class was to whoever had learned from those before it. */
export function thinkOverSeen(seen: Seen, way: Looking, belief: readonly number[]) {
  const loss = seen.surprise / seen.positions
  seen.surprise = 0
  seen.positions = 0
  return { weights: fit(seen.sums, belief, pullsOf(way)), figure: loss }
}
