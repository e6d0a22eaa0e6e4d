import { Refusal } from '@roundhouse/kernel/game'
import { pebblesBox, usualPebbles } from '@roundhouse/kernel/testing/pebbles'
import { describe, expect, test } from 'vitest'
import { botGame } from './game.ts'
import { botGameNamed, botGames } from './games.ts'
import { botNamed, defaultBot, levelsOf } from './play/bots.ts'
import { LEVELS } from './play/level.ts'
import { simulate } from './stats/simulation.ts'
import { summaryOf } from './stats/summary.ts'

describe('a game of which nothing is known but its rules', () => {
  const pebbles = botGame({
    definition: pebblesBox,
    tables: players => [{ name: 'usual', options: { ...usualPebbles, players } }],
  })
  const [table] = pebbles.tables(2)

  test('is played at random and at every level, and levels can be set', () => {
    expect(Object.keys(pebbles.bots)).toEqual(['random', ...LEVELS])
    expect(levelsOf(pebbles)).toEqual([...LEVELS])
    expect(defaultBot(pebbles)).toBe('casual')
    expect(botNamed(pebbles, 'expert:simulations=60').name).toBe('expert:simulations=60')
  })

  const played = (one: string, other: string, games = 1) =>
    simulate(pebbles, table!.options, [one, other], [0, 0, 0, 5], 0, games)

  test('is searched by playing at random to the end: that beats mere chance, and the same seed is the same game', () => {
    const { bots } = summaryOf(played('expert:simulations=40', 'random', 12))
    expect(bots['expert:simulations=40']!.winRate).toBeGreaterThan(0.65)
    expect(played('casual', 'random')).toEqual(played('casual', 'random'))
  })

  test('is counted by points and wins; it has no legend, nothing to train and no habits', () => {
    const stats = played('random', 'random', 3)
    expect(stats).toMatchObject({ games: 3, all: { played: 6 }, details: {} })
    expect(pebbles.stats.habits(stats, pebbles.definition.open(table!.options))).toEqual({})
    expect(pebbles.legend(table!.options)).toEqual({})
    expect([pebbles.training, pebbles.coach]).toEqual([null, null])
  })
})

describe('the games that bots play', () => {
  test('are found by their names', () => {
    for (const game of botGames) expect(botGameNamed(game.name)).toBe(game)
    expect(() => botGameNamed('toString')).toThrow(
      new Refusal('There is no game "toString"; there are first-class, nuremberg'),
    )
  })

  test.each(botGames.map(game => [game.name, game] as const))('%s has a table for 2 to 4 players', (_, game) => {
    for (const players of [2, 3, 4])
      for (const { options } of game.tables(players)) expect(game.definition.open(options).seats).toBe(players)
  })
})
