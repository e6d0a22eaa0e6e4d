import { expect, test } from 'vitest'
import { costOf } from './cost.ts'

test('the cost of one operation is that of all of them, divided', () => {
  const wait = () => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2)
  }
  const { wall } = costOf(10, 0.01, wait)
  expect(wall).toBeGreaterThan(195)
})
