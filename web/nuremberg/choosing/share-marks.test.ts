import { expect, test } from 'vitest'
import { type Marks, NO_MARKS } from '../map/MapView.tsx'
import { shareMarks } from './share-marks.ts'

const MARKS: Marks = {
  ...NO_MARKS,
  areas: new Set([3, 5]),
  pieces: new Map([['red 3', 'a red pawn']]),
  plan: { owner: 1, links: [4], head: 5, price: { price: 2, owed: [0, 1] } },
}

const copy = (): Marks => ({
  ...MARKS,
  areas: new Set(MARKS.areas),
  pieces: new Map(MARKS.pieces),
  plan: structuredClone(MARKS.plan),
})

test('marks that say the same are the same', () => {
  expect(shareMarks(MARKS, copy())).toBe(MARKS)
})

test('what is marked otherwise is new, and the rest is what it was', () => {
  const now = { ...copy(), areas: new Set([3, 6]), chosenPiece: 'red 3' }
  const shared = shareMarks(MARKS, now)
  expect(shared).toEqual(now)
  expect(shared.areas).toBe(now.areas)
  expect(shared.pieces).toBe(MARKS.pieces)
  expect(shared.plan).toBe(MARKS.plan)
})

test('a piece of which something else is said is new', () => {
  const now = { ...copy(), pieces: new Map([['red 3', 'a red pawn, 2 spaces']]) }
  expect(shareMarks(MARKS, now).pieces).toBe(now.pieces)
})
