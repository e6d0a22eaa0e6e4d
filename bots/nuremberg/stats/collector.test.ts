import type { FactsOf, StoryLine } from '@roundhouse/nuremberg/base/story'
import { newGame } from '@roundhouse/nuremberg/definition'
import { describe, expect, test } from 'vitest'
import { simulate } from '../../stats/simulation.ts'
import { newStats, WIN } from '../../stats/stats.ts'
import { summaryOf } from '../../stats/summary.ts'
import { bots } from '../index.ts'
import { nurembergCollector } from './collector.ts'
import { newDetails } from './details.ts'
import type { NurembergSummary } from './summary.ts'

const line = <Key extends StoryLine['key']>(key: Key, facts: FactsOf<Key>): StoryLine => ({ key, facts }) as StoryLine

/** A tiny game as it is told: two seats, and the first wins. */
function game(...lines: StoryLine[]) {
  const stats = newStats(newDetails())
  const collector = nurembergCollector(stats, 2)
  for (const each of [line('player-order', { seats: [0, 1] }), line('turn-began', { turn: 1 }), ...lines])
    collector.emit(each)
  collector.close({ points: [10, 5], winners: [0] })
  return stats.details
}

const orders = line('build-order', { seats: [0, 1] })

describe('the stats collector', () => {
  test('knows what each box went for, and whether who got it won', () => {
    const { boxes } = game(
      line('bid', { seat: 0, box: 'U1', cubes: 3 }),
      line('bid', { seat: 1, box: 'L1', cubes: 2 }),
      line('bid', { seat: 1, box: 'U1', cubes: 5 }),
      line('bid', { seat: 0, box: 'L2', cubes: 2 }),
      orders,
    )
    expect(boxes['U1']).toEqual({ cubes: { 5: 1 }, bids: 2, wins: 0 })
    expect(boxes['L2']).toEqual({ cubes: { 2: 1 }, bids: 1, wins: WIN })
  })

  test('knows how each did by his place in the order at the start', () => {
    const stats = newStats(newDetails())
    const collector = nurembergCollector(stats, 2)
    const order = [1, 0]
    collector.emit(line('player-order', { seats: order }))
    collector.emit(line('turn-began', { turn: 1 }))
    order.reverse()
    collector.emit(line('player-order', { seats: order }))
    collector.close({ points: [10, 5], winners: [0] })
    expect(stats.places).toEqual({
      0: { played: 1, wins: 0, points: { 5: 1 } },
      1: { played: 1, wins: WIN, points: { 10: 1 } },
    })
  })

  test('forgets the bids of a turn with its auction', () => {
    const { boxes } = game(line('bid', { seat: 0, box: 'U1', cubes: 3 }), orders, orders)
    expect(boxes['U1']!.cubes).toEqual({ 3: 1 })
  })

  test('counts trains by turn, and what was loaded on them', () => {
    const load = line('loaded', { seat: 0, area: 'Lauf', piece: 'red', train: '1a', class: 'first' })
    const { trains, turns } = game(
      line('bought', { seat: 0, train: '1a' }),
      load,
      load,
      line('loaded', { seat: 0, area: 'Ronhof', piece: 'yellow', train: '1a', class: 'goods' }),
      line('turn-began', { turn: 2 }),
      line('bought', { seat: 1, train: '1a' }),
    )
    expect(trains['1a']).toEqual({ turns: { 1: 1, 2: 1 }, pieces: 3, wins: WIN })
    expect(turns['1']).toMatchObject({ players: 2, moved: { red: 2, yellow: 1 }, firstClass: 2 })
    expect(turns['2']).toMatchObject({ players: 2, moved: {}, firstClass: 0 })
  })

  test('adds profit up from turn to turn, by place in the order', () => {
    const { turns } = game(
      line('finished', { seat: 1, pieces: 4, price: 5 }),
      line('profit', { seat: 0, income: 5, upkeep: 3, change: 2 }),
      line('profit', { seat: 1, income: 1, upkeep: 4, change: -3 }),
      line('player-order', { seats: [0, 1] }),
      line('turn-began', { turn: 2 }),
      line('profit', { seat: 0, income: 0, upkeep: 3, change: -3 }),
      line('profit', { seat: 1, income: 6, upkeep: 4, change: 2 }),
      line('player-order', { seats: [1, 0] }),
    )
    expect(turns['1']).toMatchObject({ income: 6, upkeep: 7, built: { 0: 1, 4: 1 } })
    expect(turns['1']!.profit).toEqual({ 1: { 2: 1 }, 2: { '-3': 1 } })
    expect(turns['2']!.profit).toEqual({ 1: { '-1': 1 }, 2: { '-1': 1 } })
    expect(turns['2']!.built).toEqual({ 0: 2 })
  })

  test('counts lines that were sold, and the track that is left', () => {
    const { turns, trackLeft } = game(
      line('finished', { seat: 0, pieces: 6, price: 7 }),
      line('sold', { seat: 0, company: 'red', from: 'Fürth', to: 'Lauf', pieces: 4, price: 2 }),
      line('turn-began', { turn: 2 }),
      line('finished', { seat: 0, pieces: 1, price: 1 }),
    )
    expect(turns['1']!.lines).toEqual({ red: { lines: 1, pieces: 4 } })
    expect(trackLeft).toEqual({ 0: 1, 3: 1 })
  })

  test('knows when the chain was closed', () => {
    const { turns, chainPieces } = game(line('turn-began', { turn: 2 }), line('chain-closed', { seat: 1, pieces: 3 }))
    expect([turns['1']!.chains, turns['2']!.chains]).toEqual([0, 1])
    expect(chainPieces).toEqual({ 3: 1 })
  })
})

describe('in whole games', () => {
  const games = 8
  const stats = simulate(bots, newGame(3, 'nuremberg'), ['random', 'random', 'random'], [0, 0, 0, 1], 0, games)
  const { details, sources, turns } = summaryOf(stats, bots.stats)
  const counts = details as NurembergSummary

  test('NB-3.3 everyone gets two of the six boxes in each of the five turns', () => {
    expect(turns.mean).toBe(5)
    expect(Object.keys(counts.boxes)).toEqual(['L1', 'L2', 'L3', 'U1', 'U2', 'U3'])
    for (const { won, cubes } of Object.values(counts.boxes)) {
      expect(won).toBe(games * 5)
      expect(cubes.least).toBeGreaterThanOrEqual(2)
    }
  })

  test('NB-9.2 the track that is left is what points were lost for', () => {
    expect(sources['track-left']!.mean).toBeCloseTo(-counts.trackLeft.mean)
  })

  test('NB-7.2 income less upkeep of all turns is the profit at the end', () => {
    const all = Object.values(counts.turns).reduce((sum, { income, upkeep }) => sum + income - upkeep, 0)
    const places = Object.values(counts.turns['5']!.profit)
    expect(places.reduce((sum, { mean }) => sum + mean, 0) / 3).toBeCloseTo(all)
  })

  test('what stands on the trains is what was moved', () => {
    const onTrains = Object.values(counts.trains).reduce((sum, { bought, pieces }) => sum + bought * pieces, 0)
    const moved = Object.values(counts.turns).reduce((sum, turn) => sum + turn.moved, 0)
    expect(onTrains / (games * 3)).toBeCloseTo(moved)
  })
})
