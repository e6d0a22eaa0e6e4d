import { describe, expect, test } from 'vitest'
import type { Influence } from '../base/influence.ts'
import type { Network } from '../base/network.ts'
import type { Player } from '../base/player.ts'
import type { State } from '../base/state.ts'
import { complaintsAfter } from '../testing/found.ts'
import { moments, saysOf } from '../testing/moments.ts'

const opening = moments.opening()
const { state } = opening

test('everybody is there', () => {
  expect(saysOf(opening, { players: state.players.slice(1) })).toEqual(['3 play, but there are 2 players'])
})

describe('every number on the table means something', () => {
  const eight = (n: number) => [n, 0, 0, 0, 0, 0, 0, 0]
  test.each<[Partial<State>, string]>([
    [{ turn: 0 }, 'The turn should be 1 number from 1 to 5, but 0'],
    [{ turn: 6 }, 'The turn should be 1 number from 1 to 5, but 6'],
    [{ turn: 1.5 }, 'The turn should be 1 number from 1 to 5, but 1.5'],
    [{ toMove: 3 }, 'Whose move it is should be 1 number from 0 to 2, but 3'],
    [{ toMove: -1 }, 'Whose move it is should be 1 number from 0 to 2, but -1'],
    [{ place: -1 }, 'The place in the order should be 1 number from 0, but -1'],
    [{ passed: 8 }, 'Who has passed should be 1 number from 0 to 7, but 8'],
    [{ discs: [] }, 'The discs should be 8 numbers from -1 to 3, but there is none'],
    [{ discs: eight(4) }, 'The discs should be 8 numbers from -1 to 3, but 4, 0, 0, 0, 0, 0, 0, 0'],
    [{ bids: eight(16) }, 'The bids should be 8 numbers from 0 to 15, but 16, 0, 0, 0, 0, 0, 0, 0'],
    [{ bidders: eight(3) }, 'The bidders should be 8 numbers from -1 to 2, but 3, 0, 0, 0, 0, 0, 0, 0'],
    [{ bidders: [0] }, 'The bidders should be 8 numbers from -1 to 2, but 0'],
    [{ discStacks: [[0, 1, 2]] }, 'The tracks with discs should be 1 number from 5 to 5, but 1'],
    [{ joined: [0, 1] }, 'What is joined should be 100 numbers from 0 to 99, but 0, 1'],
  ])('%j', (part, complaint) => {
    expect(saysOf(opening, part)).toEqual([complaint])
  })

  test.each<[keyof State, string, number]>([
    ['trains', 'The owners of trains', 3],
    ['spaces', 'What stands on trains', 5],
    ['track', 'The track', 6],
    ['goods', 'The goods', -1],
    ['reds', 'The red passengers', -1],
    ['greens', 'The green passengers', 0.5],
    ['landowners', 'The landowners', -1],
    ['stations', 'The stations', 4],
  ])('%s', (field, name, wrong) => {
    const list = state[field] as readonly number[]
    expect(saysOf(opening, { [field]: list.with(7, wrong) })[0]).toContain(`${name} should be ${list.length} numbers`)
    expect(saysOf(opening, { [field]: list.slice(1) })[0]).toContain(`${name} should be ${list.length} numbers`)
  })
})

describe('of the players', () => {
  const says = (part: Partial<Player>): string[] =>
    complaintsAfter(opening, ({ players }) => Object.assign(players[1]!, part))

  test.each<[Partial<Player>, string]>([
    [{ cubes: -1 }, 'The cubes of seat 2 should be 1 number from 0 to 15, but -1'],
    [{ cubes: 16 }, 'The cubes of seat 2 should be 1 number from 0 to 15, but 16'],
    [{ influence: [0, 0, 13, 0] }, 'The influence of seat 2 should be 4 numbers from 0 to 12, but 0, 0, 13, 0'],
    [{ influence: [0, -1, 0, 0] }, 'The influence of seat 2 should be 4 numbers from 0 to 12, but 0, -1, 0, 0'],
    [
      { influence: [0, 0, 0] as unknown as Influence },
      'The influence of seat 2 should be 4 numbers from 0 to 12, but 0, 0, 0',
    ],
    [{ profit: 0.5 }, 'The profit of seat 2 should be 1 number, but 0.5'],
    [{ points: Number.NaN }, 'The points of seat 2 should be 1 number, but NaN'],
    [{ pieces: 16 }, 'The pieces of track of seat 2 should be 1 number from 0 to 15, but 16'],
    [{ pieces: -1 }, 'The pieces of track of seat 2 should be 1 number from 0 to 15, but -1'],
    [{ kept: [0, 0, 0, -1] }, 'What is kept of seat 2 should be 4 numbers from 0, but 0, 0, 0, -1'],
  ])('%j', (part, complaint) => {
    expect(says(part)).toEqual([complaint])
  })

  test('points and profit have no limit in either direction (NB-7.2, NB-9.2)', () => {
    expect(says({ points: -70 })).toEqual([])
    expect(says({ points: 170 })).toEqual([])
  })

  test.each<[Partial<Network>, string]>([
    [
      { areas: [100], parts: [0], serves: [0] },
      'The areas in the network of seat 2 should be 1 number from 0 to 99, but 100',
    ],
    [
      { areas: [1], parts: [], serves: [0] },
      'The parts of the network of seat 2 should be 1 number from 0 to 0, but there is none',
    ],
    [
      { areas: [1], parts: [1], serves: [0] },
      'The parts of the network of seat 2 should be 1 number from 0 to 0, but 1',
    ],
    [
      { areas: [1], parts: [0], serves: [4] },
      'What is served in the network of seat 2 should be 1 number from 0 to 3, but 4',
    ],
    [{ beside: [-1] }, 'What is beside the network of seat 2 should be 1 number from 0 to 99, but -1'],
  ])('%j', (part, complaint) => {
    expect(says({ network: { areas: [], parts: [], serves: [], beside: [], ...part } })).toEqual([complaint])
  })
})

describe('of what somebody is about', () => {
  const { map } = opening.rules
  test.each<[Partial<State>, string]>([
    [
      { series: { links: [-1], price: 0, owed: [0, 0, 0, 0] } },
      `The links of the series should be 1 number from 0 to ${map.to.length - 1}, but -1`,
    ],
    [
      { series: { links: [], price: -1, owed: [0, 0, 0, 0] } },
      'The price of the series should be 1 number from 0, but -1',
    ],
    [
      { series: { links: [], price: 0, owed: [0, 0, 0] as unknown as Influence } },
      'What the series owes should be 4 numbers from 0, but 0, 0, 0',
    ],
    [{ payment: { due: -1, kind: 0, train: 0 } }, 'What is due should be 1 number from 0, but -1'],
    [{ payment: { due: 1, kind: 5, train: 0 } }, 'The kind of payment should be 1 number from 0 to 4, but 5'],
    [{ payment: { due: 1, kind: 0, train: 18 } }, 'The train being paid should be 1 number from -1 to 17, but 18'],
    [
      { line: { company: 2, from: 0, to: 1, links: [] } },
      'The company that buys should be 1 number from 0 to 1, but 2',
    ],
    [
      { line: { company: 1, from: 0, to: 100, links: [] } },
      'The ends of the line should be 2 numbers from 0 to 99, but 0, 100',
    ],
    [
      { line: { company: 1, from: 0, to: 1, links: [-2] } },
      `The pieces of the line should be 1 number from 0 to ${map.to.length - 1}, but -2`,
    ],
  ])('%j', (part, complaint) => {
    expect(saysOf(opening, part)).toEqual([complaint])
  })
})
