import type { Seat } from '@roundhouse/kernel/game'
import { factsOf } from '@roundhouse/kernel/story'
import { NONE } from '@roundhouse/nuremberg/base/state'
import type { StoryLine } from '@roundhouse/nuremberg/base/story'
import type { Rules } from '@roundhouse/nuremberg/base/table'
import type { View } from '@roundhouse/nuremberg/base/view'

/** Who took a box, and for how many cubes. */
export interface Taker {
  readonly seat: Seat
  readonly cubes: number
}

/** By name of box: the last bid of this turn. When the auction is over the cubes are gone, but the story knows. */
export function takersIn(story: readonly StoryLine[]): ReadonlyMap<string, Taker> {
  const from = story.findLastIndex(({ key }) => key === 'turn-began')
  return new Map(factsOf(story.slice(from + 1), 'bid').map(({ box, seat, cubes }) => [box, { seat, cubes }]))
}

/** By name of box: who leads it now. A game may begin in the midst of an auction, of which no story tells. */
export const leadersOf = (boxes: Rules['boxes'], { bids, bidders }: Pick<View, 'bids' | 'bidders'>) =>
  new Map<string, Taker>(
    boxes.flatMap(({ name }, box) =>
      (bidders[box] ?? NONE) === NONE ? [] : [[name, { seat: bidders[box]!, cubes: bids[box]! }]],
    ),
  )
