import { Refusal } from '@roundhouse/kernel/game'
import { pebbles, usualPebbles } from '@roundhouse/kernel/testing/pebbles'
import { newGame, nuremberg, type Options } from '@roundhouse/nuremberg/definition'
import { expect, test } from 'vitest'
import { ask, seatBot } from '../play/bot.ts'
import { botNamed } from '../play/bots.ts'
import { simulate } from '../stats/simulation.ts'
import { summaryOf } from '../stats/summary.ts'
import { WEIGHTS } from './evaluation/weights.ts'
import { greedyWith } from './greedy.ts'
import { bots as nurembergBots } from './index.ts'
import type { NurembergSummary } from './stats/summary.ts'

const on = (players: number, map: Options['map'], rules2009 = false): Options => ({
  ...newGame(players, map, rules2009),
  maps: 1,
})
const TABLES = [on(2, 'nuremberg'), on(2, 'wensleydale'), on(2, 'wensleydale', true)]

test('wins against random on both maps and with the rules of 2009, in either seat', () => {
  for (const options of TABLES)
    for (const bots of [
      ['greedy', 'random'],
      ['random', 'greedy'],
    ]) {
      const { greedy, random } = summaryOf(simulate(nurembergBots, options, bots, [0, 0, 0, 7], 0, 2)).bots
      expect(greedy!.winRate).toBe(1)
      expect(greedy!.points.least).toBeGreaterThan(random!.points.most + 20)
    }
})

test('plays well against its like: everyone moves a lot and leaves little track', () => {
  const bots = ['greedy', 'greedy', 'greedy', 'greedy']
  const stats = simulate(nurembergBots, on(4, 'nuremberg'), bots, [0, 0, 0, 3], 0, 2)
  const { all, details } = summaryOf(stats, nurembergBots.stats)
  const counted = details as NurembergSummary
  expect(all.points.mean).toBeGreaterThan(30)
  expect(all.points.least).toBeGreaterThan(0)
  expect(counted.turns['1']!.moved).toBeGreaterThan(4)
  expect(counted.trackLeft.mean).toBeLessThan(5)
})

test('the same seed is the same game', () => {
  const play = () => simulate(nurembergBots, on(3, 'nuremberg'), ['greedy', 'greedy', 'greedy'], [0, 0, 0, 5], 0, 1)
  expect(play()).toEqual(play())
})

test('does not sit down at a game it does not know', () => {
  const sitDown = () => seatBot(pebbles(usualPebbles), botNamed(nurembergBots, 'greedy'), 0, [0, 0, 0, 1])
  expect(sitDown).toThrow(new Refusal('greedy plays nuremberg, not pebbles'))
})

test('plays by the weights it is given', () => {
  const game = nuremberg.open(on(2, 'nuremberg'))
  const bids = [WEIGHTS, { ...WEIGHTS, influence: [9, 0, 0, 0] }].map(weights => {
    const state = game.begin([0, 0, 0, 5])
    return game.write(ask(game, state, seatBot(game, greedyWith('other', weights), game.toMove(state)!, [0, 0, 0, 1])))
  })
  expect(bids[0]).toMatch(/^bid /)
  expect(bids[0]).not.toBe(bids[1])
})
