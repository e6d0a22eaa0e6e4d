import { refused } from '@roundhouse/kernel/testing/refused'
import { describe, expect, test } from 'vitest'
import type { Letter } from '../../base/cards/card.ts'
import { rulesFor } from '../../rules.ts'
import { readPosition } from '../position.ts'

type Pair = readonly [Letter, Letter]

const fault = (text: string, pair: Pair = ['B', 'D'], seats = 3): string =>
  refused(() => readPosition(rulesFor(seats, pair), text))
const FINE = 'not refused'

describe('the course of the game', () => {
  test.each([
    ['phase scoring\nround 1', 'Line 2: round: found round 1 in phase scoring; expected round 2, 4, 6 (FC-2.4)'],
    ['round 2\nphase draft', 'Line 1: round: found round 2 in phase draft; expected round 1 (FC-2.4)'],
    ['round 5\nphase over', 'Line 1: round: found round 5 in phase over; expected round 6 (FC-2.4)'],
    ['phase draft\nseat 1 taken X2-1', 'Line 1: phase: found round 3 in phase draft; expected round 1 (FC-2.4)'],
    ['phase receive\nround 1', FINE],
    ['phase turn\nround 6', FINE],
    ['phase scoring\nround 6', FINE],
  ])('FC-2.4 %j', (text, message) => {
    expect(fault(text)).toBe(message)
  })

  test.each([
    [
      'turn 2\nturns-left 9',
      'Line 2: turns-left: found "9"; expected 8, 5, 2 in phase turn when seat 2 is on turn and seat 1 began (FC-2.2)',
    ],
    [
      'turns-left 0',
      'Line 1: turns-left: found "0"; expected 9, 6, 3 in phase turn when seat 1 is on turn and seat 1 began (FC-2.2)',
    ],
    [
      'phase scoring\nturn 1\nstart 3\nturns-left 3',
      'Line 4: turns-left: found "3"; expected 2 in phase scoring when seat 1 is on turn and seat 3 began (FC-2.2)',
    ],
    [
      'phase over\nturns-left 1',
      'Line 2: turns-left: found "1"; expected 0 in phase over when seat 1 is on turn and seat 1 began (FC-2.2)',
    ],
    ['turn 3\nturns-left 4', FINE],
    ['turn 3\nturns-left 1', FINE],
    ['phase scoring\nturn 3\nturns-left 1', FINE],
  ])('FC-2.2 %j', (text, message) => {
    expect(fault(text)).toBe(message)
  })

  test.each([
    ['decides 2', 'Line 1: decides: found "2"; expected 1 in phase turn, whose turn it is (FC-3.8)'],
    [
      'phase scoring\nturn 3\ndecides 2',
      'Line 3: decides: found "2"; expected 3 in phase scoring, whose turn it is (FC-3.8)',
    ],
    ['phase receive\ndecides 2', FINE],
    ['phase draft\ndecides 2', FINE],
    ['phase over\ndecides 2', FINE],
    ['turn 2\ndecides 2', FINE],
  ])('FC-3.8 %j', (text, message) => {
    expect(fault(text)).toBe(message)
  })

  test.each([
    ['seat 2 kept -', 'Line 1: seat 2 kept: found "-"; expected a Game End card: everybody kept one (FC-1.5)'],
    ['hand G1', 'Line 1: hand: found cards; expected "-" once the draft is over (FC-1.5)'],
    ['phase draft\nc X1-1', 'Line 2: c: found cards; expected none while cards are kept (FC-1.7)'],
    ['phase draft\na X1-1', 'Line 2: a: found cards; expected none while cards are kept (FC-1.7)'],
    ['phase draft\nb X1-1', 'Line 2: b: found cards; expected none while cards are kept (FC-1.7)'],
    [
      'phase draft\nhand G1 G2 G3',
      'Line 2: hand: found 3 cards; expected 4, since 0 of 3 players have kept one (FC-1.5)',
    ],
    [
      'phase draft\nhand G1 G2 G3 G4\nseat 3 kept G5',
      'Line 2: hand: found 4 cards; expected 3, since 1 of 3 players have kept one (FC-1.5)',
    ],
    ['phase draft\nhand G1 G2 G3\nseat 3 kept G5', FINE],
    ['hand -', FINE],
  ])('FC-1.5 %j', (text, message) => {
    expect(fault(text)).toBe(message)
  })
})

describe('boards', () => {
  test.each([
    [
      'seat 2 upper 0 0 0 0 0',
      'Line 1: seat 2 upper: found 5 cars alone; expected a mail car after them, or "mail-for upper" (FC-6.1)',
    ],
    [
      'mail-for upper\nseat 1 lower 0 0 0 0 0',
      'Line 1: mail-for: found "upper"; expected a train of seat 1 with 5 cars alone (FC-6.1)',
    ],
    [
      'mail-for lower\nseat 1 upper 0 0 0 0 0\nseat 1 lower 0 0 0 0 0',
      'Line 2: seat 1 upper: found 5 cars alone; expected a mail car after them, or "mail-for upper" (FC-6.1)',
    ],
    [
      'mail-for lower\nseat 2 lower 0 0 0 0 0',
      'Line 1: mail-for: found "lower"; expected a train of seat 1 with 5 cars alone (FC-6.1)',
    ],
    [
      'mail-for lower\nseat 1 lower 0 0 0 0 0 M1',
      'Line 1: mail-for: found "lower"; expected a train of seat 1 with 5 cars alone (FC-6.1)',
    ],
    ['mail-for lower\nseat 1 lower 0 0 0 0 0', FINE],
    ['seat 1 lower 0 0 0 0', FINE],
    ['seat 1 lower 0 0 0 0 0 M2 0', FINE],
  ])('FC-6.1 %j', (text, message) => {
    expect(fault(text)).toBe(message)
  })

  test.each([
    [
      'seat 1 upper 0 0 0 0 0 M3\nseat 1 lower 0 0 0 0 0 M3',
      'Line 2: seat 1 lower: found M3 in both trains; expected two different mail cars (FC-1.3)',
    ],
    ['seat 1 upper 0 0 0 0 0 M3\nseat 1 lower 0 0 0 0 0 M4', FINE],
    ['seat 1 upper 0 0 0 0 0 M3\nseat 2 lower 0 0 0 0 0 M3', FINE],
  ])('FC-1.3 %j', (text, message) => {
    expect(fault(text)).toBe(message)
  })

  const FULL = '0 0 0 0 0 M1 0 0 0'
  test.each([
    [`seat 1 upper ${FULL} L5\nseat 3 lower ${FULL} L5`, 'Line 2: seat 3 lower: found L5 again; expected one (FC-1.6)'],
    [`tiles-laid 2\nseat 3 lower ${FULL} L7`, 'Line 1: tiles-laid: found "2", but L7 lies in a train (FC-1.6)'],
    [`tiles-laid 3\nseat 3 lower ${FULL} L7`, FINE],
    [`seat 1 upper ${FULL} L5\nseat 3 lower ${FULL} L6`, FINE],
  ])('FC-1.6 %j', (text, message) => {
    expect(fault(text)).toBe(message)
  })

  test.each([
    ['seat 1 upper 0{D2-5}', 'Line 1: seat 1 upper: found "D2-5"; expected a card that shows a passenger (FC-D.1)'],
    ['seat 1 lower 0{D1-5}', 'Line 1: seat 1 lower: found "D1-5"; expected a card that shows a luggage (FC-D.1)'],
    ['seat 1 lower 0{D2-5}', FINE],
    ['seat 1 upper 0{D1-5}', FINE],
    ['seat 1 upper 0{B1-1}\nseat 1 lower 0{B1-1}', FINE],
  ])('FC-D.1 %j', (text, message) => {
    expect(fault(text)).toBe(message)
  })

  test.each([
    [
      'seat 1 upper 1{D1-1!}',
      'Line 1: seat 1 upper: found 1 on board; expected 0, in cars that are reached and worth 1 (FC-D.2)',
    ],
    [
      'seat 2 lower 1{D1-1!} 0{D1-2!}^',
      'Line 1: seat 2 lower: found 2 on board; expected 1, in cars that are reached and worth 1 (FC-D.2)',
    ],
    ['seat 2 lower 1{D1-1!} 1{D1-2!}^', FINE],
    ['seat 2 lower 1{D1-1} 1{D1-2}^', FINE],
  ])('FC-D.2 %j', (text, message) => {
    expect(fault(text)).toBe(message)
  })

  test.each([
    ['seat 1 locomotive 4', 'Line 1: seat 1 locomotive: found "4"; expected 0 to 3, the cities of the route (FC-8.1)'],
    [
      'seat 1 route X1-13\nseat 1 locomotive 6',
      'Line 2: seat 1 locomotive: found "6"; expected 0 to 5, the cities of the route (FC-8.1)',
    ],
    ['seat 1 route X1-13\nseat 1 locomotive 5', FINE],
  ])('FC-8.1 %j', (text, message) => {
    expect(fault(text)).toBe(message)
  })

  test.each([
    ['seat 1 evidence 20\nseat 2 evidence 7', 'Line 2: seat 2 evidence: found 27 tokens in all; expected 26 (FC-C.1)'],
    ['supply 20\nseat 1 evidence 7', 'Line 1: supply: found 27 tokens in all; expected 26 (FC-C.1)'],
    ['supply 0\nseat 1 evidence 7', FINE],
    ['seat 1 evidence 20\nseat 2 evidence 6', FINE],
  ])('FC-C.1 %j', (text, message) => {
    expect(fault(text, ['A', 'C'])).toBe(message)
  })
})

describe('cards', () => {
  test.each([
    [
      'seat 1 route X1-11\nseat 1 taken X1-1',
      'Line 2: seat 1 taken: X1-11 is missing, though it lies before the seat or is carried out (FC-3.4)',
    ],
    [
      'seat 1 upper 0{B1-1}\nseat 1 lower 0{B1-1}\nseat 1 taken B1-1',
      'Line 3: seat 1 taken: B1-1 is missing, though it lies before the seat or is carried out (FC-3.4)',
    ],
    [
      'frame CAR 1 of card X1-1\nseat 1 taken -',
      'Line 2: seat 1 taken: X1-1 is missing, though it lies before the seat or is carried out (FC-3.4)',
    ],
    ['frame CAR 1 of card X1-1\nseat 2 taken -', FINE],
    ['seat 1 upper 0{B1-1}\nseat 1 lower 0{B1-1}\nseat 1 taken B1-1 X1-1 B1-1', FINE],
  ])('FC-3.4 %j', (text, message) => {
    expect(fault(text)).toBe(message)
  })

  test.each([
    ['round 1\na X2-1', 'Line 2: a: found "X2-1" of pile 2; round 1 has pile 1 (FC-2.1)'],
    ['round 4\nc - - X1-1', 'Line 2: c: found "X1-1" of pile 1; round 4 has pile 2 (FC-2.1)'],
    ['round 5\nb X3-1 X2-1', 'Line 2: b: found "X2-1" of pile 2; round 5 has pile 3 (FC-2.1)'],
    ['round 2\npile X2-1', 'Line 2: pile: found "X2-1" of pile 2; round 2 has pile 1 (FC-2.1)'],
    ['round 2\nseat 1 taken X2-1', 'Line 2: seat 1 taken: found "X2-1" of pile 2; round 2 has pile 1 (FC-2.1)'],
    ['round 2\nseat 1 route X2-11', 'Line 2: seat 1 route: found "X2-11" of pile 2; round 2 has pile 1 (FC-2.1)'],
    ['round 2\nframe CAR 1 of card X3-1', 'Line 2: frame: found "X3-1" of pile 3; round 2 has pile 1 (FC-2.1)'],
    ['round 3\nseat 1 taken X2-1 X1-1', FINE],
    ['round 4\na X2-1', FINE],
  ])('FC-2.1 %j', (text, message) => {
    expect(fault(text)).toBe(message)
  })

  test('FC-2.1 cards drawn into a storage are of the pile of the round', () => {
    expect(fault('round 1\ndrawn X2-1 X1-1 X1-2', ['E', 'F'])).toBe(
      'Line 2: drawn: found "X2-1" of pile 2; round 1 has pile 1 (FC-2.1)',
    )
  })

  test.each([
    ['a X1-2\nb X1-2', 'Line 2: b: found "X1-2" 2 times in all; expected 1 (FC-1.2)'],
    ['a X1-3 X1-3 X1-3', 'Line 1: a: found "X1-3" 3 times in all; expected 2 (FC-1.2)'],
    ['a X1-2\nseat 3 taken X1-2', 'Line 2: seat 3 taken: found "X1-2" 2 times in all; expected 1 (FC-1.2)'],
    [
      'seat 3 route X1-11\nseat 1 route X1-11',
      'Line 1: seat 3 route: found "X1-11" 2 times in all; expected 1 (FC-1.2)',
    ],
    [
      'seat 1 upper 0{D1-1}\nseat 2 lower 0{D1-1}',
      'Line 2: seat 2 lower: found "D1-1" 2 times in all; expected 1 (FC-1.2)',
    ],
    [
      'seat 1 upper 0{D1-1}\nseat 2 upper 0{D1-1}',
      'Line 2: seat 2 upper: found "D1-1" 2 times in all; expected 1 (FC-1.2)',
    ],
    [
      'seat 2 route X1-11\nseat 2 upper 0{D1-1}\nseat 1 upper 0{D1-1}',
      'Line 2: seat 2 upper: found "D1-1" 2 times in all; expected 1 (FC-1.2)',
    ],
    [
      'seat 1 contracts B1-3\nseat 2 contracts B1-3',
      'Line 2: seat 2 contracts: found "B1-3" 2 times in all; expected 1 (FC-1.2)',
    ],
    ['pile X1-2\na X1-2', 'Line 1: pile: found "X1-2" 2 times in all; expected 1 (FC-1.2)'],
    ['a X1-2\nframe CAR 1 of card X1-2', 'Line 2: frame: found "X1-2" 2 times in all; expected 1 (FC-1.2)'],
    ['a X1-3\nb X1-3', FINE],
    ['a X1-1\npile X1-1 X1-1', FINE],
  ])('FC-1.2 more cards of a face than there are: %j', (text, message) => {
    expect(fault(text)).toBe(message)
  })

  test('FC-1.2 more middle cards of a face than there are', () => {
    expect(fault('seat 1 middle E1-1 E1-1', ['E', 'F'])).toBe(
      'Line 1: seat 1 middle: found "E1-1" 2 times in all; expected 1 (FC-1.2)',
    )
    expect(fault('a X1-2\ndrawn X1-2 X1-1 X1-1', ['E', 'F'])).toBe(
      'Line 2: drawn: found "X1-2" 2 times in all; expected 1 (FC-1.2)',
    )
  })

  test.each([
    ['display G1 G1', 'Line 1: display: found "G1" again; expected one'],
    ['seat 1 kept G5\nseat 2 kept G5', 'Line 2: seat 2 kept: found "G5" again; expected one'],
    ['seat 2 kept G5\nseat 1 endcards G5', 'Line 2: seat 1 endcards: found "G5" again; expected one'],
    ['display G5\nseat 1 endcards G5', 'Line 1: display: found "G5" again; expected one'],
    ['display G5\nendpile G5', 'Line 2: endpile: found "G5" again; expected one'],
    ['phase draft\ndisplay G1\nhand G1 G2 G3 G4', 'Line 3: hand: found "G1" again; expected one'],
    ['display G1 G2 G3 G4 G5', 'Line 1: display: found 5 cards; expected 4 (FC-1.5)'],
    ['display G1 G2 G3 G4', FINE],
  ])('FC-1.5 %j', (text, message) => {
    expect(fault(text)).toBe(message)
  })

  test.each([
    ['used toolbox', 'Line 1: used: found "toolbox"; expected the cards drawn and toolbox, each once (FC-F.1)'],
    [
      'drawn X1-1 X1-2 X1-3\nused toolbox toolbox',
      'Line 2: used: found "toolbox"; expected the cards drawn and toolbox, each once (FC-F.1)',
    ],
    [
      'drawn X1-1 X1-2 X1-3\nused X1-2 X1-2',
      'Line 2: used: found "X1-2"; expected the cards drawn and toolbox, each once (FC-F.1)',
    ],
    ['drawn X1-1 X1-1 X1-3\nused X1-1 X1-1', FINE],
    ['drawn X1-1 X1-1 X1-3\nused toolbox X1-1', FINE],
  ])('FC-F.1 %j', (text, message) => {
    expect(fault(text, ['E', 'F'])).toBe(message)
  })
})

describe('frames', () => {
  const told = (line: string, source: string): string =>
    `${line}: found "${source}"; expected what seat 1 has laid, reached or taken (FC-3.7)`

  test.each([
    ['waiting mail upper\nseat 1 lower 0 0 0 0 0 M1', told('Line 1: waiting', 'mail upper')],
    ['waiting mail lower\nseat 1 lower 0 0 0 0 0 M1', FINE],
    ['frame BOTH 2 of mail upper\nseat 1 lower 0 0 0 0 0 M1', told('Line 1: frame', 'mail upper')],
    ['frame BOTH 2 of mail lower\nseat 1 lower 0 0 0 0 0 M1', FINE],
    ['waiting tile lower\nseat 1 lower 0 0 0 0 0 M1 0', told('Line 1: waiting', 'tile lower')],
    ['waiting tile lower\nseat 1 lower 0 0 0 0 0 M1 0 0 0 L5', FINE],
    ['waiting city 3\nseat 1 locomotive 2', told('Line 1: waiting', 'city 3')],
    ['waiting city 2\nseat 1 locomotive 3', told('Line 1: waiting', 'city 2')],
    ['waiting city 9\nseat 1 locomotive 3', told('Line 1: waiting', 'city 9')],
    ['waiting city 3\nseat 1 locomotive 3', FINE],
    ['waiting G1\nseat 1 endcards G2', told('Line 1: waiting', 'G1')],
    ['waiting G2\nseat 1 endcards G2', FINE],
    ['waiting guest luggage D1-2\nseat 1 lower 1{D1-2}^', told('Line 1: waiting', 'guest luggage D1-2')],
    ['waiting guest luggage D1-2\nseat 1 upper 1{D1-2!}^', told('Line 1: waiting', 'guest luggage D1-2')],
    ['waiting guest luggage D1-2\nseat 1 lower 1{D1-2!}^', FINE],
    ['waiting guest passenger D1-1\nseat 1 upper 1{D1-1!}^', FINE],
    ['frame CAR 1 of card X1-1', FINE],
  ])('FC-3.7 %j', (text, message) => {
    expect(fault(text)).toBe(message)
  })

  test.each([
    ['waiting factory 2\nseat 1 middle F1-2', told('Line 1: waiting', 'factory 2')],
    ['waiting factory 1\nseat 1 middle E1-1 F1-2', told('Line 1: waiting', 'factory 1')],
    ['waiting factory 2\nseat 1 middle E1-1 F1-2', FINE],
    ['waiting storage', told('Line 1: waiting', 'storage')],
    ['waiting storage\ndrawn X1-1 X1-2 X1-3', FINE],
  ])('FC-3.7 %j', (text, message) => {
    expect(fault(text, ['E', 'F'])).toBe(message)
  })

  const room = (line: string, free: number): string =>
    `${line}: found coins or points that come at once; expected more coins than the ${free} there is room for (FC-9.2)`

  test.each([
    ['frame COIN 2 of card D1-7', room('Line 1: frame', 11)],
    ['frame PTS 2 of card D1-7\nseat 1 coins 5 5 2', room('Line 1: frame', 0)],
    ['frame COIN 2 of card D1-7\nseat 1 coins 5 5 0', room('Line 1: frame', 2)],
    ['frame COIN 3 of card D1-7\nseat 1 coins 5 5 0', FINE],
    ['frame COIN 15 of card D1-7\nseat 1 coins 0 0 0', room('Line 1: frame', 12)],
    ['frame COIN 15 of card D1-7\nseat 1 coins 1 0 0', FINE],
    ['owed 2\nseat 1 coins 5 5 0', room('Line 1: owed', 2)],
    ['owed 13\nseat 1 coins 0 0 0', room('Line 1: owed', 12)],
    ['owed 3\nseat 1 coins 5 5 0', FINE],
    ['owed 0\nseat 1 coins 0 0 0', FINE],
  ])('FC-9.2 %j', (text, message) => {
    expect(fault(text)).toBe(message)
  })
})
