import { readPosition } from '@roundhouse/first-class/notation/position'
import { rulesFor } from '@roundhouse/first-class/rules'
import { expect, test } from 'vitest'
import { evaluationFor } from './evaluation.ts'
import { evaluatorOf, outlookFor, seesTheEnd } from './evaluator.ts'

const rules = rulesFor(2, ['A', 'B'])
const early = readPosition(rules, 'round 1\nturn 1\nseat 1\nupper 1^ 0\nseat 2\nupper 0')
const late = readPosition(rules, 'round 6\nturn 1\nseat 1\nupper 1^ 0\nseat 2\nupper 0')

test('who sees all phases thinks of all that is to come', () => {
  expect(outlookFor(evaluatorOf(), early, 0).phases.length).toBe(3)
  expect(outlookFor(evaluatorOf(), early, 0).turns).toBe(18)
})

test('who sees one phase thinks of the next scoring only, and of the turns until then', () => {
  const { phases, turns } = outlookFor(evaluatorOf(undefined, undefined, 1), early, 0)
  expect(phases.length).toBe(1)
  expect(turns).toBe(6)
  expect(outlookFor(evaluatorOf(undefined, undefined, 1), late, 0)).toEqual(outlookFor(evaluatorOf(), late, 0))
})

test('who sees less thinks a train worth less', () => {
  const worth = (horizon: number) => evaluationFor(rules, evaluatorOf(undefined, undefined, horizon), early, 0)(early)
  expect(worth(1)).toBeLessThan(worth(2))
  expect(worth(2)).toBeLessThan(worth(3))
})

test('who does not see past the last scoring fears no arrest', () => {
  const blind = evaluatorOf(undefined, undefined, 2)
  expect([seesTheEnd(blind, early, 0), seesTheEnd(blind, late, 0)]).toEqual([false, true])
  expect(seesTheEnd(evaluatorOf(undefined, undefined, 1), late, 0)).toBe(false)
  expect(seesTheEnd(evaluatorOf(), early, 0)).toBe(true)
  const murder = rulesFor(3, ['A', 'C'])
  const worth = (round: number, evidence: number) => {
    const seats = [1, 2, 3].map(seat => `seat ${seat}\nupper 0`).join('\n')
    const state = readPosition(murder, `round ${round}\nturn 1\n${seats}\nseat 1 evidence ${evidence}`)
    return evaluationFor(murder, blind, state, 0)(state)
  }
  expect(worth(1, 4)).toBe(worth(1, 0))
  expect(worth(6, 4)).toBeLessThan(worth(6, 0))
})
