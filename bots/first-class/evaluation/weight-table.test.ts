import { readPosition } from '@roundhouse/first-class/notation/position'
import { rulesFor } from '@roundhouse/first-class/rules'
import { describe, expect, test } from 'vitest'
import { shipped } from '../knowledge.ts'
import { evaluationFor } from './evaluation.ts'
import { evaluatorOf } from './evaluator.ts'
import { FEATURES, featureWeightsAt, MOST_TURNS, type TrainedWeights, UNTRAINED } from './feature-weights.ts'
import { COLUMNS, featureWeightsFrom, priorWeights, ROWS } from './weight-table.ts'

const rules = rulesFor(2, ['E', 'F'])
const state = readPosition(rules, 'round 3\nturn 2\nseat 1\nupper 2 1^ 0\nmiddle F1-2')
const worthTo = (trained: TrainedWeights): number =>
  evaluationFor(rules, evaluatorOf(undefined, trained), state, 0)(state)

describe('the table of weights', () => {
  test('prior weights evaluate a position as weights written by hand do', () => {
    expect(worthTo(featureWeightsFrom(priorWeights))).toBeCloseTo(worthTo(UNTRAINED))
  })

  test('weights are blended between knots', () => {
    const [plain] = featureWeightsFrom(priorWeights)
    const [early, , later] = [6, 9, 12].map(turns => 1 / plain!.leadThatCounts[turns]!)
    expect(1 / plain!.leadThatCounts[9]!).toBeCloseTo((early! + later!) / 2)
  })

  test('other tables have other weights (FC-C.8)', () => {
    const murder = rulesFor(2, ['B', 'C'])
    const trained = featureWeightsFrom(priorWeights)
    const evidence = FEATURES.indexOf('evidence')
    expect(featureWeightsAt(trained, state).weights[3]![evidence]).toBe(1)
    expect(featureWeightsAt(trained, readPosition(murder, 'round 3\nturn 2')).weights[3]![evidence]).toBe(0)
  })
})

describe('the weights that are shipped', () => {
  const trained = featureWeightsFrom(shipped)

  test('are a whole table of numbers', () => {
    expect(shipped).toHaveLength(ROWS.length * COLUMNS.length)
    expect(shipped.every(Number.isFinite)).toBe(true)
  })

  test('are used, and say something else than what was written by hand', () => {
    expect(worthTo(trained)).not.toBeCloseTo(worthTo(UNTRAINED))
  })

  test('a lead counts for more, the nearer the end is, but where only evidence counts', () => {
    for (const { leadThatCounts } of [trained[0]!, trained[2]!])
      expect(leadThatCounts[0]).toBeLessThan(leadThatCounts[MOST_TURNS - 6]!)
  })
})
