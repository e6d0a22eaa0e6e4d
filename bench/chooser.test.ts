import { expect, test } from 'vitest'
import { newChooser } from './chooser.ts'

test('the chooser answers every number below the limit about as often', () => {
  const choose = newChooser(3)
  const counts = [0, 0, 0, 0, 0]
  for (let i = 0; i < 50_000; i++) counts[choose(5)]!++
  expect(Math.min(...counts)).toBeGreaterThan(9500)
  expect(Math.max(...counts)).toBeLessThan(10_500)
})
