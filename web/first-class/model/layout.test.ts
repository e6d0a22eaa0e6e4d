import { expect, test } from 'vitest'
import { type Layout, layoutOf } from './layout.ts'

test.each<[width: number, height: number, text: number, layout: Layout]>([
  [1280, 720, 100, 'wide'],
  [1280, 720, 120, 'wide'],
  [1100, 620, 100, 'wide'],
  [1920, 1080, 80, 'wide'],
  [1024, 768, 100, 'wide'],
  [768, 1024, 100, 'upright'],
  [820, 1180, 120, 'upright'],
  [900, 900, 100, 'upright'],
  [640, 360, 100, 'sideways'],
  [844, 390, 100, 'sideways'],
  [1280, 400, 100, 'sideways'],
  [900, 600, 100, 'sideways'],
  [1280, 720, 130, 'sideways'],
  [1280, 720, 200, 'sideways'],
  [360, 640, 100, 'narrow'],
  [360, 560, 200, 'narrow'],
  [768, 1024, 130, 'narrow'],
  [640, 360, 200, 'narrow'],
])('a screen of %i x %i with text of %i percent is %s', (width, height, text, layout) => {
  expect(layoutOf({ width, height, text })).toBe(layout)
})
