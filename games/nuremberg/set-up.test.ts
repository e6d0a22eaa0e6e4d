import { readSeed } from '@roundhouse/kernel/dice'
import { describe, expect, test } from 'vitest'
import { GREY, NOTHING, YELLOW } from './base/piece.ts'
import { CUBES, PIECES_OF_TRACK } from './base/player.ts'
import { reserveOf } from './base/purse.ts'
import { NONE } from './base/state.ts'
import { MAP_NAMES } from './maps/standard.ts'
import { setUp } from './set-up.ts'
import { begun, rulesOn, seeds, show } from './testing/positions.ts'
import { rulesOnSmall } from './testing/small-map.ts'

const laidOut = (seed: string, players = 2) => setUp(rulesOn('nuremberg', players), readSeed(seed)!)
const sum = (counts: readonly number[]) => counts.reduce((all, n) => all + n, 0)

describe('NB-1.1 players and turns', () => {
  test.each([
    [2, 5],
    [3, 5],
    [4, 4],
  ])('NB-1.1 %i players play %i turns', (players, turns) => {
    for (const map of MAP_NAMES) expect(rulesOn(map, players).turns).toBe(turns)
    expect(laidOut('1', players).players).toHaveLength(players)
  })

  test('NB-1.1 player order at the start is random: every order comes', () => {
    const orders = seeds(100).map(seed => laidOut(seed, 3).order.join(' '))
    expect([...new Set(orders)].sort()).toEqual(['0 1 2', '0 2 1', '1 0 2', '1 2 0', '2 0 1', '2 1 0'])
  })

  test('NB-1.1 the first in player order moves first, and the order is told', () => {
    const scene = begun(rulesOn('nuremberg', 4), 'a')
    expect(scene.state.toMove).toBe(scene.state.order[0])
    expect(scene.story[0]).toEqual({ key: 'player-order', facts: { seats: scene.state.order } })
    expect(laidOut('a', 4)).toMatchObject({ turn: 1, phase: 'auction', place: 0, toMove: scene.state.order[0] })
  })

  test('NB-1.1 set-up of the map is the same for any number of players', () => {
    const counts = [2, 3, 4].map(players => {
      const { goods, reds, greens, landowners, track, stations, trains } = laidOut('7', players)
      return [goods.length, sum(reds) + sum(greens) + sum(landowners), track, stations, trains]
    })
    expect(counts[1]).toEqual(counts[0])
    expect(counts[2]).toEqual(counts[0])
  })
})

test('NB-1.2 each player: 15 cubes in reserve, 15 pieces of track, influence 1, 2, 1, 1, profit 0, points 0', () => {
  expect(CUBES).toBe(15)
  expect(PIECES_OF_TRACK).toBe(15)
  const state = laidOut('1', 4)
  for (const [seat, player] of state.players.entries()) {
    expect(player).toMatchObject({ cubes: 0, influence: [1, 2, 1, 1], profit: 0, points: 0, pieces: 0 })
    expect(player.kept).toEqual([0, 0, 0, 0])
    expect(player.network).toEqual({ areas: [], parts: [], serves: [], beside: [] })
    expect(reserveOf(state, seat)).toBe(15)
  }
})

test('NB-1.2 nothing is built, bought, bid or begun', () => {
  const state = laidOut('1', 2)
  for (const owners of [state.track, state.trains, state.discs, state.bidders])
    expect(new Set(owners)).toEqual(new Set([NONE]))
  expect(new Set([...state.spaces, ...state.bids])).toEqual(new Set([0]))
  expect(state).toMatchObject({ passed: 0, series: { links: [], price: 0 }, payment: null, line: null })
})

describe('NB-1.3 goods', () => {
  const { areas } = rulesOn('nuremberg', 2).map

  test('NB-1.3 two cubes for every goods area, those of the wrong colour taken off: 0, 1 or 2 are left', () => {
    const drawn = seeds(30).map(seed => laidOut(seed).goods)
    const inGoodsAreas = drawn.flatMap(goods => goods.filter((_, area) => areas[area]!.goods !== NOTHING))
    expect([...new Set(inGoodsAreas)].sort()).toEqual([0, 1, 2])
    const elsewhere = drawn.flatMap(goods => goods.filter((_, area) => areas[area]!.goods === NOTHING))
    expect(new Set(elsewhere)).toEqual(new Set([0]))
    // Each cube is of the right colour half of the time.
    expect(sum(inGoodsAreas) / inGoodsAreas.length).toBeCloseTo(1, 1)
  })

  test('NB-1.3 both colours come from one bag of 60 grey and 60 yellow cubes, drawn without putting back', () => {
    const isGrey = (area: number) => areas[area]!.goods === GREY
    const isYellow = (area: number) => areas[area]!.goods === YELLOW
    for (const seed of seeds(5)) {
      const { goods } = laidOut(seed)
      expect(sum(goods.filter((_, area) => isGrey(area)))).toBeGreaterThan(0)
      expect(sum(goods.filter((_, area) => isYellow(area)))).toBeGreaterThan(0)
    }
    const names = Array.from({ length: 60 }, (_, n) => `G${n}`)
    const all = rulesOnSmall({ areas: Object.fromEntries(names.map(name => [name, { goods: 'grey' }])), borders: '' })
    // 60 areas take all 120 cubes, so exactly the 60 grey ones stay.
    for (const seed of seeds(5)) expect(sum(setUp(all, readSeed(seed)!).goods)).toBe(60)
  })
})

test('NB-1.3 what stays is of the colour of the area, what goes is not', () => {
  const rules = rulesOnSmall({ areas: { G: { goods: 'grey' }, Y: { goods: 'yellow' } }, borders: '' })
  const drawn = (grey: number, yellow: number) =>
    setUp({ ...rules, bags: { ...rules.bags, goods: [grey, yellow] } }, readSeed('1')!).goods
  expect(drawn(4, 0)).toEqual([2, 0])
  expect(drawn(0, 4)).toEqual([0, 2])
})

describe('NB-1.4 pawns', () => {
  test('NB-1.4 each is what was drawn', () => {
    const rules = rulesOnSmall({ areas: { T: { station: 'town' }, V: { station: 'village' } }, borders: '' })
    const drawn = (...pawns: [number, number, number]) => {
      const { reds, greens, landowners } = setUp({ ...rules, bags: { ...rules.bags, pawns } }, readSeed('1')!)
      return [reds, greens, landowners]
    }
    expect(drawn(3, 0, 0)).toEqual([
      [2, 1],
      [0, 0],
      [0, 0],
    ])
    expect(drawn(0, 3, 0)).toEqual([
      [0, 0],
      [2, 1],
      [0, 0],
    ])
    expect(drawn(0, 0, 3)).toEqual([
      [0, 0],
      [0, 0],
      [2, 1],
    ])
  })

  test('NB-1.4 one for each village, two for each town, none for company cities', () => {
    const { areas } = rulesOn('nuremberg', 2).map
    const asked = { village: 1, town: 2, city: 0, start: 0 }
    for (const seed of seeds(5)) {
      const { reds, greens, landowners } = laidOut(seed)
      expect(areas.map((_, area) => reds[area]! + greens[area]! + landowners[area]!)).toEqual(
        areas.map(({ station }) => (station === null ? 0 : asked[station])),
      )
    }
  })

  test('NB-1.4 red and green passengers and landowners come from one bag of 25 each', () => {
    const kinds = seeds(20).map(seed => laidOut(seed))
    for (const { reds, greens, landowners } of kinds)
      for (const pawns of [reds, greens, landowners]) expect(sum(pawns)).toBeGreaterThan(4)
    const names = Array.from({ length: 75 }, (_, n) => `V${n}`)
    const all = rulesOnSmall({
      areas: Object.fromEntries(names.map(name => [name, { station: 'village' }])),
      borders: '',
    })
    const { reds, greens, landowners } = setUp(all, readSeed('1')!)
    expect([sum(reds), sum(greens), sum(landowners)]).toEqual([25, 25, 25])
  })
})

test('NB-3.1 the boxes show white, brown, red and green', () => {
  const printed = rulesOn('nuremberg', 2).boxes.map(box => `${box.name} ${box.printed.join('')}`)
  expect(printed.slice(0, 4)).toEqual(['U1 3000', 'U2 0300', 'U3 0021', 'U4 0012'])
  expect(printed.slice(4)).toEqual(['L1 0011', 'L2 0011', 'L3 0200', 'L4 2000'])
})

test('NB-1.5 the bag of influence holds 5 discs of each of the 4 colours', () => {
  expect(rulesOn('nuremberg', 2).bags.discs).toEqual([5, 5, 5, 5])
})

test('NB-1.6 on the map of Nuremberg grey is beer and yellow is mail, on that of Wensleydale stone and cheese', () => {
  expect(MAP_NAMES.map(map => rulesOn(map, 2).map.goodsNames)).toEqual([
    ['beer', 'mail'],
    ['stone', 'cheese'],
  ])
})

test('NB-1.6 beer lies in hop fields, stone in hills', () => {
  const terrains = MAP_NAMES.map(map => {
    const grey = rulesOn(map, 2).map.areas.filter(({ goods }) => goods === GREY)
    return [...new Set(grey.map(({ terrain }) => terrain))]
  })
  expect(terrains).toEqual([['hopfield'], ['hill']])
})

test('NB-4.2 at the start all discs lie in player order, the first player on top', () => {
  const state = laidOut('3', 4)
  expect(state.discStacks).toEqual([state.order, state.order, state.order, state.order, state.order])
})

test('the same seed is the same table', () => {
  expect(laidOut('5')).toEqual(laidOut('5'))
  expect(laidOut('5').goods).not.toEqual(laidOut('6').goods)
  expect(show(begun(rulesOn('nuremberg', 2), '5'))).toEqual(show(begun(rulesOn('nuremberg', 2), '5')))
})
