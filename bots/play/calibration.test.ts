import { expect, test } from 'vitest'
import { powerBy, sharpened, UNCALIBRATED } from './calibration.ts'

test('a power above 1 makes shares bolder, one below 1 shyer, and what is certain stays so', () => {
  const shares = [0.6, 0.3, 0.1]
  for (const power of [0.3, 1, 3]) expect(sharpened(shares, power).reduce((sum, share) => sum + share)).toBeCloseTo(1)
  expect(sharpened(shares, 3)[0]).toBeGreaterThan(0.8)
  expect(sharpened(shares, 0.3)[0]).toBeLessThan(0.5)
  expect(sharpened([1, 0], 0.5)).toEqual([1, 0])
})

test('between two moments powers are blended; where nothing was fitted, shares stay as they are', () => {
  expect(powerBy([1, 3], [{ place: 0, part: 0.25 }, { place: 1, part: 0.75 }])).toBe(2.5) // biome-ignore format: one line
  expect(powerBy(UNCALIBRATED.powers, UNCALIBRATED.partsAt({} as never, {} as never))).toBe(1)
})
