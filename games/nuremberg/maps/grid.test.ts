import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distance } from './grid.ts'

type Hex = readonly [number, number]
const around = (hex: Hex, others: readonly Hex[]) => others.map(other => distance(hex, other))

test('an area in an even row touches six others', () => {
  expect(
    around(
      [4, 3],
      [
        [4, 2],
        [4, 4],
        [3, 2],
        [3, 3],
        [5, 2],
        [5, 3],
      ],
    ),
  ).toEqual([1, 1, 1, 1, 1, 1])
  expect(
    around(
      [4, 3],
      [
        [3, 4],
        [5, 4],
        [2, 3],
        [4, 3],
      ],
    ),
  ).toEqual([2, 2, 2, 0])
})

test('in an odd row they lie half a hex further east', () => {
  expect(
    around(
      [3, 3],
      [
        [3, 2],
        [3, 4],
        [2, 3],
        [2, 4],
        [4, 3],
        [4, 4],
      ],
    ),
  ).toEqual([1, 1, 1, 1, 1, 1])
  expect(
    around(
      [3, 3],
      [
        [2, 2],
        [4, 2],
        [5, 3],
      ],
    ),
  ).toEqual([2, 2, 2])
})

test('far apart it is the shortest way', () => {
  expect(
    around(
      [0, 0],
      [
        [0, 7],
        [8, 0],
        [8, 4],
        [8, 10],
      ],
    ),
  ).toEqual([7, 8, 8, 14])
})

test('it is as far there as back', () => {
  const hex = fc.tuple(fc.nat(40), fc.nat(40))
  fc.assert(
    fc.property(hex, hex, (one, other) => {
      expect(distance(one, other)).toBe(distance(other, one))
    }),
  )
})
