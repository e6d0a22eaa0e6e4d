import { readPosition } from '@roundhouse/first-class/notation/position'
import { rulesFor } from '@roundhouse/first-class/rules'
import { expect, test } from 'vitest'
import { evaluationFor } from './evaluation.ts'
import { mindOf, outlookFor } from './mind.ts'

const rules = rulesFor(2, ['A', 'B'], 1)
const early = readPosition(rules, 'round 1\nturn 1\nseat 1\nupper 1^ 0\nseat 2\nupper 0')
const late = readPosition(rules, 'round 6\nturn 1\nseat 1\nupper 1^ 0\nseat 2\nupper 0')

test('who sees all phases thinks of all that is to come', () => {
  expect(outlookFor(mindOf(), early, 0).phases.length).toBe(3)
  expect(outlookFor(mindOf(), early, 0).turns).toBe(18)
})

test('who sees one phase thinks of the next scoring only, and of the turns until then', () => {
  const { phases, turns } = outlookFor(mindOf(undefined, undefined, 1), early, 0)
  expect(phases.length).toBe(1)
  expect(turns).toBe(6)
  expect(outlookFor(mindOf(undefined, undefined, 1), late, 0)).toEqual(outlookFor(mindOf(), late, 0))
})

test('who sees less thinks a train worth less', () => {
  const worth = (sight: number) => evaluationFor(rules, mindOf(undefined, undefined, sight), early, 0)(early)
  expect(worth(1)).toBeLessThan(worth(2))
  expect(worth(2)).toBeLessThan(worth(3))
})
