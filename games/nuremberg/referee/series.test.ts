import { describe, expect, test } from 'vitest'
import { withColour } from '../base/influence.ts'
import { borderName } from '../base/map.ts'
import type { Series } from '../base/state.ts'
import { NO_SERIES } from '../base/state.ts'
import { complaintsAfter } from '../testing/found.ts'
import { moments, saysOf } from '../testing/moments.ts'

const building = moments.building()
const { rules, state } = building
const { map } = rules
const { series, toMove } = state
const says = (part: Partial<Series>): string[] => saysOf(building, { series: { ...series, ...part } })

test('no series costs nothing', () => {
  expect(says({ links: [], price: 1, owed: [0, 0, 0, 0] })).toEqual([
    'There is no series, but it costs 1 and 0, 0, 0, 0',
  ])
  expect(says({ links: [], price: 0, owed: [1, 0, 0, 0] })).toEqual([
    'There is no series, but it costs 0 and 1, 0, 0, 0',
  ])
  expect(says({ links: [], price: 1, owed: [1, 0, 0, 0] })).toEqual([
    'There is no series, but it costs 1 and 1, 0, 0, 0',
  ])
  expect(says(NO_SERIES)).toEqual([])
})

describe('the way of a series', () => {
  test('NB-5.3 it starts at a company station or at own track', () => {
    const own = (area: number) => map.around[area]!.some(link => state.track[link >> 1] === toMove)
    const nowhere = map.from.findIndex((area, link) => map.cost[link]! > 0 && state.stations[area] === 0 && !own(area))
    const name = map.areas[map.from[nowhere]!]!.name
    expect(says({ links: [nowhere] })).toContain(`Seat ${toMove + 1} starts a series in ${name}, where nobody can`)
    const ofCompany = map.from.findIndex((area, link) => map.cost[link]! > 0 && state.stations[area] !== 0)
    expect(says({ links: [ofCompany] })).not.toContainEqual(expect.stringContaining('where nobody can'))
    expect(state.players[toMove]!.network.areas.some(area => state.stations[area] === 0)).toBe(true)
    const ownTrack = map.from.findIndex((area, link) => map.cost[link]! > 0 && state.stations[area] === 0 && own(area))
    expect(says({ links: [ownTrack] })).not.toContainEqual(expect.stringContaining('where nobody can'))
  })

  test('NB-5.1 it is unbroken', () => {
    const [first, second, third] = series.links as [number, number, number]
    expect(says({ links: [first, third] })).toContain(`The series is broken before ${borderName(map, third >> 1)}`)
    expect(says({ links: [first, second ^ 1] })).toContain(
      `The series is broken before ${borderName(map, second >> 1)}`,
    )
  })

  test('NB-5.4 it leads where track can be built, never into an area that is only a start', () => {
    const into = map.to.findIndex(area => map.areas[area]!.isStartOnly)
    expect(says({ links: [into] })).toContain(
      `The series leads over ${borderName(map, into >> 1)}, where nothing can be built`,
    )
  })

  test('NB-5.2 it crosses no border where track lies, and none twice', () => {
    const taken = state.track.findIndex(owner => owner >= 0)
    expect(says({ links: [2 * taken] })).toContain(`The series leads over ${borderName(map, taken)}, where track lies`)
    const [first] = series.links as [number]
    expect(says({ links: [first, first ^ 1] })).toContain(`The series leads over ${borderName(map, first >> 1)} twice`)
  })

  test('NB-5.2 it takes no more pieces than there are', () => {
    const having = (pieces: number) =>
      complaintsAfter(building, ({ players }) => {
        players[toMove]!.pieces = pieces
      })
    const says = (needed: number) => `Seat ${toMove + 1} has 15 pieces of track, but needs ${needed}`
    expect(having(16 - series.links.length)).toContain(says(16))
    expect(having(15 - series.links.length)).not.toContain(says(15))
  })
})

describe('the price of a series', () => {
  test('NB-5.5 is that of its links', () => {
    expect(says({ price: series.price + 1 })).toEqual([
      `The series costs ${series.price}, but ${series.price + 1} is asked for it`,
    ])
  })

  test('NB-5.6 and a point for each company area', () => {
    const owed = withColour(series.owed, 3, series.owed[3] + 1)
    expect(says({ owed })).toContain(
      `The series owes the influence ${series.owed.join(', ')}, but ${owed.join(', ')} is asked for it`,
    )
    const last = map.to[series.links.at(-1)!]!
    expect(saysOf(building, { stations: state.stations.with(last, 3) })).toContain(
      `The series owes the influence ${[0, 0, 1, 1].map((n, colour) => n + series.owed[colour]!).join(', ')}, but ${series.owed.join(', ')} is asked for it`,
    )
  })

  test('NB-5.7 and a point for each landowner', () => {
    const last = map.to[series.links.at(-1)!]!
    expect(saysOf(building, { landowners: state.landowners.with(last, state.landowners[last]! + 2) })).toContain(
      `The series owes the influence ${[2, 0, 0, 0].map((n, colour) => n + series.owed[colour]!).join(', ')}, but ${series.owed.join(', ')} is asked for it`,
    )
  })

  const withPurse = (cubes: number, influence: number[]) =>
    complaintsAfter(building, ({ players }) => Object.assign(players[toMove]!, { cubes, influence }))
  const whole = series.price + series.owed.reduce((sum, n) => sum + n, 0)

  test('NB-5.8 can be paid: nothing replaces what is owed', () => {
    const short = series.owed.map(n => Math.max(0, n - 1))
    expect(withPurse(15, short)).toEqual(
      ['white', 'brown', 'red', 'green'].flatMap((colour, n) =>
        series.owed[n]! > 0 ? [`Seat ${toMove + 1} cannot pay the ${colour} influence that the series owes`] : [],
      ),
    )
  })

  test('NB-5.9 can be paid in full', () => {
    expect(withPurse(series.price, [...series.owed])).toEqual([])
    expect(withPurse(series.price - 1, [...series.owed])).toEqual([
      `Seat ${toMove + 1} has ${whole - 1} to pay with, but the series costs ${whole}`,
    ])
    expect(withPurse(0, series.owed.with(1, series.price))).toEqual([])
  })

  test('while it is being paid, the rest may be all there is', () => {
    expect(saysOf(moments.payingTrack(), {})).toEqual([])
  })
})
