import { readPosition } from '@roundhouse/first-class/notation/position'
import { rulesFor } from '@roundhouse/first-class/rules'
import { describe, expect, test } from 'vitest'
import { shipped } from '../knowledge.ts'
import { evaluationFor } from './evaluation.ts'
import { mindOf } from './evaluator.ts'
import { lessonsAt, MOST_TURNS, PARTS, type Taught, UNTAUGHT } from './feature-weights.ts'
import { belief, COLUMNS, lessonsOf, ROWS } from './weight-table.ts'

const rules = rulesFor(2, ['E', 'F'], 1)
const state = readPosition(rules, 'round 3\nturn 2\nseat 1\nupper 2 1^ 0\nmiddle F1-2')
const worthTo = (taught: Taught): number => evaluationFor(rules, mindOf(undefined, taught), state, 0)(state)

describe('lessons', () => {
  test('what is believed at first weighs a position as it is weighed by hand', () => {
    expect(worthTo(lessonsOf(belief))).toBeCloseTo(worthTo(UNTAUGHT))
  })

  test('weights are blended between knots', () => {
    const [plain] = lessonsOf(belief)
    const [early, , later] = [6, 9, 12].map(turns => 1 / plain!.leadThatCounts[turns]!)
    expect(1 / plain!.leadThatCounts[9]!).toBeCloseTo((early! + later!) / 2)
  })

  test('other tables have other lessons (FC-C.8)', () => {
    const murder = rulesFor(2, ['B', 'C'], 1)
    const taught = lessonsOf(belief)
    const evidence = PARTS.indexOf('evidence')
    expect(lessonsAt(taught, state).trust[3]![evidence]).toBe(1)
    expect(lessonsAt(taught, readPosition(murder, 'round 3\nturn 2')).trust[3]![evidence]).toBe(0)
  })
})

describe('the weights that are shipped', () => {
  const taught = lessonsOf(shipped)

  test('are a whole table of numbers', () => {
    expect(shipped).toHaveLength(ROWS.length * COLUMNS.length)
    expect(shipped.every(Number.isFinite)).toBe(true)
  })

  test('are used, and say something else than what was written by hand', () => {
    expect(worthTo(taught)).not.toBeCloseTo(worthTo(UNTAUGHT))
  })

  test('a lead counts for more, the nearer the end is, but where only evidence counts', () => {
    for (const { leadThatCounts } of [taught[0]!, taught[2]!])
      expect(leadThatCounts[0]).toBeLessThan(leadThatCounts[MOST_TURNS - 6]!)
  })
})
