import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtProgram } from '@roundhouse/server/testing/serving'
import { expect, onTestFinished, test } from 'vitest'
import { measureClub } from './club.ts'
import { type ClubReport, textOfClub, textOfCrowd } from './club-report.ts'
import { measureCrowd } from './crowd.ts'

const machine = { date: '2026-11-18', node: '20.20.2', processor: 'Some', cores: 2, load: [1.5, 2.5] } as const

async function builtBench(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-bench-club-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return builtProgram(new URL('program.ts', import.meta.url), folder)
}

test('a day of a club is played by visits, measured and told', async () => {
  const days = await measureClub(await builtBench(), { games: [1, 2], watch: 0.2 }, () => {})
  expect(days.map(({ games, visits }) => [games, visits])).toEqual([
    [1, 8],
    [2, 16],
  ])
  for (const { moves, visits, visiting, memory, disk } of days) {
    expect(moves).toBeGreaterThanOrEqual(visits)
    for (const found of [visiting, memory]) expect(found).toBeGreaterThan(0)
    // One small game may fit into what an empty database has.
    expect(disk).toBeGreaterThanOrEqual(0)
  }
  const report: ClubReport = { part: 'club', machine, quick: true, seconds: 3, days }
  expect(textOfClub(report)).toMatch(/^2 +16 +\d+/m)
})

test('of many daily tables at once nothing is lost, and every clock runs out in time', async () => {
  const figures = await measureCrowd(await builtBench(), 20, () => {})
  expect(figures).toMatchObject({ games: 20, visits: 20, lost: 0, late: { missing: 0 } })
  expect(figures.moves).toBeGreaterThanOrEqual(20)
  expect(figures.late.p50).toBeGreaterThanOrEqual(0)
  const { before, after, most } = figures.memory
  expect(most).toBeGreaterThanOrEqual(Math.max(before, after))
  expect(textOfCrowd({ part: 'crowd', machine, quick: false, seconds: 3, figures })).toContain('did not ring: 0.')
})
