import { expect, test } from 'vitest'
import { layoutFor } from './layout.ts'

const at = (width: number, height: number, rem = 16, own = height) =>
  layoutFor({ width, height, own, ownWidth: width, rem, room: null })

test.each([
  [1280, 720, 'wide'],
  [1100, 620, 'wide'],
  [1920, 1080, 'wide'],
  [1024, 768, 'wide'],
  [640, 360, 'landscape'],
  [900, 400, 'landscape'],
  [768, 1024, 'tablet'],
  [700, 900, 'tablet'],
  [360, 640, 'phone'],
  [360, 560, 'phone'],
  [360, 300, 'phone'],
] as const)('%i x %i is %s', (width, height, is) => {
  expect(at(width, height).is).toBe(is)
})

test('text twice as large leaves half the room', () => {
  expect(at(1280, 720, 32).is).toBe('landscape')
  expect(at(768, 1024, 32).is).toBe('phone')
  expect(at(360, 640, 32).is).toBe('phone')
})

test('on a low screen, and under a lesson, panels share a place; on a high one they do not', () => {
  expect(at(1280, 720)).toMatchObject({ isLow: false, isTall: false, hasLog: false })
  expect(at(1100, 620)).toMatchObject({ isLow: true })
  expect(at(1280, 720, 16, 590)).toMatchObject({ is: 'wide', isLow: true })
  expect(at(1920, 1080)).toMatchObject({ isTall: true, hasLog: true })
})

test('in a room with something beside it, and on a phone in one, it is arranged as where it is low', () => {
  const within = (width: number, height: number, hasAside: boolean) =>
    layoutFor({ width, height, own: height - 60, ownWidth: width, rem: 16, room: { hasAside, screenRem: null } })
  expect(within(1280, 720, true)).toMatchObject({ is: 'landscape', isBeside: true, isLow: false, hasLog: false })
  expect(within(360, 640, false)).toMatchObject({ is: 'landscape', isBeside: true })
  expect(within(640, 360, false)).toMatchObject({ is: 'landscape', isBeside: false })
  expect(within(768, 1024, false)).toMatchObject({ is: 'tablet', isBeside: false })
})

test('a table that something else leaves little of the width is not roomy, and one for large text on a phone is narrow', () => {
  const room = { hasAside: true, screenRem: null }
  const beside = (ownWidth: number) => layoutFor({ width: 1280, height: 720, own: 640, ownWidth, rem: 16, room })
  expect(beside(720)).toMatchObject({ isRoomy: true, isNarrow: false })
  expect(beside(719)).toMatchObject({ isRoomy: false, isNarrow: false })
  expect(at(360, 640)).toMatchObject({ isNarrow: false })
  expect(at(360, 640, 24)).toMatchObject({ isNarrow: true })
})
