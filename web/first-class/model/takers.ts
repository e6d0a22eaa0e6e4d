import type { StoryLine } from '@roundhouse/first-class/base/story'
import type { Seat } from '@roundhouse/kernel/game'

/** Who emptied a place of the offer, and how. */
export interface Taker {
  readonly seat: Seat
  readonly how: 'took' | 'declined'
}

/** Who took what of the offer since it was dealt, by place: `b3`. */
export function takersIn(story: readonly StoryLine[]): ReadonlyMap<string, Taker> {
  const takers = new Map<string, Taker>()
  for (const { key, facts } of story.slice(story.findLastIndex(({ key }) => key === 'dealt') + 1))
    if (key === 'took' || key === 'declined') takers.set(facts.place, { seat: facts.seat, how: key })
  return takers
}
