import { expect, test } from 'vitest'
import { cpuNow, median, spentOn } from './clock.ts'

test('a median is the middle, or between the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([9, 1, 5, 6])).toBe(5.5)
})

test('work takes time by the clock and of the processor', () => {
  const { cpu, wall } = spentOn(() => {
    for (const before = cpuNow(); cpuNow() < before + 20; );
  })
  expect(cpu).toBeGreaterThanOrEqual(0.02)
  expect(cpu).toBeLessThan(2)
  expect(wall).toBeGreaterThan(0)
})
