import { describe, expect, test } from 'vitest'
import type { Contest, Score } from './contest.ts'
import { fingerprintOf } from './fingerprint.ts'
import { accountOf, newEntry, newLedger, playTask, readLedger, type Task, tasksOf, writeLedger } from './ledger.ts'
import { type SelfPlayStats, selfPlayOf } from './self-play.ts'

const contest: Contest = { game: 'nuremberg', players: 2, one: 'casual', others: 'beginner' }
const other: Contest = { ...contest, one: 'intermediate' }
const score = (wins: number): Score => ({ games: 2, wins: { [wins]: 1 }, points: 50, othersPoints: 30 })

describe('a ledger', () => {
  test('is filled some of each in turn, and goes on where it stopped', () => {
    const ledger = newLedger([0, 0, 0, 1])
    const numbers = (tasks: Task[]) => tasks.map(({ event, n }) => `${(event as Contest).one} ${n}`)
    const wanted = [contest, other].map(event => ({ event, count: 2 }))
    expect(numbers(tasksOf(ledger, wanted))).toEqual(['casual 0', 'intermediate 0', 'casual 1', 'intermediate 1'])
    newEntry(ledger)({ event: contest, n: 0 }, score(12))
    expect(numbers(tasksOf(ledger, wanted))).toEqual(['intermediate 0', 'casual 1', 'intermediate 1'])
  })

  test('takes in what comes in any order, but counts it in order', () => {
    const ledger = newLedger([0, 0, 0, 1])
    const enter = newEntry(ledger)
    enter({ event: contest, n: 2 }, score(24))
    enter({ event: contest, n: 1 }, score(0))
    expect(accountOf(ledger, contest).done).toBe(0)
    enter({ event: contest, n: 0 }, score(24))
    expect(accountOf(ledger, contest)).toMatchObject({
      done: 3,
      counts: { games: 6, wins: { 0: 1, 24: 2 }, points: 150 },
    })
  })

  test('can be written and read, and forgets what other settings played', () => {
    const ledger = newLedger([0, 0, 0, 7])
    newEntry(ledger)({ event: contest, n: 0 }, score(12))
    const read = readLedger(writeLedger(ledger))
    expect(read).toEqual(ledger)
    expect(accountOf(read, contest).done).toBe(1)
    const changed = readLedger(
      writeLedger(ledger)
        .replace('"horizon\\":1', '"horizon\\":9')
        .replace(/horizon\\":1/, 'horizon\\":9'),
    )
    expect(accountOf(changed, contest).done).toBe(0)
    const otherCards = readLedger(writeLedger(ledger).replace(fingerprintOf('nuremberg', 2), '01234567'))
    expect(accountOf(otherCards, contest).done).toBe(0)
    expect(() => readLedger('{}')).toThrow('This is no roundhouse-ladder 1')
  })
})

test('a fingerprint tells games and numbers of players apart', () => {
  const prints = ['first-class', 'nuremberg'].flatMap(game => [2, 3, 4].map(players => fingerprintOf(game, players)))
  expect(new Set(prints).size).toBe(6)
  expect(prints.every(print => /^[0-9a-f]{8}$/.test(print))).toBe(true)
  expect(prints[0]).toBe(fingerprintOf('first-class', 2))
})

describe('a showing', () => {
  test.each([
    ['first-class', 'A+C', 'end-cards'],
    ['nuremberg', 'nuremberg', 'built'],
  ])('of %s tells points, where they come from, and habits', (game, table, habit) => {
    const selfPlay = selfPlayOf(game, 4, ['greedy']).find(each => each.table === table)!
    const stats = playTask({ event: selfPlay, n: 0 }, [0, 0, 0, 3]) as SelfPlayStats
    const points = Object.entries(stats.points).reduce((sum, [value, count]) => sum + Number(value) * count, 0)
    expect(stats.games).toBe(1)
    expect(points).toBeGreaterThan(40)
    expect(stats.habits[habit]!.times).toBe(4)
    expect(stats.habits[habit]!.sum).toBeGreaterThan(4)
    expect(Object.values(stats.sources).reduce((sum, each) => sum + each, 0)).toBe(points)
  })
})
