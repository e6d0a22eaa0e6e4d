import { describe, expect, test } from 'vitest'
import { borderName } from '../base/map.ts'
import { areaNamed } from '../base/names.ts'
import { YELLOW } from '../base/piece.ts'
import { companyTrack, NONE } from '../base/state.ts'
import { complaintsAfter } from '../testing/found.ts'
import { moments, saysOf } from '../testing/moments.ts'
import { at } from '../testing/positions.ts'
import { rulesOnSmall } from '../testing/small-map.ts'

const sold = moments.sold()
const { rules, state } = sold
const { map } = rules
const border = (one: string, other: string): number =>
  map.linkBetween[areaNamed(map, one) * map.areas.length + areaNamed(map, other)]! >> 1

describe('NB-5.4 track lies where it may', () => {
  test.each([
    ['Nuremberg North', 'Nuremberg South'],
    ['Seukendorf', 'Unterfarrnbach'],
    ['Alte Veste', 'Höfen'],
  ])('not across %s - %s', (one, other) => {
    expect(saysOf(sold, { track: state.track.with(border(one, other), companyTrack(0)) })).toContain(
      `There can be no track across ${borderName(map, border(one, other))}, but there is`,
    )
  })

  test('it may lead out of an area that is only a start', () => {
    expect(
      saysOf(sold, { track: state.track.with(border('Schwabach', 'The South'), companyTrack(1)) }),
    ).not.toContainEqual(expect.stringMatching(/^There can be no track/))
  })

  test('it is a player’s who plays, or a company’s', () => {
    const free = state.track.indexOf(NONE)
    expect(saysOf(sold, { track: state.track.with(free, 3) })).toContain(
      `3 play, but track across ${borderName(map, free)} is of seat 4`,
    )
  })
})

test('NB-5.2 each player counts his own pieces', () => {
  const { pieces } = state.players[1]!
  expect(
    complaintsAfter(sold, ({ players }) => {
      players[1]!.pieces++
    }),
  ).toEqual([`Seat 2 has ${pieces} pieces on the map, but counts ${pieces + 1}`])
})

test('NB-5.7 no landowner is left where track is', () => {
  const area = map.from[2 * state.track.findIndex(owner => owner !== NONE)]!
  const says = saysOf(sold, { landowners: state.landowners.with(area, 1) })
  expect(says).toContain(`There is track in ${map.areas[area]!.name}, but a landowner, too (NB-5.7)`)
})

describe('NB-8.3 stations', () => {
  const red = state.track.indexOf(companyTrack(0))
  const changed = map.stations.find(
    area => map.areas[area]!.owners === 0 && state.stations[area] === 1 && map.areas[area]!.pawns > 0,
  )!

  test('are those of the start and those that company track touches', () => {
    const name = map.areas[changed]!.name
    expect(saysOf(sold, { stations: state.stations.with(changed, 0) })).toContain(
      `The owners of ${name} should be 1 by the track there, but are 0`,
    )
    expect(saysOf(sold, { stations: state.stations.with(changed, 3) })).toContain(
      `The owners of ${name} should be 1 by the track there, but are 3`,
    )
    const fuerth = areaNamed(map, 'Fürth')
    expect(saysOf(sold, { stations: state.stations.with(fuerth, 0) })).toContain(
      'The owners of Fürth should be 1 by the track there, but are 0',
    )
  })

  test('of both companies if both have track there', () => {
    expect(saysOf(sold, { track: state.track.with(red, companyTrack(1)) })).toContainEqual(
      expect.stringMatching(/^The owners of .* should be \d by the track there, but are \d$/),
    )
  })

  test('are nobody’s where there is none', () => {
    const plain = map.areas.findIndex(({ station }) => station === null)
    expect(saysOf(sold, { stations: state.stations.with(plain, 1) })).toEqual([
      `The owners of ${map.areas[plain]!.name} should be 0 by the track there, but are 1`,
    ])
  })

  test('NB-8.4 passengers of their colour have left', () => {
    const { name, pawns } = map.areas[changed]!
    expect(pawns).toBeGreaterThan(0)
    const none = { reds: state.reds.with(changed, 0), greens: state.greens.with(changed, 0) }
    expect(saysOf(sold, { ...none, reds: none.reds.with(changed, 1) })).toEqual([
      `${name} was sold to red, but there are red passengers`,
    ])
    expect(saysOf(sold, { ...none, greens: none.greens.with(changed, 1) })).toEqual([])
  })

  test('NB-8.4 so have yellow goods where company track is, but grey ones stay', () => {
    const yellow = map.from.find(
      (area, link) => state.track[link >> 1] === companyTrack(0) && map.areas[area]!.goods === YELLOW,
    )!
    expect(saysOf(sold, { goods: state.goods.with(yellow, 1) })).toEqual([
      `There is red track in ${map.areas[yellow]!.name}, but there are yellow goods, too`,
    ])
  })
})

test('NB-8.4 passengers on a station that was its company’s from the start may be there', () => {
  const small = rulesOnSmall({
    areas: { A: { station: 'town', company: 'red' }, B: { station: 'village' } },
    borders: 'A-B',
  })
  const { game, state } = at(small, 'turn 2\nred-track A - B\nstations B red\nreds A 2')
  expect(game.complaints(state)).toEqual([])
  expect(game.complaints({ ...state, reds: [0, 1] })).toEqual(['B was sold to red, but there are red passengers'])
})
