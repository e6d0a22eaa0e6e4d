import { describe, expect, test } from 'vitest'
import { borderName } from '../base/map.ts'
import type { TransportLine } from '../base/state.ts'
import { complaintsAfter } from '../testing/found.ts'
import { moments, saysOf } from '../testing/moments.ts'
import { at } from '../testing/positions.ts'
import { rulesOnSmall } from '../testing/small-map.ts'

const choosing = moments.choosingWay()
const { rules, state } = choosing
const { map } = rules
const { line, toMove } = state
const says = (part: Partial<TransportLine>): string[] => saysOf(choosing, { line: { ...line!, ...part } })
const name = (area: number): string => map.areas[area]!.name

/** Ways with own pieces from where the line is. */
const own = map.around[line!.links.length === 0 ? line!.from : map.to[line!.links.at(-1)!]!]!.filter(
  link => state.track[link >> 1] === toMove,
)

describe('NB-8.1 the ends', () => {
  test('are two stations in their order', () => {
    const { from, to } = line!
    const order = (one: number, other: number) =>
      `A line leads from one station to another in their order, but this one is ${name(one)} - ${name(other)}`
    expect(says({ from: to, to: from })).toContain(order(to, from))
    expect(says({ to: from })).toContain(order(from, from))
    const plain = map.areas.findIndex(({ station }, area) => station === null && area > from)
    expect(says({ to: plain })).toContain(order(from, plain))
    const before = map.areas.findIndex(({ station }) => station === null)
    expect(says({ from: before })).toContain(order(before, to))
  })

  test('one is a station of the company', () => {
    const { from, to } = line!
    expect(saysOf(choosing, { stations: state.stations.map(() => 0) })).toContain(
      `A line is sold to ${['red', 'green'][line!.company]} from a station of that company, but this one is ${name(from)} - ${name(to)}`,
    )
  })
})

describe('NB-8.1 the way', () => {
  test('is of own pieces, unbroken', () => {
    const foreign = map.to.findIndex((_, link) => map.from[link] === line!.from && state.track[link >> 1] !== toMove)
    expect(says({ links: [foreign] })).toContain(
      `Seat ${toMove + 1} sells ${borderName(map, foreign >> 1)}, which is not his`,
    )
    const elsewhere = state.track.findIndex(
      (owner, border) => owner === toMove && map.from[2 * border] !== line!.from && map.to[2 * border] !== line!.from,
    )
    expect(says({ links: [2 * elsewhere] })).toContain(`The line is broken before ${borderName(map, elsewhere)}`)
  })

  test('passes no area twice', () => {
    const [link] = own as [number]
    expect(says({ links: [...line!.links, link, link ^ 1] })).toContain('The line passes an area twice')
  })

  test('is sold at its end', () => {
    const to = map.to[own[0]!]!
    expect(says({ to, links: [...line!.links, own[0]!] })).toContain('The line is at its end, but it is not sold')
  })

  test('may have been followed already', () => {
    const onTheWay = moments.onTheWay()
    const { links } = onTheWay.state.line!
    expect(saysOf(onTheWay, {})).toEqual([])
    const turned = { ...onTheWay.state.line!, links: links.map(link => link ^ 1) }
    expect(saysOf(onTheWay, { line: turned })).toContainEqual(expect.stringMatching(/^The line is broken before /))
  })

  test('is chosen only where there are several, and as far as it can be paid (NB-8.2)', () => {
    const poor = complaintsAfter(choosing, ({ players }) => {
      players[toMove]!.influence = [0, 0, 0, 0]
    })
    expect(poor).toEqual(['A way is to be chosen, but the number of ways to the end of the line is 0'])
    const two = complaintsAfter(choosing, ({ players }) => {
      players[toMove]!.influence = [12, 12, 12, 12]
    })
    expect(two).toEqual([])
  })
})

describe('NB-8.1 the number of ways', () => {
  /** From A to E over B or C, and on over D; F hangs on B. */
  const small = rulesOnSmall({
    areas: {
      A: { station: 'city', company: 'red' },
      B: {},
      C: {},
      D: { station: 'village' },
      E: { station: 'village' },
      F: {},
    },
    borders: 'A-B B-D A-C C-D D-E B-F',
  })
  const choosingOn = (track: string, others = '-'): string[] => {
    const { game, state } = at(small, `phase takeovers\nseat 1\nred 6\ntrack ${track}\nseat 2\ntrack ${others}`)
    return game.complaints({ ...state, toMove: 0, line: { company: 0, from: 0, to: 4, links: [] } })
  }
  const one = ['A way is to be chosen, but the number of ways to the end of the line is 1']

  test('is two where two lead to the end', () => {
    expect(choosingOn('A - B - D - E, A - C - D')).toEqual([])
  })

  test('is not less for what leads astray further on', () => {
    expect(choosingOn('A - B - D - E, A - C - D, B - F')).toEqual([])
  })

  test('is one where the other leads nowhere, and never back', () => {
    expect(choosingOn('A - B - D - E, A - C')).toEqual(one)
  })

  test('is one where the other is somebody else’s', () => {
    expect(choosingOn('A - B - D - E', 'A - C - D')).toEqual(one)
  })

  test('borders are named by their areas', () => {
    expect(borderName(small.map, 4)).toBe('D - E')
  })
})
