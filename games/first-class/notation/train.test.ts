import { refused } from '@roundhouse/kernel/testing/refused'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Train } from '../base/board/train.ts'
import { rulesFor } from '../rules.ts'
import { readTrain, writeTrain } from './train.ts'

const rules = rulesFor(2, ['B', 'D'])
const face = (id: string): number => rules.printed.faces.findIndex(card => card.id === id)

describe('a train as text', () => {
  test.each<[string, Partial<Train>]>([
    ['0', { cars: [1, 0, 0, 0, 0, 0], conductor: 0 }],
    ['0^', { cars: [1, 0, 0, 0, 0, 0], conductor: 1 }],
    ['12 7 4 2 1', { cars: [5, 5, 4, 3, 2, 1], conductor: 0, mail: 0 }],
    ['12 4 1 1 0 M2 0^', { cars: [6, 4, 2, 2, 1, 1], conductor: 7, mail: 2, tile: 0 }],
    ['0 0 0 0 0 M1^', { cars: [5, 0, 0, 0, 0, 0], conductor: 6, mail: 1 }],
    ['7 7 7 7 7 M4 7 7 7 L15^', { cars: [8, 8, 8, 8, 8, 0], conductor: 10, mail: 4, tile: 15 }],
    ['7 7 7^ 7 7 M3 7 7 7 L5', { conductor: 3, mail: 3, tile: 5 }],
    ['1{B1-1} 0{D1-2}^ 0', { guests: [face('B1-1'), face('D1-2')], seated: 0, conductor: 2 }],
    ['1{B1-1!} 1{D1-2!}^ 0{D1-3} 0', { guests: [face('B1-1'), face('D1-2'), face('D1-3')], seated: 2 }],
    ['1{D1-1} 1{D1-2} 1{D1-3} 1{D1-4} 1 M1 1', { guests: ['D1-1', 'D1-2', 'D1-3', 'D1-4'].map(face) }],
    ['1{D1-1} 1{D1-2} 1{D1-3} 1{D1-4} 1{B1-1} M1 1{B1-1}^', { seated: 0, conductor: 7 }],
  ])('%s', (text, train) => {
    expect(readTrain(rules, text)).toMatchObject(train)
    expect(writeTrain(rules, readTrain(rules, text))).toBe(text)
  })

  test('blanks may be more than one', () => {
    expect(readTrain(rules, '  1   0^ ')).toEqual(readTrain(rules, '1 0^'))
  })

  test('every train is read back as it was written', () => {
    fc.assert(
      fc.property(trains, train => {
        expect(readTrain(rules, writeTrain(rules, train))).toStrictEqual(train)
      }),
    )
  })
})

const guests = ['B1-1', 'B2-1', 'D1-1', 'D1-2', 'D1-3', 'D1-4'].map(face)

/** Any train that rules allow: 1 to 8 cars, the mail car from the fifth on, the tile from the eighth. */
const trains: fc.Arbitrary<Train> = fc
  .tuple(fc.array(fc.nat(5), { minLength: 1, maxLength: 8 }), fc.nat(10), fc.integer({ min: 1, max: 4 }), fc.nat(6))
  .chain(([steps, conductor, mail, count]) => {
    const cards = steps.length + (steps.length >= 5 ? 1 : 0) + (steps.length === 8 ? 1 : 0)
    const aboard = Math.min(count, steps.length)
    return fc.nat(aboard).map(seated => ({
      cars: [0, 1, 2, 3, 4, 5].map(least => steps.filter(step => step >= least).length),
      conductor: Math.min(conductor, cards),
      mail: steps.length >= 5 ? mail : 0,
      tile: steps.length === 8 ? 12 : 0,
      guests: guests.slice(0, aboard),
      seated,
    }))
  })

const CARDS =
  'cars 0, 1, 2, 4, 7, 12, a mail car M1 to M4, a tile L5, L6, L7, L8, L12, L13, L14, L15, each with ^ if the conductor stands on it; a guest in braces after its car, as in 4{B1-1}'

describe('what is no train is refused', () => {
  test.each([
    ['3', `found "3"; expected ${CARDS}`],
    ['14', `found "14"; expected ${CARDS}`],
    ['-1', `found "-1"; expected ${CARDS}`],
    ['0 ^', `found "^"; expected ${CARDS}`],
    ['^0', `found "^0"; expected ${CARDS}`],
    ['0^^', `found "0^^"; expected ${CARDS}`],
    ['x0', `found "x0"; expected ${CARDS}`],
    ['0 0 0 0 0 M5', `found "M5"; expected ${CARDS}`],
    ['0 0 0 0 0 M0', `found "M0"; expected ${CARDS}`],
    ['0 0 0 0 0 M1 0 0 0 L9', `found "L9"; expected ${CARDS}`],
    ['0{}', `found "0{}"; expected ${CARDS}`],
    ['0 0 0 0 0 M1{B1-1}', `found "M1{B1-1}"; expected ${CARDS}`],
    ['0{B1-1', `found "0{B1-1"; expected ${CARDS}`],
    ['0{B9-9}', 'found "B9-9"; expected cards of the decks X, B, D'],
    ['0{X1-1}', 'found "X1-1, a car card"; expected cards of the kind celebrity, guest'],
    ['2 4', 'found "4"; expected as card 2: cars of at most 2, as to its left (FC-5.3)'],
    ['4 2 2 1 1 M1 2^', 'found "2^"; expected as card 7: cars of at most 1, as to its left (FC-5.3)'],
    ['0 0 0 0 0 0', 'found "0"; expected a mail car as card 6 and nowhere else; this is card 6 (FC-6.1)'],
    ['M1 0', 'found "M1"; expected a mail car as card 6 and nowhere else; this is card 1 (FC-6.1)'],
    ['0 0 0 0 0 L5', 'found "L5"; expected a mail car as card 6 and nowhere else; this is card 6 (FC-6.1)'],
    ['0 L5', 'found "L5"; expected a locomotive tile as card 10 and nowhere else; this is card 2 (FC-6.3)'],
    [
      '0 0 0 0 0 M1 0 0 0 0',
      'found "0"; expected a locomotive tile as card 10 and nowhere else; this is card 10 (FC-6.3)',
    ],
    ['0 0 0 0 0 M1 0 0 0 L5 0', 'found "0"; expected 10 cards; this is card 11 (FC-6.3)'],
    ['0 0 0 0 0 M1 0 0 0', 'found 9 cards without a locomotive tile; expected 10 cards, the last a tile (FC-6.3)'],
    ['', 'found no car; expected trains of at least one car (FC-1.3)'],
    ['1^ 0^', 'found "0^"; expected one conductor in a train: ^ stands here a second time'],
    ['1 0{B1-1}', 'found "0{B1-1}"; expected guests in the first cars: the car to the left of card 2 is free (FC-B.1)'],
    [
      '1{D1-1} 1{D1-2!}^',
      'found "1{D1-2!}^"; expected guests on board from the left: the one before card 2 is not (FC-D.2)',
    ],
  ])('%s', (text, message) => {
    expect(refused(() => readTrain(rules, text))).toBe(message)
  })
})
