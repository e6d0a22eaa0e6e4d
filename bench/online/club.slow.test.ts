import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtProgram } from '@roundhouse/server/testing/serving'
import { expect, onTestFinished, test } from 'vitest'
import { measureClub } from './club.ts'
import { type ClubReport, textOfClub } from './club-report.ts'

test('a day of a club is played by visits, measured and told', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-bench-club-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const program = await builtProgram(new URL('program.ts', import.meta.url), folder)
  const days = await measureClub(program, { games: [1, 2], watch: 0.2 }, () => {})
  expect(days.map(({ games, visits }) => [games, visits])).toEqual([
    [1, 8],
    [2, 16],
  ])
  for (const { moves, visits, visiting, memory, growth } of days) {
    expect(moves).toBeGreaterThanOrEqual(visits)
    for (const found of [visiting, memory, growth]) expect(found).toBeGreaterThan(0)
  }
  const machine = { date: '2026-11-18', node: '20.20.2', processor: 'Some', cores: 2, load: [1.5, 2.5] } as const
  const report: ClubReport = { part: 'club', machine, quick: true, seconds: 3, days }
  expect(textOfClub(report)).toMatch(/^2 +16 +\d+/m)
})
