import { refused } from '@roundhouse/kernel/testing/refused'
import { expect, test } from 'vitest'
import { rulesOn } from '../testing/positions.ts'
import { trains } from './trains.ts'

const rules = rulesOn('nuremberg', 2)

test('trains are written row by row, in whatever order they are named', () => {
  expect(trains.write(rules, trains.read(rules, '5a goods grey, 3b, 1c'))).toBe('1c, 3b, 5a goods grey')
})

test('a train without a name is none', () => {
  expect(refused(() => trains.read(rules, '3b,, 5a'))).toBe('found ""; expected a train, such as 1a')
})
