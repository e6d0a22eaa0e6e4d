import { expect, test } from 'vitest'
import { Bucket, Buckets } from './allowance.ts'

const TWO = { most: 2, perSecond: 1 }

test('what is allowed may be used up in one go, then it is told how long to wait', () => {
  const bucket = new Bucket(TWO, 0)
  expect([bucket.take(0), bucket.take(0), bucket.take(0)]).toEqual([0, 0, 1000])
  expect(bucket.take(400)).toBe(600)
  expect(bucket.take(1000)).toBe(0)
})

test('it never fills up to more than it holds, and a clock that is set back gives nothing', () => {
  const bucket = new Bucket(TWO, 0)
  expect([bucket.take(60_000), bucket.take(60_000)]).toEqual([0, 0])
  expect(bucket.take(0)).toBe(1000)
  expect(bucket.take(60_000)).toBe(1000)
})

test('everybody has an allowance of their own', () => {
  const buckets = new Buckets({ most: 1, perSecond: 1 })
  expect([buckets.take('ada', 0), buckets.take('bert', 0), buckets.take('ada', 0)]).toEqual([0, 0, 1000])
})
