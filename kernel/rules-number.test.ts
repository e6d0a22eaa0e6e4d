import { describe, expect, test } from 'vitest'
import { begin, play } from './match.ts'
import { recordOf, replay } from './record.ts'
import { canPlayBy, knownRules, openBy } from './rules-number.ts'
import { bothPebblesBox, firstPebblesBox, pebbles, pebblesBox, usualPebbles } from './testing/pebbles.ts'
import { refusalOf } from './testing/refusal.ts'

/** The first deal whose first cast shows a five: rules 1 and 2 disagree about what it brings. */
const seed = [0, 0, 0, 1] as const
const seeds = Array.from({ length: 50 }, (_, n) => [...seed.slice(0, 3), n] as unknown as typeof seed)
const castAt = (deal: typeof seed) => play(pebbles(usualPebbles), begin(pebbles(usualPebbles), deal), 0, 'cast')
const five = seeds.find(deal => castAt(deal).story.some(({ key, facts }) => key === 'cast' && facts['value'] === 5))!

const pointsBy = (rules: number): number => {
  const game = openBy(bothPebblesBox, usualPebbles, rules)
  return game.points(play(game, begin(game, five), 0, 'cast').now)[0]!
}

describe('rules by their number', () => {
  test('a game is played by those it is opened with', () => {
    expect(knownRules(bothPebblesBox)).toEqual([1, 2])
    expect([pointsBy(1), pointsBy(2)]).toEqual([0, 1])
  })

  test('a number that a program does not know is refused', () => {
    expect(knownRules(pebblesBox)).toEqual([2])
    expect([1, 2, 3].map(rules => canPlayBy(pebblesBox, rules))).toEqual([false, true, false])
    expect(refusalOf(() => openBy(bothPebblesBox, usualPebbles, 3))).toBe(
      'This game follows rules 3 of pebbles; this program is older and knows rules 1, 2',
    )
    expect(refusalOf(() => openBy(pebblesBox, usualPebbles, 1))).toBe(
      'This game follows rules 1 of pebbles; since then they have changed, now they are 2',
    )
  })

  test('a record is replayed by the rules it names, as long as they are known', () => {
    const game = firstPebblesBox.open(usualPebbles)
    const record = recordOf(firstPebblesBox, usualPebbles, play(game, begin(game, five), 0, 'cast'))
    expect(record.rules).toBe(1)
    const { game: again, match } = replay(bothPebblesBox, record)
    expect(again.points(match.now)[0]).toBe(0)
    expect(refusalOf(() => replay(pebblesBox, record))).toMatch(/^This record follows rules 1 of pebbles; /)
  })
})
