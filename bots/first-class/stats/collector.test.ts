import type { FactsOf, StoryLine } from '@roundhouse/first-class/base/story'
import { describe, expect, test } from 'vitest'
import { newStats, WIN } from '../../stats/stats.ts'
import { firstClassCollector, TILE } from './collector.ts'
import { newDetails } from './details.ts'

const line = <Key extends StoryLine['key']>(key: Key, facts: FactsOf<Key>): StoryLine => ({ key, facts }) as StoryLine

/** A tiny game as it is told: two seats, one round, and a winner. */
function game(...lines: StoryLine[]) {
  const stats = newStats(newDetails())
  const collector = firstClassCollector(stats, 2)
  for (const each of lines) collector.emit(each)
  collector.close({ points: [10, 5], winners: [0] })
  return stats
}

/** The same, as far as cards go. */
const cardsIn = (...lines: StoryLine[]) => game(...lines).details

const dealt = line('dealt', { round: 1, cards: ['X1-1', 'X1-1', 'A1-1', 'X1-6'] })

describe('the stats collector', () => {
  test('counts copies that were offered, and the games in which they were', () => {
    const { cards } = cardsIn(dealt, dealt)
    expect(cards['X1-1']).toMatchObject({ games: 1, offered: 4, executed: 0, declined: 0 })
    expect(cards['A1-1']).toMatchObject({ games: 1, offered: 2 })
    expect(cards[TILE]).toMatchObject({ games: 1, offered: 2 })
  })

  test('writes down who took what and when, and whether he won', () => {
    const {
      details: { cards },
      turns,
    } = game(
      dealt,
      line('took', { seat: 0, place: 'a1', card: 'X1-1' }),
      line('took', { seat: 1, place: 'a2', card: 'X1-1' }),
      line('tile', { seat: 0 }),
      line('declined', { seat: 1, place: 'a3', card: 'X1-6' }),
    )
    expect(cards['X1-1']).toMatchObject({ executed: 2, wins: WIN, turns: 1 + 1, places: 1 + 2 })
    expect(cards[TILE]).toMatchObject({ executed: 1, wins: WIN, turns: 2, places: 3 })
    expect(cards['X1-6']).toMatchObject({ executed: 0, declined: 1, wins: 0, turns: 0 })
    expect(turns).toEqual({ 4: 1 })
  })

  test('counts the turns of a round from 1 again with each deal', () => {
    const took = line('took', { seat: 1, place: 'a1', card: 'X1-1' })
    const { cards } = cardsIn(dealt, took, took, dealt, took)
    expect(cards['X1-1']).toMatchObject({ executed: 3, turns: 1 + 2 + 3, places: 1 + 2 + 1 })
  })

  test('counts contracts that were fulfilled', () => {
    expect(game(dealt, line('fulfilled', { seat: 0, card: 'A1-1' })).details.cards['A1-1']).toMatchObject({
      fulfilled: 1,
    })
  })

  test('follows Game End cards from the draft and the display to their points', () => {
    const { cards } = cardsIn(
      line('kept', { seat: 1, card: 'G1' }),
      line('display', { cards: ['G2', 'G3'] }),
      dealt,
      line('took', { seat: 0, place: 'a1', card: 'X1-1' }),
      line('end-card', { seat: 0, card: 'G2', how: 'bought' }),
      line('scored', { seat: 0, points: 8, for: 'end-card', card: 'G2' }),
      line('scored', { seat: 1, points: 3, for: 'end-card', card: 'G1' }),
    )
    expect(cards['G1']).toMatchObject({ games: 1, offered: 1, kept: 1, executed: 0, points: 3, wins: 0 })
    expect(cards['G2']).toMatchObject({ offered: 1, kept: 0, executed: 1, points: 8, wins: WIN, turns: 1, places: 1 })
    expect(cards['G3']).toMatchObject({ offered: 1, executed: 0 })
  })

  test('knows how each did by his place after the start player, clockwise', () => {
    const { places } = game(line('start-player', { seat: 1 }))
    expect(places).toEqual({
      0: { played: 1, wins: 0, points: { 5: 1 } },
      1: { played: 1, wins: WIN, points: { 10: 1 } },
    })
  })

  test('adds points by where they came from', () => {
    const { sources } = game(
      line('scored', { seat: 0, points: 3, for: 'city', city: 1 }),
      line('scored', { seat: 1, points: 4, for: 'city', city: 2 }),
      line('scored', { seat: 1, points: 9, for: 'train', train: 'upper' }),
    )
    expect(sources).toEqual({ city: { times: 2, points: 7 }, train: { times: 1, points: 9 } })
  })

  test('shares a win among those who share it', () => {
    const stats = newStats(newDetails())
    const collector = firstClassCollector(stats, 3)
    collector.emit(line('took', { seat: 1, place: 'a1', card: 'X1-1' }))
    collector.close({ points: [7, 7, 7], winners: [0, 1, 2] })
    expect(stats.details.cards['X1-1']!.wins).toBe(WIN / 3)
  })

  test('passes over what is not about cards or points', () => {
    expect(game(line('city', { seat: 0, city: 3 })).details.cards).toEqual({})
  })
})
