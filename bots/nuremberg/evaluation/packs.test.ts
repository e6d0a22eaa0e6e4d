import { newGame, nuremberg } from '@roundhouse/nuremberg/definition'
import type { Nuremberg } from '@roundhouse/nuremberg/game'
import { expect, test } from 'vitest'
import { bestPacks, freePacks, type Pack } from './packs.ts'

const game = nuremberg.open({ ...newGame(2, 'nuremberg'), maps: 1 }) as Nuremberg
const { rules } = game
const names = ({ trains }: Pack): string => trains.map(train => rules.trains[train]!.name).join(' ')

/** A position in which trains were bought: by name, and by whom. */
const bought = (trains: Record<string, number>) => ({
  ...game.begin([0, 0, 0, 1]),
  trains: rules.trains.map(({ name }) => trains[name] ?? -1),
})

test('NB-6.2 a pack has at most three trains, and one of a row', () => {
  const packs = freePacks(rules, bought({}), 0).packs.map(names)
  expect(packs).toHaveLength(1 + 18 + 15 * 9 + 20 * 27)
  expect(packs).toContain('')
  expect(packs).toContain('1a 3b 6c')
  expect(packs).not.toContain('1a 1b')
})

test('NB-6.2 trains that somebody has are gone, and rows in which one has a train oneself', () => {
  const packs = freePacks(rules, bought({ '1a': 0, '2b': 0, '5c': 1 }), 0).packs.map(names)
  expect(packs.filter(pack => /[12]|5c/.test(pack))).toEqual([])
  expect(packs).toHaveLength(1 + 3 + 3 + 2 + 3)
})

test('who has three trains buys no more', () => {
  expect(freePacks(rules, bought({ '1a': 0, '2b': 0, '5c': 0 }), 0).packs.map(names)).toEqual([''])
})

test('what a pack costs and how much room it has is the sum of its trains', () => {
  const pack = freePacks(rules, bought({}), 0).packs.find(each => names(each) === '2b 3a 6c')!
  expect(pack).toMatchObject({ cost: 3 + 2 + 1, room: { first: 2, second: 1 + 3, goods: 3 + 3 + 3 } })
})

test('a pack is among the best only if no other is as cheap with as much room of each kind', () => {
  const best = bestPacks(rules, 9).map(names)
  expect(best).toContain('5c')
  // 6c has less room than 5c for the same price.
  expect(best).not.toContain('6c')
  expect(best).toContain('5c 6c')
  expect(new Set(best).size).toBe(best.length)
})

test('of packs that are alike one stays', () => {
  const rooms = bestPacks(rules, 9).map(({ cost, room }) => [cost, room.first, room.second, room.goods].join(' '))
  expect(new Set(rooms).size).toBe(rooms.length)
})

test('of packs with the same room the cheapest is known', () => {
  const { packs, cheapest, rooms } = freePacks(rules, bought({ '5c': 1 }), 0, 9)
  expect(cheapest.length).toBeLessThan(packs.length)
  for (const [n, { room, cost }] of packs.entries()) {
    expect(cheapest[rooms[n]!]!.room).toEqual(room)
    expect(cheapest[rooms[n]!]!.cost).toBeLessThanOrEqual(cost)
  }
  expect(new Set(cheapest.map(({ room }) => Object.values(room).join(' '))).size).toBe(cheapest.length)
  for (const pack of cheapest) expect(packs).toContain(pack)
})

test('packs that are too dear are left out', () => {
  expect(bestPacks(rules, 1).map(names)).toEqual(['', '5a', '5b', '5c'])
})
