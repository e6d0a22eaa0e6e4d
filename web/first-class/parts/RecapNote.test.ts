import { expect, test } from 'vitest'
import { besidePart } from './RecapNote.tsx'

const room = { width: 1000, height: 700 }
const note = { width: 200, height: 30 }

test('a line of the recap stands under what it tells of, above it at the lower edge, and never beyond the screen', () => {
  expect(besidePart({ top: 100, bottom: 150, left: 400, width: 100 }, note, room)).toEqual({ x: 350, y: 156 })
  expect(besidePart({ top: 600, bottom: 690, left: 0, width: 40 }, note, room)).toEqual({ x: 6, y: 564 })
  expect(besidePart({ top: 100, bottom: 150, left: 960, width: 40 }, note, room).x).toBe(794)
  expect(besidePart(null, note, room)).toEqual({ x: 400, y: 335 })
})
