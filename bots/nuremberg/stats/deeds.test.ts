import { expect, test } from 'vitest'
import { simulate } from '../../stats/simulation.ts'
import { bots } from '../index.ts'
import { nurembergDeedTeller } from './deeds.ts'

test('orders tell who is first and last, in all and by turn', () => {
  const tell = nurembergDeedTeller({ seats: 3 })
  expect(tell({ key: 'player-order', facts: { seats: [2, 0, 1] } }).map(({ seat, deed }) => [seat, deed])).toEqual([
    [2, 'place 1'],
    [0, 'place 2'],
    [1, 'place 3'],
  ])
  tell({ key: 'turn-began', facts: { turn: 2 } })
  expect(tell({ key: 'build-order', facts: { seats: [1, 0, 2] } }).map(({ seat, deed }) => [seat, deed])).toEqual([
    [1, 'builds first'],
    [1, 'builds first 2'],
    [2, 'builds last'],
    [2, 'builds last 2'],
  ])
})

test('in whole games what is sold was built, and everything that was built is sold or left', () => {
  const { options } = bots.tables(2)[0]!
  const { deeds, games } = simulate(bots, options, ['greedy', 'greedy'], [0, 0, 0, 7], 0, 3)
  const sum = (deed: string) => deeds[deed]?.[0] ?? 0
  expect(sum('links')).toBe(sum('sold') - sum('points track-left'))
  expect(sum('moved')).toBe(['grey', 'yellow', 'red', 'green'].reduce((all, piece) => all + sum(`moved ${piece}`), 0))
  expect(sum('ahead 1')).toBe(games)
})
