import type { Seat } from '@roundhouse/kernel/game'
import type { Line } from '@roundhouse/kernel/story'

/** Who took a box, and for how many cubes. */
export interface Taker {
  readonly seat: Seat
  readonly cubes: number
}

/** By name of box: the last bid of this turn. When the auction is over the cubes are gone, but the story knows. */
export function takersIn(story: readonly Line[]): ReadonlyMap<string, Taker> {
  const from = story.findLastIndex(({ key }) => key === 'turn-began')
  const bids = story.slice(from + 1).filter(({ key }) => key === 'bid')
  return new Map(
    bids.map(({ facts }) => [String(facts['box']), { seat: Number(facts['seat']), cubes: Number(facts['cubes']) }]),
  )
}
