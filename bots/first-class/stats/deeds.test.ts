import type { FactsOf, StoryLine } from '@roundhouse/first-class/base/story'
import { newGame } from '@roundhouse/first-class/definition'
import type { FirstClass } from '@roundhouse/first-class/game'
import { expect, test } from 'vitest'
import { simulate } from '../../stats/simulation.ts'
import { bots } from '../index.ts'
import { firstClassDeedTeller } from './deeds.ts'

const game = bots.definition.open(newGame(3, ['A', 'C'])) as unknown as FirstClass
const line = <Key extends StoryLine['key']>(key: Key, facts: FactsOf<Key>) => ({ key, facts })

test('what is done again and again is counted for the game and for its part, which ends with a scoring phase', () => {
  const tell = firstClassDeedTeller(game)
  tell(line('dealt', { round: 3, cards: [] }))
  expect(tell(line('conductor', { seat: 1, train: 'upper', steps: 2 }))).toEqual([
    { seat: 1, deed: 'steps', count: 2 },
    { seat: 1, deed: 'steps 2', count: 2 },
  ])
  expect(tell(line('took', { seat: 0, place: 'a1', card: 'X2-1' })).map(({ deed }) => deed)).toEqual([
    'card car',
    'card car 2',
  ])
  expect(tell(line('scored', { seat: 2, points: 20, for: 'train', train: 'upper' }))).toEqual([
    { seat: 2, deed: 'points train 2', count: 20 },
  ])
})

test('places are counted clockwise from the start player', () => {
  expect(firstClassDeedTeller(game)(line('start-player', { seat: 2 }))).toEqual([
    { seat: 2, deed: 'place 1', count: 1 },
    { seat: 0, deed: 'place 2', count: 1 },
    { seat: 1, deed: 'place 3', count: 1 },
  ])
})

test('in whole games points by source are those of the parts together, and somebody has each place', () => {
  const { deeds, sources, games } = simulate(bots, newGame(2, ['A', 'B']), ['greedy', 'greedy'], [0, 0, 0, 7], 0, 3)
  for (const [source, { points }] of Object.entries(sources)) expect(deeds[`points ${source}`]?.[0] ?? 0).toBe(points)
  const parts = [1, 2, 3].map(part => deeds[`points train ${part}`]?.[0] ?? 0)
  expect(parts.reduce((sum, points) => sum + points)).toBe(sources['train']!.points)
  expect([deeds['place 1'], deeds['place 2']].map(place => place![0])).toEqual([games, games])
})
