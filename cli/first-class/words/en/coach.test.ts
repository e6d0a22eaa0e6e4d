import { REASON_KEYS } from '@roundhouse/bots/first-class/coach/reasons/keys'
import { rulesFor } from '@roundhouse/first-class/rules'
import type { Facts } from '@roundhouse/kernel/story'
import { expect, test } from 'vitest'
import { coachWords } from './coach.ts'

const voice = { viewer: 0, names: ['Ann', 'Bob'], rules: rulesFor(2, ['A', 'B']) } as const

const SAID: readonly (readonly [string, Facts, string])[] = [
  [
    'passes',
    { train: 'upper', cars: [7, 4], points: 11 },
    'Moves the upper conductor past the 7 and the 4: +11 at the next scoring.',
  ],
  ['passes-both', { cars: [7], points: 7 }, 'Moves both conductors past the 7: +7 at the next scoring.'],
  [
    'on-tile',
    { train: 'lower', tile: 8, points: 8 },
    'Moves the lower conductor to locomotive tile 8: +8 at the next scoring.',
  ],
  ['raises', { points: 5 }, 'Raises cars that the conductors have reached: +5 at the next scoring.'],
  ['celebrity', { train: 'upper', points: 7 }, 'Seats a celebrity in the upper train: +7 at the next scoring.'],
  ['switch', { points: 6 }, 'Lays a switch that scores: +6 at the next scoring.'],
  ['points-now', { points: 1 }, 'Scores 1 point at once.'],
  ['constantinople', { points: 20 }, 'Reaches Constantinople: 20 points.'],
  ['coins', { coins: 3 }, 'Brings 3 coins.'],
  ['start-player', {}, 'Starts the next round.'],
  [
    'end-card',
    { card: 'G7', counts: 'car', each: 3, cards: 2, points: 6 },
    'Takes Game End card G7, 3 points for each car card: 6 points by now.',
  ],
  ['counts', { cards: ['G3', 'G4'], points: 4 }, 'Counts for Game End card G3 and G4: +4 at the end.'],
  ['keep', { card: 'G14', counts: 'conductor', each: 4 }, 'Keeps G14, 4 points for each conductor card.'],
  [
    'fulfils',
    { card: 'A1-5' },
    'Fulfils contract A1-5: for 2 cars worth at least 2 in both trains together, 2 upgrades of choice and 1 coin.',
  ],
  ['contract-met', { card: 'A1-5' }, 'Contract A1-5 can then be fulfilled at once.'],
  [
    'contract',
    { card: 'A1-5' },
    'Takes contract A1-5: for 2 cars worth at least 2 in both trains together, 2 upgrades of choice and 1 coin.',
  ],
  ['contract-nearer', { card: 'A1-5' }, 'Comes nearer to contract A1-5.'],
  ['bonus-city', { city: 4, times: 2 }, 'Reaches bonus city 4, which still pays in 2 scoring phases.'],
  ['postcard', { route: 'X1-13', cities: 1 }, 'Puts a postcard on X1-13: 1 bonus city pays twice.'],
  ['route', { card: 'X1-13', cities: 2 }, 'Makes the route 2 cities longer.'],
  ['locomotive-tile', { train: 'lower', tile: 5 }, 'Lays locomotive tile 5 in the lower train.'],
  ['mail-car', { train: 'upper' }, 'Lays a mail car in the upper train.'],
  ['cars', { n: 3 }, 'Adds 3 cars.'],
  ['upgrades', { n: 1 }, 'Raises cars by 1 step.'],
  ['conductors', { n: 2 }, 'Moves conductors on by 2 cards.'],
  ['seated', { train: 'upper', car: 1 }, 'Seats a celebrity in car 1 of the upper train.'],
  ['suspects-others', { n: 3 }, 'Brings evidence to 3 other players.'],
  ['destroys', { n: 2 }, 'Destroys 2 evidence tokens more at the end.'],
  ['passengers-board', { n: 1 }, '1 passenger boards.'],
  ['luggage-loaded', { n: 2 }, '2 pieces of luggage are loaded.'],
  ['guests-wait', { n: 1 }, '1 guest waits for a car that is reached and worth 1.'],
  ['laid', { card: 'E1-1', position: 2 }, 'Lays E1-1 at position 2.'],
  ['mechanics', { n: 1 }, 'Lets mechanics raise 1 car.'],
  ['factories', { n: 2 }, 'Sets 2 factories to work.'],
  ['storage', { cards: 3 }, 'Opens a storage: up to 2 of 3 cards and the toolbox.'],
  ['denies-contract', { other: 1, card: 'A1-5' }, 'Denies Bob contract A1-5, which could be fulfilled there at once.'],
  [
    'denies-card',
    { other: 1, card: 'X1-1', points: 4 },
    'Denies Bob the card most wanted there, X1-1 (cars: 2 0-cars): about 4 points.',
  ],
  ['saves-coins', { coins: 2 }, 'Saves 2 coins for later.'],
  ['nothing-better', {}, 'Nothing better was found.'],
]

test.each(SAID)('%s', (key, facts, words) => {
  expect(coachWords(voice, { key, facts })).toBe(words)
})

test('whatever the coach can say has words', () => {
  expect(SAID.map(([key]) => key)).toEqual([...REASON_KEYS])
})
