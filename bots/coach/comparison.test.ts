import { expect, test } from 'vitest'
import { positionOf } from '../first-class/coach/testing/reason-lines.ts'
import { bots } from '../first-class/index.ts'
import { observationOf } from '../play/bot.ts'
import { coachFor } from './coach.ts'
import { coachSearch } from './coach-search.ts'
import { comparePlans, comparePlansInRounds } from './comparison.ts'
import { planOf } from './testing/reason-lines.ts'

const winning =
  'round 6\nturn 1\nstart 2\nturns-left 1\na X3-5 X3-10 A3-7\nc X3-1\nseat 1\nkept G1\ncoins 0 0 0\npoints 100\nupper 12 2^\nseat 2\nkept G2\npoints 119\ncoins 0 0 0'

test('plans are tried alike, whichever comes first, and one that is never legal is left out', () => {
  const { game, state } = positionOf(2, ['A', 'B'], winning)
  const search = coachSearch(coachFor(bots, game), state, 20)
  const compared = (...plans: readonly (readonly number[])[]) =>
    comparePlans(search, observationOf(game, state, 0, { seed: [0, 0, 0, 1], rolled: 0 }), plans, 10)
  const best = search.guide.plans(game.copy(state), 0)[0]!.moves
  const worse = planOf(game, state, ['decline a2'])
  const [one, other] = compared(best, worse)
  expect(compared(worse, best)).toEqual([other, one])
  expect(one!.shares[0]).toBeGreaterThan(other!.shares[0]!)
  for (const { shares } of [one!, other!]) expect(shares[0]! + shares[1]!).toBeCloseTo(1)
  expect(compared([game.read('end')!], worse).map(({ moves }) => moves)).toEqual([worse])
})

test('in rounds only the best go on, and come first', () => {
  const { game, state } = positionOf(2, ['A', 'B'], winning)
  const search = coachSearch(coachFor(bots, game), state, 20)
  const observation = observationOf(game, state, 0, { seed: [0, 0, 0, 1], rolled: 0 })
  const best = search.guide.plans(game.copy(state), 0)[0]!.moves
  const worse = ['decline a2', 'decline a3'].map(text => planOf(game, state, [text]))
  const inRounds = (most: number) =>
    comparePlansInRounds(
      search,
      observation,
      [...worse, best],
      [
        { most: 3, simulationsEach: 5 },
        { most, simulationsEach: 5 },
      ],
    )
  expect(inRounds(1).map(({ moves }) => moves)).toEqual([best])
  const [first, second, ...others] = inRounds(2)
  expect([first!.moves, others]).toEqual([best, []])
  expect(worse).toContain(second!.moves)
  expect(first!.shares[0]).toBeGreaterThanOrEqual(second!.shares[0]!)
})
