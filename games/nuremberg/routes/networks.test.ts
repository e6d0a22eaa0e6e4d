import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BOTH, GREEN, NEUTRAL, RED } from '../base/company.ts'
import { linkBetween } from '../base/map.ts'
import { NO_NETWORK } from '../base/network.ts'
import { rulesOn } from '../testing/positions.ts'
import { rulesOnSmall } from '../testing/small-map.ts'
import { isTouched, networkOf, partOf, servedFrom, withLink, withStation } from './networks.ts'

/** A row of areas with a red city at one end, a green one at the other, and a hop field beside each but the ends. */
const { map } = rulesOnSmall({
  areas: {
    A: { station: 'city', company: 'red' },
    B: {},
    C: { station: 'village' },
    D: {},
    E: { station: 'city', company: 'green' },
    H: { terrain: 'hopfield', goods: 'grey' },
    I: { terrain: 'hopfield', goods: 'grey' },
  },
  borders: 'A-B B-C C-D D-E B-H C-H D-I E-I A-C',
})
const area = (name: string) => map.areas.findIndex(each => each.name === name)
const link = (from: string, to: string) => linkBetween(map, area(from), area(to))
const stations = map.areas.map(({ owners }) => owners)

const built = (...pairs: string[]) =>
  pairs.reduce((network, pair) => withLink(map, stations, network, link(pair[0]!, pair[1]!)), NO_NETWORK)

describe('a network', () => {
  test('pieces that touch the same area are joined there, whatever their order', () => {
    for (const network of [built('AB', 'BC'), built('BC', 'AB'), built('CB', 'BA')]) {
      expect(partOf(network, area('A'))).toBe(partOf(network, area('C')))
      expect([...network.areas].sort()).toEqual([area('A'), area('B'), area('C')])
    }
  })

  test('pieces that touch no common area are parts of their own', () => {
    const network = built('AB', 'DE')
    expect(partOf(network, area('A'))).not.toBe(partOf(network, area('E')))
    expect(partOf(network, area('C'))).toBe(-1)
    expect(isTouched(network, area('C'))).toBe(false)
    expect(isTouched(network, area('D'))).toBe(true)
  })

  test('a piece between two parts makes them one', () => {
    const network = built('AB', 'DE', 'BC', 'CD')
    expect(new Set(network.parts).size).toBe(1)
    expect(network.serves[network.parts[0]!]).toBe(BOTH)
    // The number of the part that is gone serves nobody.
    expect(network.serves.filter(owners => owners !== NEUTRAL)).toHaveLength(1)
  })

  test('a piece that closes a ring joins nothing, and loses nothing', () => {
    const row = built('AB', 'BC')
    expect(withLink(map, stations, row, link('C', 'A'))).toEqual(row)
  })

  test('NB-6.6 a part serves whose stations are in it', () => {
    expect(servedFrom(built('AB', 'BC'), area('C'))).toBe(RED)
    expect(servedFrom(built('DE'), area('D'))).toBe(GREEN)
    expect(servedFrom(built('BC'), area('C'))).toBe(NEUTRAL)
    expect(servedFrom(built('AB', 'DE'), area('C'))).toBe(NEUTRAL)
    expect(servedFrom(NO_NETWORK, area('A'))).toBe(0)
  })

  test('NB-6.5 it knows the grey goods areas beside it, each once', () => {
    expect(built('AB').beside).toEqual([area('H')])
    expect(built('AB', 'BC').beside).toEqual([area('H')])
    expect([...built('BC', 'CD').beside].sort()).toEqual([area('H'), area('I')])
    expect(NO_NETWORK.beside).toEqual([])
  })

  test('NB-8.3 a station that has got another owner serves all who reach it', () => {
    const network = built('AB', 'BC', 'DE')
    const sold = withStation(network, area('C'), GREEN)
    expect(servedFrom(sold, area('A'))).toBe(BOTH)
    expect(servedFrom(sold, area('D'))).toBe(GREEN)
    expect(servedFrom(network, area('A'))).toBe(RED)
    expect(withStation(built('DE'), area('C'), RED)).toEqual(built('DE'))
  })

  test('no network shares anything that a longer one changes', () => {
    const short = built('AB')
    const before = JSON.stringify(short)
    withLink(map, stations, short, link('B', 'C'))
    expect(JSON.stringify(short)).toBe(before)
    const apart = built('AB', 'CD', 'DE')
    const text = JSON.stringify(apart)
    expect(servedFrom(withLink(map, stations, apart, link('B', 'C')), area('E'))).toBe(BOTH)
    expect(JSON.stringify(apart)).toBe(text)
  })
})

describe('kept up link by link', () => {
  const nuremberg = rulesOn('nuremberg', 2).map
  const links = nuremberg.exits.flat()

  /** The areas joined with each, found by walking from nothing. */
  function reach(laid: readonly number[], start: number): number[] {
    const seen = new Set([start])
    for (const here of seen)
      for (const each of laid) {
        if (nuremberg.from[each] === here) seen.add(nuremberg.to[each]!)
        if (nuremberg.to[each] === here) seen.add(nuremberg.from[each]!)
      }
    return [...seen].sort((a, b) => a - b)
  }

  test('it says the same as a search from nothing', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...links), { maxLength: 15 }), laid => {
        const owners = nuremberg.areas.map(each => each.owners)
        const network = laid.reduce((all, each) => withLink(nuremberg, owners, all, each), NO_NETWORK)
        for (const start of network.areas) {
          const reached = reach(laid, start)
          expect(
            network.areas.filter(each => partOf(network, each) === partOf(network, start)).sort((a, b) => a - b),
          ).toEqual(reached)
          expect(servedFrom(network, start)).toBe(reached.reduce((all, each) => all | owners[each]!, 0))
        }
        const beside = new Set(network.areas.flatMap(each => nuremberg.greyBeside[each]!))
        expect([...network.beside].sort((a, b) => a - b)).toEqual([...beside].sort((a, b) => a - b))
      }),
      { numRuns: 60 },
    )
  })

  test('and so does the network made again from the track on the map', () => {
    const track = nuremberg.isRiver.map((_, border) => (border % 9 === 0 ? 1 : border % 5 === 0 ? 0 : -1))
    const owners = nuremberg.areas.map(each => each.owners)
    const mine = networkOf(nuremberg, { track, stations: owners }, 1)
    const laid = track.flatMap((owner, border) => (owner === 1 ? [2 * border] : []))
    expect(mine).toEqual(laid.reduce((all, each) => withLink(nuremberg, owners, all, each), NO_NETWORK))
    expect(networkOf(nuremberg, { track, stations: owners }, 2)).toEqual(NO_NETWORK)
  })
})
