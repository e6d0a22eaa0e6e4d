import { REASON_KEYS } from '@roundhouse/bots/nuremberg/coach/reasons/keys'
import type { Facts } from '@roundhouse/kernel/story'
import { rulesOn } from '@roundhouse/nuremberg/testing/positions'
import { expect, test } from 'vitest'
import { coachWords } from './coach.ts'

const voice = { viewer: 0, names: ['Ann', 'Bob'], rules: rulesOn('nuremberg', 2) } as const

const SAID: readonly (readonly [string, Facts, string])[] = [
  [
    'box',
    { box: 'U1', cubes: 3, white: 2, brown: 0, red: 1, green: 0 },
    'Box U1 brings 2 white and 1 red for 3 cubes.',
  ],
  ['outbids', { other: 1, box: 'U1' }, 'Outbids Bob on U1.'],
  ['most-white', { n: 3 }, 'Has most white as the bids stand, 3, and builds first.'],
  ['most-brown', { n: 4 }, 'Has most brown as the bids stand, 4, and is first with trains.'],
  [
    'reaches',
    { n: 4, grey: 2, yellow: 1, red: 1, green: 0 },
    'Reaches 4 pieces more: 2 beer, 1 mail and 1 red passenger.',
  ],
  ['builds', { pieces: 2, price: 3 }, 'Builds 2 pieces for 3 building points.'],
  [
    'line',
    { company: 'red', from: 'Fürth', to: 'Stadeln', pieces: 1, price: 1 },
    'Makes a line of 1 piece from Fürth e4 to Stadeln d4 that can be sold for 1 red.',
  ],
  ['chain', { points: 4 }, 'Closes the first chain to Nuremberg: 4 points.'],
  ['denies-track', { other: 1, points: 5 }, 'Denies Bob a way that was wanted there: about 5 points.'],
  [
    'buys',
    { train: '2b', first: 2, second: 1, goods: 2, pieces: 3 },
    'Train 2b has 2 in first class, 1 in second class and 2 for goods: room for 3 pieces more that can be reached.',
  ],
  ['denies-train', { other: 1, train: '5c' }, 'Denies Bob train 5c, the one most wanted there.'],
  ['loads', { pieces: 1, points: 1, profit: 2 }, 'Moves 1 piece: 1 point and 2 of profit this turn.'],
  ['set', { sets: 1, points: 2 }, 'Closes 1 set: +2 at the end.'],
  [
    'denies-piece',
    { other: 1, area: 'Thon', piece: 'yellow' },
    'Takes the last mail in Thon d7, which Bob could move too.',
  ],
  [
    'sells',
    { company: 'red', pieces: 3, price: 2, turns: 1, saved: 6 },
    'Sells 3 pieces to the red company for 2 influence and saves 6 points of upkeep and track left by the end.',
  ],
  ['stations', { company: 'red', areas: ['Stadeln'] }, 'Stadeln d4 becomes red.'],
  ['keeps-track', { pieces: 4, reached: 2 }, 'Keeps 4 pieces of track, which reach 2 pieces.'],
  ['keeps', { cubes: 8, white: 0, brown: 4, red: 3, green: 0 }, 'Keeps 8 cubes; influence 4 brown and 3 red.'],
]

test.each(SAID)('%s', (key, facts, words) => {
  expect(coachWords(voice, { key, facts })).toBe(words)
})

test('whatever the coach can say has words', () => {
  expect(SAID.map(([key]) => key)).toEqual([...REASON_KEYS])
})
