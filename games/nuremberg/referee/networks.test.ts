import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Network, NO_NETWORK } from '../base/network.ts'
import { NONE } from '../base/state.ts'
import { networkOf } from '../routes/networks.ts'
import { complaintsAfter } from '../testing/found.ts'
import { moments, saysOf } from '../testing/moments.ts'
import { isSamePartition, isSameSet, neighboursOver, partsOf } from './search.ts'

const sold = moments.sold()
const { rules, state } = sold
const { map } = rules

const says = (change: (network: Network) => Network, seat = 0): string[] =>
  complaintsAfter(sold, ({ players }) => {
    players[seat]!.network = change(players[seat]!.network)
  })

describe('NB-6.5, NB-6.6 a network is what a search finds', () => {
  const { network } = state.players[0]!

  test('in whatever order and with whatever numbers', () => {
    const turned = (list: readonly number[]) => list.toReversed()
    expect(
      says(all => ({ ...all, areas: turned(all.areas), parts: turned(all.parts), beside: turned(all.beside) })),
    ).toEqual([])
    expect(says(all => ({ ...all, parts: all.parts.map(part => part + 1), serves: [0, ...all.serves] }))).toEqual([])
  })

  test('with all areas', () => {
    const fewer = { areas: network.areas.slice(1), parts: network.parts.slice(1) }
    expect(says(all => ({ ...all, ...fewer }))[0]).toMatch(/^Seat 1 has track in .*; the network says: /)
    const twice = { areas: [...network.areas, network.areas[0]!], parts: [...network.parts, network.parts[0]!] }
    expect(says(all => ({ ...all, ...twice }))[0]).toMatch(/^Seat 1 has track in /)
    expect(says(() => NO_NETWORK)[0]).toMatch(/; the network says: nowhere$/)
  })

  test('in the same parts', () => {
    expect(new Set(network.parts).size).toBeGreaterThan(1)
    const [first] = network.parts
    expect(says(all => ({ ...all, parts: all.parts.map(() => first!) }))).toContain(
      `Seat 1 has a network whose parts are not those that a search finds: ${network.parts.map(() => first).join(', ')}`,
    )
  })

  test('with the stations served', () => {
    const served = network.serves.join(', ')
    const part = network.parts[0]!
    const wrong = network.serves.with(part, 0)
    expect(network.serves[part]).not.toBe(0)
    expect(says(all => ({ ...all, serves: wrong }))).toEqual([
      `Seat 1 reaches the stations ${served} by part; the network says: ${wrong.join(', ')}`,
    ])
  })

  test('with the grey goods beside it', () => {
    expect(says(all => ({ ...all, beside: all.beside.slice(1) }))[0]).toMatch(
      /^Seat 1 has track beside .*; the network says: /,
    )
    expect(says(all => ({ ...all, beside: [...all.beside, 0] }))[0]).toMatch(/, Münchaurach$/)
  })

  test('of every seat', () => {
    expect(says(() => NO_NETWORK, 2)[0]).toMatch(/^Seat 3 has track in /)
  })
})

describe('NB-5.10 what is joined', () => {
  const open = moments.opening()

  test('is what a search finds, while the chain is open', () => {
    const joined = open.state.joined
    expect(saysOf(open, { joined: joined.with(3, 4) })).toEqual([
      'The chain is open, but what is joined is not what a search finds',
    ])
    expect(saysOf(open, { joined: [] })).toEqual(['The chain is open, but what is joined is not what a search finds'])
    expect(saysOf(open, { joined: joined.toReversed() })).toEqual([])
  })

  test('is not asked when it is closed', () => {
    const over = moments.chainClosed()
    expect(over.state.joined).toEqual([])
    expect(saysOf(over, { joined: map.areas.map((_, area) => area) })).toEqual([
      'The chain is closed, but somebody still asks what is joined',
    ])
  })

  test('is not asked on a map without a chain', () => {
    const wensleydale = moments.wensleydale()
    const joined = wensleydale.rules.map.areas.map((_, area) => area)
    expect(saysOf(wensleydale, { joined })).toEqual(['There is no chain on this map, but somebody asks what is joined'])
  })
})

describe('searching from nothing', () => {
  const borders = fc.uniqueArray(fc.nat(map.isRiver.length - 1), { maxLength: 40 })

  test('finds the parts that links put together one by one', () => {
    fc.assert(
      fc.property(borders, laid => {
        const track = map.isRiver.map((_, border) => (laid.includes(border) ? 0 : NONE))
        const { areas, parts } = networkOf(map, { track, stations: state.stations }, 0)
        const found = partsOf(map, border => laid.includes(border))
        expect(
          isSameSet(
            areas,
            map.areas.flatMap((_, area) => (found[area] === NONE ? [] : [area])),
          ),
        ).toBe(true)
        expect(
          isSamePartition(
            parts,
            areas.map(area => found[area]!),
          ),
        ).toBe(true)
      }),
      { numRuns: 50 },
    )
  })

  test('leads from each area to all its neighbours', () => {
    const near = neighboursOver(map, border => border < 3)
    expect(near.get(map.from[0]!)).toContain(map.to[0]!)
    expect(near.get(map.to[0]!)).toContain(map.from[0]!)
    expect([...near.values()].flat()).toHaveLength(6)
  })

  test('partitions are the same whatever their parts are called', () => {
    expect(isSamePartition([1, 1, 2], [7, 7, 3])).toBe(true)
    expect(isSamePartition([1, 1, 2], [7, 7, 7])).toBe(false)
    expect(isSamePartition([1, 1, 1], [7, 7, 3])).toBe(false)
    expect(isSamePartition([1, 2], [1, 2, 3])).toBe(false)
    expect(isSamePartition([1, 2, 1], [2, 1, 1])).toBe(false)
  })

  test('sets are the same in whatever order, without anything twice', () => {
    expect(isSameSet([1, 2], [2, 1])).toBe(true)
    expect(isSameSet([1, 1], [1, 2])).toBe(false)
    expect(isSameSet([1], [1, 2])).toBe(false)
    expect(isSameSet([1, 3], [1, 2])).toBe(false)
  })
})
