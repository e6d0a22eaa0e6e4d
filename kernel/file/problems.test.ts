import { expect, test } from 'vitest'
import { refusalOf } from '../testing/refusal.ts'
import { refuseIf } from './problems.ts'

const lines = (count: number) => Array.from({ length: count }, (_, place) => `line ${place + 1}`)
const told = (count: number) => refusalOf(() => refuseIf(lines(count))).split('\n')

test('a file without problems is not refused', () => {
  expect(told(0)).toEqual(['no refusal'])
})

test('up to 20 problems are told, of more only how many', () => {
  expect(told(1)).toEqual(lines(1))
  expect(told(20)).toEqual(lines(20))
  expect(told(23)).toEqual([...lines(20), 'and 3 more'])
})
