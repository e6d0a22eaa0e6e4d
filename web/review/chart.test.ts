import { expect, test } from 'vitest'
import { above, apart, beginningsIn, cursorAt, pathOf, scalesFor, turnAt, turnBy } from './chart.ts'

const ROOM = { width: 220, height: 120, top: 10, right: 10, bottom: 10, left: 10 }
const moments = [0.5, 0.75, 1].map((share, n) => ({ at: n * 4, seat: n === 0 ? null : 0, shares: [share, 1 - share] }))

test('a line goes from the deal at the left to the result at the right, the larger the share the higher', () => {
  const scales = scalesFor(3, ROOM)
  expect([scales.x(0), scales.x(2), scales.y(0), scales.y(1)]).toEqual([10, 210, 110, 10])
  expect(pathOf(moments, 0, scales)).toMatch(/^M10,60C.*,210,10$/)
  expect(pathOf(moments, 1, scales)).toMatch(/^M10,60C.*,210,110$/)
})

test('the turn that is pointed at is the nearest one, also beside the chart', () => {
  const scales = scalesFor(3, ROOM)
  expect([-50, 50, 70, 400].map(place => turnAt(scales, 3, place))).toEqual([0, 0, 1, 2])
})

test('labels that would cover each other move apart, in their order, and stay on the chart', () => {
  expect(apart([10, 50, 90], 16, 100)).toEqual([10, 50, 90])
  expect(apart([50, 50, 10], 16, 100)).toEqual([50, 66, 10])
  expect(apart([98, 99, 100], 16, 100)).toEqual([68, 84, 100])
})

test('of marks that would cover each other the later stands above', () => {
  const places = [
    { x: 10, y: 80 },
    { x: 12, y: 82 },
    { x: 10, y: 80 },
    { x: 90, y: 80 },
  ]
  expect(above(places, 20).map(({ y }) => y)).toEqual([80, 60, 40, 80])
})

test('a round begins with the first turn that was over by then', () => {
  expect(beginningsIn(moments, [0, 3, 8])).toEqual([0, 1, 2])
})

test('a moment stands where its turn does, or on the way to the next one', () => {
  expect([0, 1, 4, 6, 8, 9].map(place => cursorAt(moments, place))).toEqual([0, 0.25, 1, 1.5, 2, 2])
  expect([0, 3, 4, 7, 8].map(place => turnBy(moments, place))).toEqual([0, 0, 1, 1, 2])
})

test('of two points after the same move the later is the one that moment stands at', () => {
  const revealed = [...moments, { at: 8, seat: 0, shares: [0.9, 0.1] }]
  expect([cursorAt(revealed, 7), cursorAt(revealed, 8)]).toEqual([1.75, 3])
})
