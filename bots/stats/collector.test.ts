import { expect, test } from 'vitest'
import { scoreCollector } from './collector.ts'
import { newStats } from './stats.ts'

test('points are counted under what they were scored for, in any game', () => {
  const stats = newStats({})
  const { emit, close } = scoreCollector(stats, 2)
  emit({ key: 'scored', facts: { seat: 0, points: 3, for: 'mail' } })
  emit({ key: 'scored', facts: { seat: 1, points: 4, for: 'mail' } })
  emit({ key: 'took', facts: { seat: 1, points: 4, for: 'beer' } })
  close({ points: [3, 4], winners: [1] })
  expect(stats).toEqual({ ...newStats({}), sources: { mail: { times: 2, points: 7 } } })
})
