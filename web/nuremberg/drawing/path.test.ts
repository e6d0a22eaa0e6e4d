import { expect, test } from 'vitest'
import { placedPath, readPath } from './path.ts'

const placed = (path: string) => placedPath(readPath(path), { scale: 2, x: 100, y: 10 })

test('a path that names places is put elsewhere, larger', () => {
  expect(placed('M0-11.5L10.5-6V6H.5Z')).toBe('M100 -13L121 -2V22H101Z')
  expect(placed('M0-6C1 2 3 4 5-.5Q1 2 3 4')).toBe('M100 -2C102 14 106 18 110 9Q102 14 106 18')
})

test('ways from where the pen is are only larger', () => {
  expect(placed('M1 1h.01v-2q5 6 0 11t0 11')).toBe('M102 12h0.02v-4q10 12 0 22t0 22')
})

test('of an arc the radii grow, its end moves, and angle and flags stay', () => {
  expect(placed('M-9 0A9 9 0 1 0 9 0a4 5 30 0 1-9 2Z')).toBe('M82 10A18 18 0 1 0 118 10a8 10 30 0 1 -18 4Z')
})
