import type { Line } from '@roundhouse/kernel/story'
import { expect, test } from 'vitest'
import { takersIn } from './takers.ts'

const bid = (seat: number, box: string, cubes: number): Line => ({ key: 'bid', facts: { seat, box, cubes } })
const began = (turn: number): Line => ({ key: 'turn-began', facts: { turn } })

test('a box was taken by the last who bid on it in this turn', () => {
  const story = [began(1), bid(0, 'U1', 9), began(2), bid(0, 'U2', 3), bid(1, 'U2', 4), bid(0, 'L1', 2)]
  expect([...takersIn(story)]).toEqual([
    ['U2', { seat: 1, cubes: 4 }],
    ['L1', { seat: 0, cubes: 2 }],
  ])
})
