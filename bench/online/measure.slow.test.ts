import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtProgram } from '@roundhouse/server/testing/serving'
import { expect, onTestFinished, test } from 'vitest'
import { measureOnline } from './measure.ts'
import { percentilesOf } from './percentiles.ts'
import { type OnlineReport, textOfOnline, verdictsOfOnline } from './report.ts'

test('tables elsewhere are measured with a server of their own, and told with how far the goals are', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-bench-online-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const program = await builtProgram(new URL('program.ts', import.meta.url), folder)
  const steps: string[] = []
  const scale = { tables: [1, 2], seconds: 0.1, spectators: 3, away: 2, games: 1 }
  const figures = await measureOnline(program, scale, what => steps.push(what))
  expect(figures.paces.map(({ tables }) => tables)).toEqual([1, 2])
  expect(figures.restart.sockets).toBe(8)
  expect(figures.opening.entries).toBeGreaterThan(12)
  const { paces, steady, flush, bare, news, opening, spectators, restart, notices } = figures
  for (const found of [...paces, steady].map(({ movesPerSecond }) => movesPerSecond)) expect(found).toBeGreaterThan(0)
  for (const found of [
    flush,
    bare.movesPerSecond,
    bare.connected,
    news.mean,
    opening.p50,
    spectators.told,
    restart.listening,
    restart.seated,
    notices.p50,
  ])
    expect(found).toBeGreaterThan(0)
  expect(notices.count).toBe(6)
  expect(steps).toHaveLength(9)

  const machine = { date: '2026-11-16', node: '20.20.2', processor: 'Some', cores: 2, load: [1.5, 2.5] } as const
  const goals = verdictsOfOnline({ ...figures, news: { games: 2, pieces: 9, mean: 300, p99: 700 } })
  const report: OnlineReport = { part: 'online', machine, quick: true, seconds: 3, figures, goals }
  expect(textOfOnline(report)).toMatch(/news to a viewer, mean +350 +280 +300 +bytes +reached/)
  expect(textOfOnline(report)).toContain('3 spectators of one table had heard of a move')
})

test('half of the times are below the median, and a hundredth above the rest', () => {
  expect(percentilesOf(Array.from({ length: 200 }, (_, n) => 200 - n))).toEqual({ p50: 101, p99: 199 })
  expect(percentilesOf([7])).toEqual({ p50: 7, p99: 7 })
})
