import { expect, test } from 'vitest'
import { verdictsOf } from './goals.ts'
import { figures } from './testing/figures.ts'

test('the goals say what was measured and how far that reaches', () => {
  const verdicts = verdictsOf(figures)
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(['reached', 'not yet', 'reached', 'proud', 'not yet', 'proud'])
  expect(verdicts.map(({ measured }) => measured)).toEqual([1_200_000, 121, 0.9, 4.9, 2.5, 2048])
})
