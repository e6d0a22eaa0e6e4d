import { countVisibleTo, type Line } from '@roundhouse/kernel/story'
import { expect, test } from 'vitest'
import { countHeard, storyIndexOf } from './story-index.ts'

const line = (key: string, whom: Pick<Line, 'only' | 'except'> = {}): Line => ({ key, facts: {}, ...whom })
const STORY = [line('a'), line('b', { only: 1 }), line('c', { except: 0 }), line('d'), line('e', { only: 0 })]
const VIEWERS = [0, 1, 2, 'watcher'] as const

test('as many lines are heard as are for the viewer, of all and of the first', () => {
  const index = storyIndexOf(STORY)
  for (const viewer of VIEWERS)
    for (let length = 0; length <= STORY.length; length++)
      expect(countHeard(index, viewer, length)).toBe(countVisibleTo(STORY, viewer, length))
})

test('a story that goes on, or goes back and another way, is heard like one that is new', () => {
  const longer = [...STORY, line('f', { only: 2 }), line('g')]
  const other = [...STORY.slice(0, 3), line('h', { except: 1 })]
  let index = storyIndexOf(STORY)
  for (const story of [longer, other, STORY]) {
    index = storyIndexOf(story, index)
    expect(index).toEqual(storyIndexOf(story))
  }
})
