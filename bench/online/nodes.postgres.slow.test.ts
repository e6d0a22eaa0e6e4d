import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtProgram } from '@roundhouse/server/testing/serving'
import { expect, onTestFinished, test } from 'vitest'
import { measureNodes } from './nodes.ts'
import { type NodesReport, textOfNodes, verdictsOfNodes } from './nodes-report.ts'

test('nodes on PostgreSQL are measured, with a store that is full of games, and told with how far the goals are', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-bench-nodes-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const program = await builtProgram(new URL('program.ts', import.meta.url), folder)
  const steps: string[] = []
  const scale = { tables: 2, seconds: 0.2, ended: [5, 50], own: 20, away: 1 }
  const figures = await measureNodes(program, scale, what => steps.push(what))
  const { bare, alone, steady, otherNode, full, ownTables, notices } = figures
  expect(notices.count).toBe(3)
  for (const found of [bare.one, bare.eight, alone.movesPerSecond, steady.answer.p50, ownTables.took])
    expect(found).toBeGreaterThan(0)
  for (const news of [otherNode, otherNode.atFirst]) expect(news.p99).toBeGreaterThanOrEqual(news.p50)
  expect(otherNode.atFirst.p50).toBeGreaterThan(0)
  expect(full.map(({ ended }) => ended)).toEqual([5, 50])
  expect(steps).toHaveLength(8)

  const machine = { date: '2026-11-16', node: '20.20.2', processor: 'Some', cores: 2, load: [1.5, 2.5] } as const
  const goals = verdictsOfNodes({ ...figures, otherNode: { ...otherNode, p99: 50 } })
  const report: NodesReport = { part: 'online, PostgreSQL', machine, quick: true, seconds: 3, figures, goals }
  expect(textOfNodes(report)).toMatch(/news at the other node, 99 of 100 +100 +30 +50 +ms +reached/)
  expect(textOfNodes(report)).toContain('In the first seconds of that node: ')
  expect(textOfNodes(report)).toContain('somebody with 20 games that are over')
})
