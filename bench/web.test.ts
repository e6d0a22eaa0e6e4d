import { expect, test } from 'vitest'
import { textOfWeb, verdictsOfWeb, type WebReport } from './web.ts'

const measures = [40, 70, 200].map(measured => ({
  name: `tap ${measured}`,
  unit: 'ms',
  target: 100,
  stretch: 50,
  measured,
  detail: 'median 12 ms',
}))

test('less is better: below the stretch target, below the target, above both', () => {
  expect(verdictsOfWeb(measures).map(({ verdict }) => verdict)).toEqual(['stretch', 'reached', 'not yet'])
})

test('people read the load, how each figure came about, and the goals', () => {
  const report: WebReport = {
    part: 'web',
    machine: { date: '2026-11-16', node: '20.20.2', processor: 'Some', cores: 2, load: [1.5, 2.5] },
    quick: true,
    seconds: 61,
    measures,
    goals: verdictsOfWeb(measures),
  }
  const text = textOfWeb(report)
  expect(text).toContain('Load of the machine 1.5 before, 2.5 after; 61 s in all.')
  expect(text).toContain('This was the quick run')
  expect(text).toContain('tap 70: median 12 ms')
  expect(text).toMatch(/tap 200 +100 +50 +200 +ms +not yet/)
})
