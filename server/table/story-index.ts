import type { Viewer } from '@roundhouse/kernel/game'
import { isVisibleTo, type Line } from '@roundhouse/kernel/story'

/** A story, and the places of those lines in it that are not for everybody: they are few, and the others need not be looked at. */
export interface StoryIndex {
  readonly story: readonly Line[]
  readonly secretAt: readonly number[]
}

/** What was found out about an earlier story is found out. */
export function storyIndexOf(story: readonly Line[], before: StoryIndex | null = null): StoryIndex {
  const kept = before === null ? 0 : lengthInCommon(before.story, story)
  const secretAt = before === null ? [] : before.secretAt.filter(place => place < kept)
  for (let place = kept; place < story.length; place++) if (isSecret(story[place]!)) secretAt.push(place)
  return { story, secretAt }
}

const isSecret = ({ only, except }: Line): boolean => only !== undefined || except !== undefined

/** How many of the first lines a viewer hears; of all, unless it is said of how many. */
export function countHeard({ story, secretAt }: StoryIndex, viewer: Viewer, length = story.length): number {
  let count = length
  for (const place of secretAt) if (place < length && !isVisibleTo(story[place]!, viewer)) count--
  return count
}

/** A line is told once in all the ways that a game may take: where one is there again, so are all before it. */
export function lengthInCommon(before: readonly Line[], now: readonly Line[]): number {
  let length = Math.min(before.length, now.length)
  while (length > 0 && before[length - 1] !== now[length - 1]) length--
  return length
}
