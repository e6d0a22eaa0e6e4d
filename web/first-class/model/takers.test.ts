import type { StoryLine } from '@roundhouse/first-class/base/story'
import { expect, test } from 'vitest'
import { takersIn } from './takers.ts'

const took = (seat: number, place: string): StoryLine => ({ key: 'took', facts: { seat, place, card: 'X1-1' } })

test('an emptied place knows who emptied it, until cards are dealt anew', () => {
  const story: StoryLine[] = [
    took(0, 'a1'),
    { key: 'dealt', facts: { round: 2, cards: [] } },
    took(1, 'b3'),
    { key: 'declined', facts: { seat: 2, place: 'c1', card: 'X1-2' } },
    { key: 'removed', facts: { seat: 0, place: 'a1', card: 'X1-3' } },
  ]
  expect([...takersIn(story)]).toEqual([
    ['b3', { seat: 1, how: 'took' }],
    ['c1', { seat: 2, how: 'declined' }],
  ])
})
