import { refused } from '@roundhouse/kernel/testing/refused'
import { describe, expect, test } from 'vitest'
import { rulesOn } from '../../testing/positions.ts'
import { readPosition } from '../position.ts'

const FINE = 'not refused'

/** What is told about a position of three on the Nuremberg map. */
const fault = (text: string, players = 3): string => refused(() => readPosition(rulesOn('nuremberg', players), text))

describe('the course of the game', () => {
  test.each([
    ['phase over\nturn 4', 'Line 2: turn: found turn 4 in phase over; expected 5, the last (NB-9.2)'],
    ['turn 4\nphase over', 'Line 1: turn: found turn 4 in phase over; expected 5, the last (NB-9.2)'],
    ['phase over', FINE],
    ['phase over\nturn 5', FINE],
    ['phase track\nturn 4', FINE],
  ])('NB-9.2 %j', (text, message) => {
    expect(fault(text)).toBe(message)
  })

  test.each([
    ['U1 -', 'Line 1: U1: found "-"; expected a disc on every open box (NB-2.2)'],
    ['phase takeovers\nL3 -', 'Line 2: L3: found "-"; expected a disc on every open box (NB-2.2)'],
    ['phase over\nL3 red', 'Line 2: L3: found a disc; expected "-" when the game is over (NB-9.1)'],
    ['phase over\nL3 -', FINE],
  ])('NB-2.2 %j', (text, message) => {
    expect(fault(text)).toBe(message)
  })

  test('NB-1.5 there are five discs of each colour', () => {
    const discs = 'U2 red\nU1 red\nU3 red\nU4 red\nL1 red'
    expect(fault(`${discs}\nL2 red\nL3 white`, 4)).toBe('Line 6: L2: found 6 red discs in all; expected 5 (NB-1.5)')
    expect(fault(`${discs}\nL2 white\nL3 white`, 4)).toBe(FINE)
  })

  test.each([
    ['phase track\npassed 1', 'Line 2: passed: found seats in phase track; allowed only in phase trains (NB-6.1)'],
    ['passed 1', 'Line 1: passed: found seats in phase auction; allowed only in phase trains (NB-6.1)'],
    [
      'phase trains\npassed 1 3\ndecides 3',
      'Line 3: decides: found "3", who has passed; expected one who has not (NB-6.1)',
    ],
    ['phase trains\npassed 1 2 3', 'Line 2: passed: found "1", who has passed; expected one who has not (NB-6.1)'],
    ['phase trains\npassed 1 3\ndecides 2', FINE],
    ['phase trains\npassed 1', FINE],
  ])('NB-6.1 %j', (text, message) => {
    expect(fault(text)).toBe(message)
  })

  test.each([
    [
      'phase takeovers\nseat 2 trains 1a',
      'Line 2: seat 2 trains: found trains in phase takeovers; allowed only in phase trains (NB-7.3)',
    ],
    ['seat 2 trains 1a', 'Line 1: seat 2 trains: found trains in phase auction; allowed only in phase trains (NB-7.3)'],
    ['phase trains\nseat 2 trains 1a', FINE],
  ])('NB-7.3 %j', (text, message) => {
    expect(fault(text)).toBe(message)
  })
})

describe('the auction', () => {
  test.each([
    ['phase track\nU1 red 4 by 1', 'Line 2: U1: found a bid in phase track; allowed only in phase auction (NB-3.4)'],
    ['U1 red 4 by 1', FINE],
  ])('NB-3.4 %j', (text, message) => {
    expect(fault(text)).toBe(message)
  })

  test.each([
    ['U1 red 2 by 1', 'Line 1: U1: found a bid of 2; expected 3 cubes and more (NB-3.1)'],
    ['L2 red 1 by 1', 'Line 1: L2: found a bid of 1; expected 2 cubes and more (NB-3.1)'],
    ['U1 red 3 by 1\nL2 red 2 by 2', FINE],
  ])('NB-3.1 %j', (text, message) => {
    expect(fault(text)).toBe(message)
  })

  test.each([
    ['U1 red 3 by 2\nU2 red 3 by 2\nL1 red 2 by 2', 'Line 3: L1: found 3 bids of seat 2; expected 2 (NB-3.2)'],
    [
      'U1 red 3 by 2\nL1 red 2 by 2\ndecides 2',
      'Line 3: decides: found "2"; expected a seat with fewer than 2 standing bids (NB-3.2)',
    ],
    ['U1 red 3 by 2\nL1 red 2 by 2\ndecides 1', FINE],
    ['U1 red 3 by 2\ndecides 2', FINE],
  ])('NB-3.2 %j', (text, message) => {
    expect(fault(text)).toBe(message)
  })

  test.each([
    ['U1 red 4 by 2\nseat 2 cubes 12', 'Line 2: seat 2 cubes: found 12 and 4 in bids; expected 15 in all (NB-1.2)'],
    ['U1 red 3 by 2\nseat 2 cubes 12', FINE],
  ])('NB-1.2 %j', (text, message) => {
    expect(fault(text)).toBe(message)
  })

  test.each([
    [
      'seat 2 cubes 5',
      'Line 1: seat 2 cubes: found "5"; expected 6 and more, for the bids still to be placed (NB-3.3)',
    ],
    ['U1 red 10 by 2', 'Line 1: U1: found "2"; expected 3 and more, for the bids still to be placed (NB-3.3)'],
    ['U1 red 9 by 2', FINE],
    ['seat 2 cubes 6', FINE],
    ['U1 red 9 by 2\nL1 red 3 by 2\nseat 2 cubes 0', FINE],
    ['phase track\nseat 2 cubes 0', FINE],
  ])('NB-3.3 %j', (text, message) => {
    expect(fault(text)).toBe(message)
  })
})

/** Fourteen pieces. */
const LONG =
  'Gräfenberg - Forth - Eschenau - Kalchreuth - Neunkirchen am Brand - Dormitz - Tennenlohe - Bruck - Eltersdorf - Ronhof - Poppenreuth - Schniegling - Nuremberg North - Thon - Heroldsberg'

describe('boards', () => {
  test.each([
    [
      `phase track\nseat 1 track ${LONG} - Ziegelstein - Schwaig`,
      'Line 2: seat 1 track: found 16 pieces; expected 15, a series included (NB-5.2)',
    ],
    [
      `phase track\nseries Heroldsberg > Ziegelstein > Schwaig\nseat 1 track ${LONG}`,
      'Line 3: seat 1 track: found 16 pieces; expected 15, a series included (NB-5.2)',
    ],
    [`phase track\nseat 1 track ${LONG} - Ziegelstein`, FINE],
    [`phase track\nseries Heroldsberg > Ziegelstein\nseat 1 track ${LONG}`, FINE],
    [`phase track\ndecides 2\nseries Fürth > Höfen\nseat 1 track ${LONG} - Ziegelstein`, FINE],
  ])('NB-5.2 %j', (text, message) => {
    expect(fault(text)).toBe(message)
  })

  test.each([
    ['phase trains\nseat 3 trains 1a, 2a, 3a, 4a', 'Line 2: seat 3 trains: found 4 trains; expected 3 (NB-6.2)'],
    [
      'phase trains\nseat 3 trains 1a, 2a, 2b',
      'Line 2: seat 3 trains: found two trains of row 2; expected one (NB-6.2)',
    ],
    ['phase trains\nseat 3 trains 1a, 2a, 3a\nseat 2 trains 1b', FINE],
  ])('NB-6.2 %j', (text, message) => {
    expect(fault(text)).toBe(message)
  })

  test.each([
    ['seat 2 kept yellow 60\ngoods Höfen', 'Line 1: seat 2 kept: found 61 yellow in all; expected 60 (NB-1.3)'],
    ['seat 2 kept grey 60\ngoods Seukendorf', 'Line 1: seat 2 kept: found 61 grey in all; expected 60 (NB-1.3)'],
    ['seat 2 kept grey 60\ngoods Höfen', FINE],
    ['seat 1 kept red 13\nseat 3 kept red 13', 'Line 1: seat 1 kept: found 26 red in all; expected 25 (NB-1.4)'],
    ['reds Vach\nseat 3 kept red 25', 'Line 2: seat 3 kept: found 26 red in all; expected 25 (NB-1.4)'],
    ['greens Vach\nseat 3 kept green 25', 'Line 2: seat 3 kept: found 26 green in all; expected 25 (NB-1.4)'],
    [
      'phase trains\nseat 2 trains 3a second green\nseat 3 kept green 25',
      'Line 3: seat 3 kept: found 26 green in all; expected 25 (NB-1.4)',
    ],
    ['phase trains\nseat 2 trains 3a second red\nseat 3 kept green 25', FINE],
  ])('NB-1.3 %j', (text, message) => {
    expect(fault(text)).toBe(message)
  })
})

describe('the map', () => {
  test.each([
    ['reds Vach\ngreens Vach', 'Line 2: greens: found 2 pawns in Vach; expected 1 (NB-1.4)'],
    ['reds Lauf 2\nlandowners Lauf', 'Line 2: landowners: found 3 pawns in Lauf; expected 2 (NB-1.4)'],
    ['reds Lauf\nlandowners Lauf', FINE],
  ])('NB-1.4 %j', (text, message) => {
    expect(fault(text)).toBe(message)
  })

  test.each([
    [
      'seat 2 track Vach - Stadeln\nlandowners Vach',
      'Line 2: landowners: found one in Vach; expected none where track is (NB-5.7)',
    ],
    [
      'green-track Erlangen - Bruck - Tennenlohe\nstations Tennenlohe green\nlandowners Tennenlohe',
      'Line 3: landowners: found one in Tennenlohe; expected none where track is (NB-5.7)',
    ],
    ['seat 2 track Vach - Stadeln\nlandowners Lauf', FINE],
  ])('NB-5.7 %j', (text, message) => {
    expect(fault(text)).toBe(message)
  })

  test.each([
    [
      'red-track Fürth - Stadeln\nstations Vach red',
      'Line 2: stations: found red track in Stadeln; allowed in stations that are red or both (NB-8.3)',
    ],
    [
      'stations Frauenaurach red\ngreen-track Erlangen - Frauenaurach',
      'Line 1: stations: found green track in Frauenaurach; allowed in stations that are green or both (NB-8.3)',
    ],
    ['red-track Fürth - Stadeln', FINE],
    ['red-track Fürth - Stadeln\nstations Stadeln both', FINE],
    ['red-track Fürth - Höfen', FINE],
    ['seat 1 track Fürth - Stadeln', FINE],
  ])('NB-8.3 %j', (text, message) => {
    expect(fault(text)).toBe(message)
  })

  test.each([
    [
      'red-track Fürth - Höfen\ngoods Höfen',
      'Line 2: goods: found some in Höfen; expected none where a company has track (NB-8.4)',
    ],
    [
      'green-track Erlangen - Bruck\ngoods Bruck 2',
      'Line 2: goods: found some in Bruck; expected none where a company has track (NB-8.4)',
    ],
    ['red-track Fürth - Höfen\ngoods Burgfarrnbach', FINE],
    ['seat 1 track Fürth - Höfen\ngoods Höfen', FINE],
  ])('NB-8.4 %j', (text, message) => {
    expect(fault(text)).toBe(message)
  })
})

describe('what is half-done', () => {
  test.each([
    ['series Fürth > Höfen', 'Line 1: series: found one in phase auction; allowed only in phase track (NB-5.1)'],
    [
      'phase takeovers\npayment 2 from white',
      'Line 2: payment: found one in phase takeovers; allowed only in phase track, trains (NB-5.8)',
    ],
    [
      'phase trains\nline Stadeln - Fürth to red',
      'Line 2: line: found one in phase trains; allowed only in phase takeovers (NB-8.1)',
    ],
    ['phase track\nseries Fürth > Höfen', FINE],
  ])('belongs to its phase: %j', (text, message) => {
    expect(fault(text)).toBe(message)
  })

  test.each([
    [
      'series Höfen > Muggenhof',
      'Line 2: series: found a start in Höfen; expected a red or green station, or own track (NB-5.3)',
    ],
    [
      'series Höfen > Muggenhof\nseat 2 track Fürth - Höfen',
      'Line 2: series: found a start in Höfen; expected a red or green station, or own track (NB-5.3)',
    ],
    ['series Höfen > Muggenhof\nseat 1 track Fürth - Höfen', FINE],
  ])('NB-5.3 %j', (text, message) => {
    expect(fault(`phase track\n${text}`)).toBe(message)
  })

  test.each([
    [
      'series Fürth > Höfen\nseat 2 track Fürth - Höfen',
      'Line 2: series: found Fürth - Höfen; expected where no piece lies (NB-5.2)',
    ],
    ['series Fürth > Höfen > Fürth', 'Line 2: series: found Fürth - Höfen; expected where no piece lies (NB-5.2)'],
    ['series Schwabach > The South', 'Line 2: series: found The South; expected where track may lead (NB-5.4)'],
    ['series The South > Schwabach', FINE],
    ['series Fürth > Höfen > Poppenreuth > Fürth', FINE],
  ])('NB-5.2 %j', (text, message) => {
    expect(fault(`phase track\n${text}`)).toBe(message)
  })

  test.each([
    [
      'seat 1 red 0',
      'Line 2: series: found a price of 2 and 0 white, 0 brown, 1 red, 0 green; expected what seat 1 can pay (NB-5.9)',
    ],
    [
      'landowners Stadeln\nseat 1 white 0\nbuild-order 1 2 3',
      'Line 2: series: found a price of 2 and 1 white, 0 brown, 1 red, 0 green; expected what seat 1 can pay (NB-5.9)',
    ],
    [
      'seat 1 cubes 0\nseat 1 brown 0\nseat 1 white 1\nseat 1 green 0',
      'Line 2: series: found a price of 2 and 0 white, 0 brown, 1 red, 0 green; expected what seat 1 can pay (NB-5.9)',
    ],
    ['seat 1 cubes 0\nseat 1 brown 0\nseat 1 white 1\nseat 1 green 1', FINE],
  ])('NB-5.9 %j', (text, message) => {
    expect(fault(`phase track\nseries Fürth > Stadeln\n${text}`)).toBe(message)
  })

  test.each([
    [
      'phase track\npayment 2 from white\nseat 1 cubes 0',
      'Line 2: payment: found no series; expected a payment for a series or for a train (NB-5.8)',
    ],
    [
      'phase track\npayment 2 from white for 2b\nseries Fürth > Stadeln\nseat 1 cubes 0',
      'Line 2: payment: found a train that cannot be bought; expected one that nobody has (NB-6.2)',
    ],
    [
      'phase trains\npayment 3 from cubes for 2b\nseat 2 trains 2b',
      'Line 2: payment: found a train that cannot be bought; expected one that nobody has (NB-6.2)',
    ],
    [
      'phase trains\npayment 3 from cubes\nseat 2 trains 2b',
      'Line 2: payment: found no series; expected a payment for a series or for a train (NB-5.8)',
    ],
    [
      'phase track\npayment 2 from white\nseries Fürth > Stadeln\nseat 1 cubes 0\nseat 1 brown 0\nseat 1 red 0\nseat 1 green 1',
      'Line 2: payment: found nothing to choose; expected a payment that can be made in two ways (NB-5.8)',
    ],
    ['phase track\npayment 2 from white\nseries Fürth > Stadeln\nseat 1 cubes 0', FINE],
    ['phase trains\npayment 3 from cubes for 2b\nseat 2 trains 2a', FINE],
  ])('NB-5.8 %j', (text, message) => {
    expect(fault(text)).toBe(message)
  })

  const TRACK = 'seat 1 red 3\nseat 1 track Vach - Stadeln - Fürth - Poppenreuth - Stadeln'
  test.each([
    [
      `line Fürth - Stadeln to red\n${TRACK}`,
      'Line 2: line: found the ends the wrong way round; expected Stadeln - Fürth',
    ],
    [
      `line Vach - Fürth to red by Hüttendorf\n${TRACK}`,
      'Line 2: line: found track of others; expected track of seat 1 (NB-8.1)',
    ],
    [
      `line Vach - Stadeln to red\n${TRACK}`,
      'Line 2: line: found nothing to choose; expected a line from which two ways lead on (NB-8.1)',
    ],
    [
      `line Vach - Fürth to red\n${TRACK}`,
      'Line 2: line: found nothing to choose; expected a line from which two ways lead on (NB-8.1)',
    ],
    [`line Vach - Fürth to red by Stadeln\n${TRACK}`, FINE],
    [`line Stadeln - Fürth to red\n${TRACK}`, FINE],
  ])('NB-8.1 %j', (text, message) => {
    expect(fault(`phase takeovers\n${text}`)).toBe(message)
  })
})
