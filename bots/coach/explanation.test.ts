import { expect, test } from 'vitest'
import { positionOf } from '../first-class/coach/testing/reason-lines.ts'
import { bots } from '../first-class/without-net.ts'
import { observationOf } from '../play/bot.ts'
import { coachFor } from './coach.ts'
import { coachSearch } from './coach-search.ts'
import { comparePlans } from './comparison.ts'
import { explain } from './explanation.ts'
import type { WeightedReason, WorthParts } from './rules.ts'
import { planOf } from './testing/reason-lines.ts'

/** What speaks for a plan, what it is worth, and its chance; not given: as good as any. */
interface KnownPlan {
  readonly reasons: readonly WeightedReason[]
  readonly parts: WorthParts
  readonly chance?: number
}

const reason = (key: string, weight: number, ...parts: string[]): WeightedReason => ({
  reason: { key, facts: { weight } },
  weight,
  parts,
})

/** Why the first of these plans, and not one of the others. */
function why(...plans: readonly KnownPlan[]): string[] {
  const { game, state } = positionOf(2, ['A', 'B'], 'a X1-1')
  const coach = coachFor(bots, game)
  const rules = {
    ...coach.rules,
    reasons: (_game: unknown, _before: unknown, [plan]: readonly number[]) => plans[plan!]!.reasons,
    parts: (_game: unknown, _before: unknown, [plan]: readonly number[]) => plans[plan!]!.parts,
  }
  const [first, ...others] = plans.map((plan, n) => ({ moves: [n], shares: [plan.chance ?? 0.5] }))
  return explain({ ...coach, rules }, state, first!, others).map(({ key }) => key)
}

test('says what only this plan has, the weightiest part first', () => {
  const coins = reason('coins', 1, 'coins')
  const one = {
    reasons: [coins, reason('cars', 2, 'trains'), reason('mail', 5, 'mail')],
    parts: { coins: 3, trains: 9, mail: 5 },
  }
  const other = { reasons: [coins], parts: { coins: 3, trains: 0, mail: 4 } }
  expect(why(one, other)).toEqual(['cars'])
})

test('is silent of what another plan has more of, and of parts that count for no more', () => {
  const one = { reasons: [reason('cars', 2, 'trains'), reason('coins', 2, 'coins')], parts: { coins: 1, trains: 4 } }
  const other = { reasons: [reason('cars', 3, 'trains')], parts: { coins: 2, trains: 3 } }
  expect(why(one, other)).toEqual([])
})

test('is silent where its reasons are not what makes the difference', () => {
  const one = { reasons: [reason('counts', 3, 'end cards')], parts: { 'end cards': 3, evidence: -2 } }
  const other = { reasons: [], parts: { 'end cards': 0, evidence: -30 } }
  expect(why(one, other)).toEqual([])
  const spared = { ...one, reasons: [...one.reasons, reason('less-evidence', 2, 'evidence')] }
  expect(why(spared, other)).toEqual(['less-evidence'])
})

test('is silent of a plan with clearly better chances that by its parts is no better', () => {
  const one = { reasons: [reason('cars', 4, 'trains')], parts: { trains: 4, coins: 0 }, chance: 0.6 }
  const other = (coins: number, chance: number) => ({ reasons: [], parts: { trains: 0, coins }, chance })
  expect(why(one, other(3, 0.5))).toEqual(['cars'])
  expect(why(one, other(5, 0.5))).toEqual([])
  // Where no figure says that it is better, it is told what it has more of.
  expect(why(one, other(5, 0.595))).toEqual(['cars'])
})

test('counts what others lose for a plan, which is in no part', () => {
  const one = { reasons: [reason('denies', 4)], parts: { trains: 0 }, chance: 0.6 }
  expect(why(one, { reasons: [], parts: { trains: 3 }, chance: 0.5 })).toEqual(['denies'])
  expect(why(one, { reasons: [], parts: { trains: 5 }, chance: 0.5 })).toEqual([])
})

test('says what is done where there is nothing else to do', () => {
  expect(why({ reasons: [reason('coins', 1, 'coins')], parts: { coins: 0 } })).toEqual(['coins'])
})

test('with module C evidence that is not drawn is the reason, where it is', () => {
  const { game, state } = positionOf(2, ['C', 'D'], 'a C1-1 X1-9\nseat 1\ncoins 0 0 0\nupper 0^\nlower 0^')
  const coach = coachFor(bots, game)
  const plans = [['decline a2'], ['take a1']].map(moves => planOf(game, state, moves))
  const [declined, taken] = comparePlans(
    coachSearch(coach, state, 60),
    observationOf(game, state, 0, { seed: [0, 0, 0, 1], rolled: 0 }),
    plans,
    30,
  )
  const told = explain(coach, state, declined!, [taken!])
  expect(told.map(({ key }) => key)).toContain('less-evidence')
})
