import { expect, test } from 'vitest'
import { movesBack } from './table-snapshot.ts'

const undo = (step: number, turn = 0) => ({ step, turn, barrier: 'rolled' }) as const

test.each([
  // Nothing of one's own is under way: as the server says.
  [undo(3, 5), 0, { step: 3, turn: 5 }],
  // Own moves not confirmed, with none, one and several of the same turn before them.
  [undo(0), 1, { step: 1, turn: 0 }],
  [undo(0), 2, { step: 1, turn: 2 }],
  [undo(1), 1, { step: 1, turn: 2 }],
  [undo(1, 3), 2, { step: 1, turn: 5 }],
  // A step with replies of bots in it belongs to the turn before.
  [undo(4), 1, { step: 1, turn: 0 }],
  // Own moves that are being taken back.
  [undo(1, 3), -1, { step: 1, turn: 2 }],
  [undo(1, 2), -2, { step: 0, turn: 0 }],
])('%j with %i moves more: %j', (told, added, back) => {
  expect(movesBack(told, added)).toMatchObject(back)
})

test('nothing is taken back from another person', () => {
  expect(movesBack(undo(1, 3), 1, false)).toEqual({ step: 0, turn: 0 })
})
