import { PLAIN_STATS } from '@roundhouse/bots/stats/game-stats'
import { loadStats } from '@roundhouse/table/games'
import { describe, expect, test } from 'vitest'
import { at, bot, HOUR, type OnlineWorld, pebblesWorld, person, worldOf } from '../table/testing/online-world.ts'
import { resultOf } from './game-result.ts'

const logOf = ({ first, table, entries }: OnlineWorld) => ({
  ...{ id: first.id, setup: first.setup, host: first.host, created: first.at },
  ...{ secrets: table.secrets, entries },
})

const resultAt = (world: OnlineWorld) => resultOf(logOf(world), world.manifest, PLAIN_STATS)

function playToEnd(world: OnlineWorld): OnlineWorld {
  while (world.table.stage === 'playing') if (!world.letBotPlay()) world.play()
  return world
}

describe('a table that is over', () => {
  test('says who sat where, how they ended and when', () => {
    const world = pebblesWorld({ chairs: [person(), bot('casual'), person()] }).begin()
    expect(resultAt(world)).toBeNull()
    playToEnd(world)
    const result = resultAt(world)!
    expect(result).toMatchObject({ game: 'pebbles', players: 3, isRated: false, ended: world.entries.at(-1)!.at })
    expect(result.seats.map(({ person, bot, hasLeft }) => [person, bot, hasLeft])).toEqual([
      [at(0), null, false],
      [null, 'casual', false],
      [at(2), null, false],
    ])
    expect(result.seats.map(({ place }) => place)).toContain(1)
  })

  test('is rated where it was set up so and only people play', () => {
    const rated = { isRated: true }
    const people = [person(), person()]
    expect(resultAt(playToEnd(pebblesWorld({ chairs: people, ...rated }).begin()))?.isRated).toBe(true)
    expect(resultAt(playToEnd(pebblesWorld({ chairs: people }).begin()))?.isRated).toBe(false)
    const withBot = pebblesWorld({ chairs: [...people, bot()], ...rated }).begin()
    expect(resultAt(playToEnd(withBot))?.isRated).toBe(false)
  })

  test('that was called off has no result', () => {
    const world = pebblesWorld().begin()
    world.append([
      ...[{ seq: world.table.seq + 1, at: world.now, by: 'house' as const, command: null, hash: null }].map(entry => ({
        ...entry,
        event: { kind: 'call-off', because: 'house' } as const,
      })),
    ])
    expect(resultAt(world)).toBeNull()
  })

  test('counts a person as gone who left, or for whom a bot played more than two turns', () => {
    const left = pebblesWorld().begin()
    left.must(at(1), { type: 'leave' })
    playToEnd(left)
    expect(resultAt(left)!.seats.map(({ hasLeft }) => hasLeft)).toEqual([false, true, false])

    const turnsAway = (turns: number): boolean => {
      const world = pebblesWorld({ pace: 'daily' }).begin()
      for (let away = 0; away < turns; ) {
        const { standIn } = world.table.chairs[0]!
        if (world.toMove() !== 0) world.playTurn()
        else if (standIn === null) world.wait(200 * HOUR)
        else {
          while (world.toMove() === 0 && world.letBotPlay());
          away++
        }
      }
      if (world.table.chairs[0]!.standIn !== null) world.must(at(0), { type: 'return' })
      playToEnd(world)
      return resultAt(world)!.seats[0]!.hasLeft
    }
    expect([turnsAway(1), turnsAway(2), turnsAway(3)]).toEqual([false, false, true])
  })
})

test.each(['first-class', 'nuremberg'] as const)('what each seat of %s took is counted', async name => {
  const world = await worldOf(name, { chairs: [bot(), person()] })
  world.begin()
  let seed = 1
  while (world.table.stage === 'playing') {
    const moves = world.moves()
    seed = (seed * 48_271) % 2_147_483_647
    const text = moves[seed % moves.length]!
    if (!world.letBotPlay(text)) world.play(text)
  }
  const result = resultOf(logOf(world), world.manifest, await loadStats(name))!
  const taken = result.seats.flatMap(({ taken }) => [...taken.keys()])
  expect(taken.length).toBeGreaterThan(5)
  expect(taken.filter(thing => !/^(card [A-Z0-9-]+|train \d\w|line .+ \/ .+)$/.test(thing))).toEqual([])
})
