import { at, rulesOn } from '@roundhouse/nuremberg/testing/positions'
import { describe, expect, test } from 'vitest'
import { noColour } from '../terminal/paint.ts'
import { english } from '../words/testing/english.ts'
import { named, thingsIn } from './look.ts'

const rules = rulesOn('nuremberg', 2)
const POSITION = `phase trains
goods Ronhof 2, Buch
reds Vach
landowners Lauf 2
green-track Erlangen - Frauenaurach
stations Frauenaurach green
seat 1
  track Fürth - Stadeln - Vach, Stadeln - Ronhof
  trains 2b first red
seat 2
  track Nuremberg North - Schniegling`

const { game, state } = at(rules, POSITION)
const view = game.view(state, 0)
const voice = { say: english, viewer: 0, names: ['Ann', 'Bob'], rules, hasPlaces: true }
const look = (thing: string, rest = ''): string => thingsIn(view, voice)[thing]!(rest, null).join('\n')

describe('an area', () => {
  test('by its name, its place or the beginning of its name: what it is, what is there, and what lies around', () => {
    const fürth = named(view, voice, 'fürth')
    expect(fürth).toEqual([
      'Fürth e4 is a red city.',
      'There is nothing on it.',
      'North-west: Burgfarrnbach d3, closed ground.',
      'North-east: Stadeln d4, your track.',
      'East: Poppenreuth e5, 2 building points, across the river.',
      'South-east: Höfen f4, 1 building point.',
      'South-west: Alte Veste f3, closed ground.',
      'West: Unterfarrnbach e3, 2 building points, across the river.',
    ])
    for (const name of ['e4', 'E4', 'fuerth', 'fürt']) expect(named(view, voice, name)).toEqual(fürth)
  })

  test('what a station belongs to', () => {
    expect(look('stations', 'fürth')).toMatch(/^Fürth e4 is a red city\./)
    expect(look('stations', 'frauenaurach')).toMatch(/^Frauenaurach a4 is a green village\./)
  })

  test('what own track reaches there is told', () => {
    expect(named(view, voice, 'Vach')!.slice(0, 3)).toEqual([
      'Vach c4 is a neutral village.',
      'There is 1 red passenger.',
      'Your track reaches the red passenger there.',
    ])
  })

  test('what is called nothing is nothing', () => {
    for (const name of ['', 'z9', 'nowhere', 's']) expect(named(view, voice, name)).toBeNull()
    expect(look('area', 'nowhere')).toBe('There is no area "nowhere".')
  })
})

describe('prices', () => {
  test('a link: what it costs and what its areas ask for', () => {
    expect(look('link', 'e4 > Höfen')).toBe(
      [
        'Fürth e4 > Höfen f4: 1 building point.',
        'Fürth e4 asks for 1 red of a series that touches it.',
        'Höfen f4 asks for no influence of a series that touches it.',
        'Built alone it costs 1 building point and 1 red.',
      ].join('\n'),
    )
    expect(look('link', 'Fürth > Stadeln')).toBe('Fürth e4 > Stadeln d4: your track.')
    expect(look('link', 'Fürth > Lauf')).toBe('Fürth e4 > Lauf e10: they share no border.')
    expect(look('link', 'Nuremberg North > Nuremberg South')).toMatch('the border is closed')
    expect(look('link', 'Fürth')).toBe('Name two areas, such as "look link Fürth > Ronhof".')
    expect(look('link', 'Fürth > Nowhere')).toMatch('There is no such area')
  })

  test('a link of the series being built: the running price and what is owed', () => {
    const building = at(rules, 'phase track\ndecides 1\nlandowners Muggenhof\nseries Fürth > Höfen')
    const things = thingsIn(building.game.view(building.state, 0), voice)
    expect(things['link']!('Höfen > Muggenhof', null).at(-1)).toBe(
      'The series with it costs 2 building points, 1 white and 1 red.',
    )
    expect(things['series']!('', null)).toEqual([
      'Series: Fürth e4 - Höfen f4; 1 piece, 1 building point and 1 red so far.',
    ])
  })

  test('a line to an area: the cheapest way to build, and what it costs to sell', () => {
    expect(look('line', 'Lauf')).toMatch(
      /^Cheapest to build to Lauf e10: Nuremberg North e7 - .* - Lauf e10; \d pieces, \d building points, 2 white and 1 red\.$/,
    )
    expect(look('line', 'to vach').split('\n').slice(1)).toEqual([
      'To sell: Vach c4 - Fürth e4 to red: 2 pieces for 1 red.',
    ])
    expect(look('line', 'Buch')).toBe('No series leads to Buch d6.')
    expect(look('line')).toBe('Name an area, such as "look line Lauf".')
  })

  test('the lines that can be sold, of anyone', () => {
    expect(look('lines')).toBe(
      ['Stadeln d4 - Fürth e4 to red: 1 piece for 1 red.', 'Vach c4 - Fürth e4 to red: 2 pieces for 1 red.'].join('\n'),
    )
    expect(look('lines', '2')).toBe('Schniegling e6 - Nuremberg North e7 to red: 1 piece for 1 red.')
    expect(look('lines', '7')).toBe('There is no seat "7"; there are 1 to 2.')
  })
})

describe('what can be done and what there is', () => {
  test.each([
    ['loads', /^Vach c4: 1 red passenger\.\nRonhof d5: 2 mail\.\nBuch d6: 1 beer\.$/],
    ['network', /^Joined: Vach c4, Stadeln d4, Ronhof d5 and Fürth e4; 3 stations, red stations for passengers\.$/],
    ['stations', /^Neutral: .*\nRed: .*Fürth e4.*\nGreen: .*Erlangen a5/],
    ['pieces', /Ronhof d5: 2 mail\.\nBuch d6: 1 beer\.\nLauf e10: 2 landowners\./],
    ['track', /Your track: .*Stadeln d4.*\nBob's track: .*\nThe green company's track: /],
    ['series', /^No series is being built\.$/],
    ['boxes', /^U1: \d white/],
    ['trains', /^1a: 3 brown: 4 first-class spaces and 2 goods spaces\.\n/],
    ['orders', /^Player order: .*\nBuilding order: .*\nTrain order: /],
    ['influence', /^White: you 1, Bob 1; among equals .*, the upper first\.\nBrown: /],
    ['profit', /^Profit: you 0, Bob 0; among equals /],
    ['moved', /^Moved in earlier turns: nothing\.$/],
    ['me', /^You have 0 points and a profit of 0\.\nCubes: 12 in hand, 3 in reserve\.\n/],
    ['points', /^You have 0 points and a profit of 0\.\nBob has 0 points/],
    ['legend', /^a1 to j11 /],
    ['map', /^Neutral: /],
    ['table', /^Turn 1 of 5, trains and transport\.\n/],
  ])('look %s', (thing, words) => expect(look(thing)).toMatch(words))

  test('the trains of a seat and what stands on them', () => {
    expect(look('trains', 'me')).toMatch(/^Train 2b, 3 brown: .*; loaded: 1 red passenger\.$/)
    expect(look('trains', 'bob')).toBe('No trains.')
  })

  test('a train, a box and a seat by their names', () => {
    expect(named(view, voice, '2b')).toEqual([expect.stringMatching(/^2b: 3 brown: .*; you bought it\.$/)])
    expect(named(view, voice, 'u1')).toEqual([expect.stringMatching(/^U1: /)])
    expect(named(view, voice, 'bob')![0]).toBe('Seat 2, Bob:')
  })

  test('the table, the map, the boxes and the trains are drawn where there is a screen', () => {
    const screen = { width: 100, paint: noColour }
    for (const thing of ['table', 'map', 'boxes', 'trains'])
      expect(thingsIn(view, voice)[thing]!('', screen)).not.toEqual(thingsIn(view, voice)[thing]!('', null))
  })
})
