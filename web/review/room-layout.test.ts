import { expect, test } from 'vitest'
import { hasAsideAt } from './room-layout.ts'

test.each([
  [1280, 720, 100, true],
  [1100, 620, 100, true],
  [1920, 1080, 100, true],
  [1920, 1080, 120, true],
  [1024, 768, 100, false],
  [768, 1024, 100, false],
  [1200, 1600, 100, false],
  [640, 360, 100, false],
  [360, 640, 100, false],
  [1280, 720, 200, false],
  [1920, 1080, 200, false],
])('beside a table of %i x %i with text of %i percent there is room: %s', (width, height, text, hasRoom) => {
  expect(hasAsideAt({ width, height, text })).toBe(hasRoom)
})
