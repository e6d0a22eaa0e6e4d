import type { StoryLine } from '@roundhouse/nuremberg/base/story'
import { standardMap, standardTables } from '@roundhouse/nuremberg/maps/standard'
import { rulesFor } from '@roundhouse/nuremberg/rules'
import { expect, test } from 'vitest'
import { leadersOf, takersIn } from './takers.ts'

const bid = (seat: number, box: string, cubes: number): StoryLine => ({ key: 'bid', facts: { seat, box, cubes } })
const began = (turn: number): StoryLine => ({ key: 'turn-began', facts: { turn } })

test('a box was taken by the last who bid on it in this turn', () => {
  const story = [began(1), bid(0, 'U1', 9), began(2), bid(0, 'U2', 3), bid(1, 'U2', 4), bid(0, 'L1', 2)]
  expect([...takersIn(story)]).toEqual([
    ['U2', { seat: 1, cubes: 4 }],
    ['L1', { seat: 0, cubes: 2 }],
  ])
})

test('while boxes are bid for, the cubes on them tell who leads, whatever the story knows', () => {
  const { boxes } = rulesFor(2, standardMap(1, 'nuremberg'), standardTables(1), false)
  const bidders = boxes.map(({ name }) => (name === 'L1' ? 1 : -1))
  const bids = boxes.map(({ name }) => (name === 'L1' ? 4 : 0))
  expect([...leadersOf(boxes, { bids, bidders })]).toEqual([['L1', { seat: 1, cubes: 4 }]])
})
