import { expect, test } from 'vitest'
import { verdictsOf } from './goals.ts'
import { figures } from './testing/figures.ts'

test('the goals say what was measured and how far that reaches', () => {
  const verdicts = verdictsOf(figures)
  expect(verdicts.map(({ measured, verdict }) => [measured, verdict])).toEqual([
    [1_200_000, 'reached'],
    [121, 'not yet'],
    [0.9, 'reached'],
    [4.9, 'stretch'],
    [2.5, 'not yet'],
    [2048, 'stretch'],
    [6000, 'not yet'],
    [7000, 'stretch'],
    [100_000, 'not yet'],
    [50_000, 'not yet'],
    [1.8, 'reached'],
    [21, 'reached'],
    [80, 'reached'],
  ])
})
