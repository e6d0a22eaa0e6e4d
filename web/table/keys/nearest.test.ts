import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

test('an arrow goes to the nearest target in its direction, straight rather than aside', () => {
  const points = [
    { x: 10, y: 0, name: 'right' },
    { x: 4, y: 8, name: 'askew' },
    { x: -5, y: 0, name: 'left' },
  ]
  const from = { x: 0, y: 0 }
  expect(nearest(from, points, 1, 0)?.name).toBe('right')
  expect(nearest(from, points, -1, 0)?.name).toBe('left')
  expect(nearest(from, points, 0, 1)?.name).toBe('askew')
  expect(nearest(from, points, 0, -1)).toBeNull()
})
