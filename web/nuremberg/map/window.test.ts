import { expect, test } from 'vitest'
import type { Rect } from './points.ts'
import { centredOn, moved, seenPart, showing, wholeIn, zoomed } from './window.ts'

const SHEET: Rect = [-100, -50, 1100, 850]

test('the whole sheet stands in the middle of a window of any shape', () => {
  expect(wholeIn(SHEET, 4 / 3)).toEqual({ x: -100, y: -50, width: 1200, height: 900 })
  expect(wholeIn(SHEET, 2)).toEqual({ x: -400, y: -50, width: 1800, height: 900 })
  expect(wholeIn(SHEET, 1)).toEqual({ x: -100, y: -200, width: 1200, height: 1200 })
})

test('what lies beside the sheet counts for nothing in how much of it is seen', () => {
  expect(seenPart(SHEET, wholeIn(SHEET, 2))).toBe(1)
  expect(seenPart(SHEET, { x: -400, y: -50, width: 1800, height: 450 })).toBe(0.5)
  expect(seenPart(SHEET, { x: 0, y: 0, width: 600, height: 450 })).toBe(0.25)
})

test('nearer keeps the point that is pointed at where it is, and never goes nearer than six times', () => {
  const near = zoomed(SHEET, wholeIn(SHEET, 4 / 3), 2, [500, 400])
  expect(near).toEqual({ x: 200, y: 175, width: 600, height: 450 })
  expect(zoomed(SHEET, near, 100, [500, 400]).width).toBe(200)
  expect(zoomed(SHEET, near, 0.01, [500, 400])).toEqual(wholeIn(SHEET, 4 / 3))
})

test('a window stays on the sheet', () => {
  const near = zoomed(SHEET, wholeIn(SHEET, 4 / 3), 2, [500, 400])
  expect(moved(SHEET, near, [-5000, 5000])).toEqual({ x: -100, y: 400, width: 600, height: 450 })
})

test('points are shown from near, and from farther away if they need it', () => {
  const { x, y, width, height } = showing(SHEET, 4 / 3, [[700, 600]])
  expect([width, x + width / 2, y + height / 2].map(Math.round)).toEqual([462, 700, 600])
  expect(
    showing(SHEET, 4 / 3, [
      [0, 0],
      [1000, 800],
    ]),
  ).toEqual(wholeIn(SHEET, 4 / 3))
})

test('points are never under what covers the right edge', () => {
  const { x, width } = showing(SHEET, 4 / 3, [[500, 400]], 0.25)
  expect((500 - x) / width).toBeCloseTo(0.375)
})

test('around another point it is seen from as near, and never past the edge', () => {
  const near = zoomed(SHEET, wholeIn(SHEET, 1), 4, [0, 0])
  const there = centredOn(SHEET, near, [200, 300])
  expect([there.x + there.width / 2, there.y + there.height / 2, there.width]).toEqual([200, 300, near.width])
  expect(centredOn(SHEET, near, [-900, 0]).x).toBe(SHEET[0])
})
