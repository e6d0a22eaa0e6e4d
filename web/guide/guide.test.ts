import { readFileSync } from 'node:fs'
import { roll } from '@roundhouse/kernel/dice'
import { GAMES, type GameName } from '@roundhouse/table/games'
import { beginGame } from '@roundhouse/table/new-game'
import { type Snapshot, snapshotFor } from '@roundhouse/table/snapshot'
import { playLegal, toMove } from '@roundhouse/table/table'
import { describe, expect, test } from 'vitest'
import { WEB_GAMES } from '../games.ts'
import { suggestedGame } from '../shell/new-game/suggestions.ts'
import { CLEAR, type GameGuide, isToBeCompared, momentAt } from './guide.ts'

const ENGLISH = JSON.parse(readFileSync(new URL('../messages/learn/en.json', import.meta.url), 'utf8')) as object

/** Every decision of the first seat in a first game in which all play at random. */
async function decisionsIn(name: GameName, game: number): Promise<Snapshot[]> {
  const dice = { seed: [1, 2, 3, game] as const, rolled: 0 }
  let table = await beginGame('x', suggestedGame(WEB_GAMES[name], 'Ada'), [4, 5, 6, game])
  const decisions: Snapshot[] = []
  for (let seat = toMove(table); seat !== null; seat = toMove(table)) {
    const snapshot = snapshotFor(table, seat)
    if (seat === 0) decisions.push(snapshot)
    table = playLegal(table, seat, snapshot.moves[roll(dice, snapshot.moves.length)]!)
  }
  return decisions
}

describe.each(GAMES)('the guide of %s', name => {
  test('has words for all it tells, tells all it has words for, and is brief', async () => {
    const guide = await WEB_GAMES[name].guide!()
    const all = new Set<string>()
    for (let game = 0; game < 12; game++) {
      const told: string[] = []
      for (const snapshot of await decisionsIn(name, game)) told.push(...[momentAt(guide, snapshot, told) ?? []].flat())
      expect(new Set(told).size).toBe(told.length)
      expect(told.length).toBeLessThanOrEqual(10)
      for (const moment of told) all.add(`guide.${name}.${moment}`)
    }
    const words = Object.keys(ENGLISH).filter(key => key.startsWith(`guide.${name}.`))
    expect([...all].toSorted()).toEqual(words.toSorted())
  }, 30_000)

  test('compares plans where a turn begins, and at few decisions', async () => {
    const guide = await WEB_GAMES[name].guide!()
    const decisions = await decisionsIn(name, 1)
    const turns = decisions.filter(snapshot => guide.isTurnAt(snapshot))
    expect(turns.length).toBeGreaterThan(3)
    expect(turns.length).toBeLessThanOrEqual(18)
  })
})

const guide: GameGuide = { momentsAt: ({ moves }) => moves, isTurnAt: () => true }
const at = (...moves: string[]): Snapshot => ({ moves }) as unknown as Snapshot

test('what was told is not told again, and the most pressing comes first', () => {
  expect(momentAt(guide, at('a', 'b'), [])).toBe('a')
  expect(momentAt(guide, at('a', 'b'), ['a'])).toBe('b')
  expect(momentAt(guide, at('a', 'b'), ['b', 'a'])).toBeNull()
})

test('plans are compared where nothing else is told, and one that stands out is pointed to three times in a game', () => {
  expect(isToBeCompared(guide, at('a'), [])).toBe(false)
  expect(isToBeCompared(guide, at('a'), ['a'])).toBe(true)
  expect(isToBeCompared(guide, at(), [CLEAR, CLEAR])).toBe(true)
  expect(isToBeCompared(guide, at(), [CLEAR, CLEAR, CLEAR])).toBe(false)
  expect(isToBeCompared({ ...guide, isTurnAt: () => false }, at(), [])).toBe(false)
})
