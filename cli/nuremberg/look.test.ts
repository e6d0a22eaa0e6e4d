import { at, rulesOn } from '@roundhouse/nuremberg/testing/positions'
import { describe, expect, test } from 'vitest'
import { noColour } from '../terminal/paint.ts'
import { english } from '../words/testing/english.ts'
import { named, topicsIn } from './look.ts'

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
const look = (thing: string, rest = ''): string => topicsIn(view, voice)[thing]!(rest, null).join('\n')

describe('an area', () => {
  test('by its name, its place or the beginning of its name: what it is, what is there, and what lies around', () => {
    const fürth = named(view, voice, 'fürth')
    expect(fürth).toEqual([
      'Fürth e4, red city.',
      'North-west: Burgfarrnbach d3, plain (2 building points).',
      'North-east: Stadeln d4, village (track: you).',
      'East: Poppenreuth e5, plain (2 building points).',
      'South-east: Höfen f4, plain (1 building point).',
      'South-west: Alte Veste f3, mountain, closed (no track leads there).',
      'West: Unterfarrnbach e3, plain (2 building points).',
    ])
    for (const name of ['e4', 'E4', 'fuerth', 'fürt']) expect(named(view, voice, name)).toEqual(fürth)
  })

  test('what a station belongs to', () => {
    expect(look('stations', 'fürth')).toMatch(/^Fürth e4, red city\./)
    expect(look('stations', 'frauenaurach')).toMatch(/^Frauenaurach a4, green village\./)
  })

  test('what own track reaches there is told', () => {
    expect(named(view, voice, 'Vach')!.slice(0, 2)).toEqual([
      'Vach c4, village: 1 red passenger.',
      'Your track reaches: red passenger.',
    ])
  })

  test('what is called nothing is nothing', () => {
    for (const name of ['', 'z9', 'nowhere', 's']) expect(named(view, voice, name)).toBeNull()
    expect(look('area', 'nowhere')).toBe('There is no area "nowhere"; "look map" shows them all.')
  })
})

describe('prices', () => {
  test('a link: what it costs and what its areas ask for', () => {
    expect(look('link', 'e4 > Höfen')).toBe(
      [
        'Fürth e4 > Höfen f4: 1 building point.',
        'Touching Fürth e4 costs 1 red.',
        'Touching Höfen f4 costs nothing.',
        'On its own it costs 1 building point and 1 red.',
      ].join('\n'),
    )
    expect(look('link', 'Fürth > Stadeln')).toBe('Fürth e4 > Stadeln d4: track: you.')
    expect(look('link', 'Fürth > Lauf')).toBe("Fürth e4 and Lauf e10 don't share a border.")
    expect(look('link', 'Nuremberg North > Nuremberg South')).toMatch('closed border')
    expect(look('link', 'Fürth')).toBe('Name two areas, e.g. "look link Fürth > Ronhof".')
    expect(look('link', 'Fürth > Nowhere')).toMatch('There is no area "Fürth > Nowhere"')
  })

  test('a link of the series being built: the running price and what is owed', () => {
    const building = at(rules, 'phase track\ndecides 1\nlandowners Muggenhof\nseries Fürth > Höfen')
    const things = topicsIn(building.game.view(building.state, 0), voice)
    expect(things['link']!('Höfen > Muggenhof', null).at(-1)).toBe(
      'Your series would then cost 2 building points, 1 white and 1 red.',
    )
    expect(things['series']!('', null)).toEqual(['Fürth e4 - Höfen f4: 1 building point and 1 red.'])
  })

  test('a line to an area: the cheapest way to build, and what it costs to sell', () => {
    expect(look('line', 'Lauf')).toMatch(
      /^Cheapest way to build: Nuremberg North e7 - .* - Lauf e10; \d building points, 2 white and 1 red\.$/,
    )
    expect(look('line', 'to vach').split('\n').slice(1)).toEqual([
      'Vach c4 - Fürth e4, red: 2 links, costs 1 red; 1 held.',
    ])
    expect(look('line', 'Alte Veste')).toMatch(/^You can't build to Alte Veste \w+\.$/)
    expect(look('line')).toBe('Name an area, e.g. "look line Lauf".')
  })

  test('the lines that can be sold, of anyone', () => {
    expect(look('lines')).toBe(
      [
        'Stadeln d4 - Fürth e4, red: 1 link, costs 1 red; 1 held.',
        'Vach c4 - Fürth e4, red: 2 links, costs 1 red; 1 held.',
      ].join('\n'),
    )
    expect(look('lines', '2')).toBe('Schniegling e6 - Nuremberg North e7, red: 1 link, costs 1 red; 1 held.')
    expect(look('lines', '7')).toBe('There is no seat "7": choose 1 to 2.')
  })
})

describe('what can be done and what there is', () => {
  test.each([
    ['loads', /^Vach c4: 1 red passenger\.\nRonhof d5: 2 mail\.$/],
    ['network', /^Connected: Vach c4, Stadeln d4, Ronhof d5 and Fürth e4\. Passengers: red\.$/],
    ['stations', /^Neutral stations: .*\nRed stations: .*Fürth e4.*\nGreen stations: .*Erlangen a5/],
    ['pieces', /Ronhof d5: 2 mail\.\nBuch d6: 1 mail\.\nLauf e10: 2 landowners\./],
    ['track', /Track: you: .*Stadeln d4.*\nTrack: Bob: .*\nTrack: green: /],
    ['series', /^You have not started building\.$/],
    ['boxes', /^Box U1: \d white/],
    ['trains', /^Train 1a, costs 3 brown, 4 first class, 2 goods\.\n/],
    ['orders', /^Player order: .*\nBuilding order: .*\nTrain order: /],
    ['influence', /^White: you \(1\), Bob \(1\); among equals, top first: .*\.\nBrown: /],
    ['profit', /^Profit: you \(0\), Bob \(0\); among equals, /],
    ['moved', /^Moved in earlier turns: nothing; 0 sets\.$/],
    ['me', /^You: 0 points, profit 0\.\nCubes: 12 in hand, 0 in bids, 3 in reserve\.\n/],
    ['points', /^You: 0 points, profit 0\.\nBob: 0 points/],
    ['legend', /^a1 - j11 /],
    ['map', /^Neutral stations: /],
    ['table', /^Turn 1 of 5, Trains\.\n/],
  ])('look %s', (thing, words) => expect(look(thing)).toMatch(words))

  test('the trains of a seat and what stands on them', () => {
    expect(look('trains', 'me')).toMatch(/^Train 2b, costs 3 brown, .*, owned by you, loaded with 1 red passenger\.$/)
    expect(look('trains', 'bob')).toBe('Nothing.')
  })

  test('a train, a box and a seat by their names', () => {
    expect(named(view, voice, '2b')).toEqual([expect.stringMatching(/^Train 2b, costs 3 brown, .*, owned by you/)])
    expect(named(view, voice, 'u1')).toEqual([expect.stringMatching(/^Box U1: /)])
    expect(named(view, voice, 'bob')![0]).toBe('2, Bob:')
  })

  test('the table, the map, the boxes and the trains are drawn where there is a screen', () => {
    const screen = { width: 100, paint: noColour }
    for (const thing of ['table', 'map', 'boxes', 'trains'])
      expect(topicsIn(view, voice)[thing]!('', screen)).not.toEqual(topicsIn(view, voice)[thing]!('', null))
  })
})

test('a box says who leads, and of the viewer "you lead"', () => {
  const auction = at(rules, 'phase auction\nU1 red 4 by 1')
  const boxes = (viewer: number): string =>
    topicsIn(auction.game.view(auction.state, viewer), { ...voice, viewer })['boxes']!('', null).join('\n')
  expect(boxes(0)).toMatch(/^Box U1: .+\. You lead with 4\.$/m)
  expect(boxes(1)).toMatch(/^Box U1: .+\. Ann leads with 4\.$/m)
})
