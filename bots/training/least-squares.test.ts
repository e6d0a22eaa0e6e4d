import { expect, test } from 'vitest'
import { addRow, fit, newSums } from './least-squares.ts'

/** Rows that say: twice the first, three times less the second, and one always. */
function sumsOf(rows: number) {
  const sums = newSums(3)
  for (let n = 0; n < rows; n++) {
    const [one, other] = [(n * 7) % 11, (n * 5) % 13]
    addRow(sums, [0, 1, 2], [one, other, 1], 2 * one - 3 * other + 1)
  }
  return sums
}

test('finds the weights that rows were made with', () => {
  const weights = fit(sumsOf(200), [0, 0, 0], [1e-6, 1e-6, 1e-6])
  expect(weights[0]).toBeCloseTo(2)
  expect(weights[1]).toBeCloseTo(-3)
  expect(weights[2]).toBeCloseTo(1)
})

test('stays with what was believed where there is nothing to go by, and leaves it the more is seen', () => {
  expect(fit(newSums(1), [5], [10])).toEqual([5])
  const distance = (rows: number) => Math.abs(fit(sumsOf(rows), [9, 9, 9], [50, 50, 50])[0]! - 2)
  expect(distance(1000)).toBeLessThan(distance(20))
})

test('takes a number that is left out for 0', () => {
  const sums = newSums(2)
  addRow(sums, [0], [2], 6)
  addRow(sums, [1], [1], 5)
  const [first, second] = fit(sums, [0, 0], [1e-9, 1e-9])
  expect(first).toBeCloseTo(3)
  expect(second).toBeCloseTo(5)
})

test('a row that counts for more is the same as several', () => {
  const [heavy, several] = [newSums(1), newSums(1)]
  addRow(heavy, [0], [2], 6, 3)
  for (let n = 0; n < 3; n++) addRow(several, [0], [2], 6)
  expect(heavy).toEqual(several)
})
