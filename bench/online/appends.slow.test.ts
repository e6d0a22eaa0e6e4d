import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '@roundhouse/server/store/open-store'
import { expect, onTestFinished, test } from 'vitest'
import { measureAppends } from './appends.ts'

test('moves are measured with more and more tables, beside the cost of a flush', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-bench-'))
  const store = await openStore({ folder, now: 0 })
  onTestFinished(async () => {
    await store.close()
    rmSync(folder, { recursive: true })
  })
  const paces = await measureAppends(store, folder, 0.05)
  expect(paces.map(({ tables }) => tables)).toEqual([1, 10, 100, 1000, 10])
  for (const { movesPerSecond, answer, cpu, flush } of paces) {
    expect(Math.min(movesPerSecond, cpu, flush, answer.p50)).toBeGreaterThan(0)
    expect(answer.p99).toBeGreaterThanOrEqual(answer.p50)
  }
  expect(paces.map(({ entries }) => entries)).toEqual([...paces.map(({ entries }) => entries)].sort((a, b) => a - b))
})
