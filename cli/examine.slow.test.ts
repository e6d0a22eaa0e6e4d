import { expect, test } from 'vitest'
import { run } from './run.ts'
import { scripted } from './terminal/testing/script.ts'

async function ran(...args: string[]) {
  const terminal = scripted([], { isInteractive: false })
  const code = await run(args, terminal)
  return { code, out: terminal.said.join('\n') }
}

test('examine holds the laws of Nuremberg too', async () => {
  const { code, out } = await ran('examine', 'nuremberg', '--games', '1', '--players', '2', '--rules-2009')
  expect(code).toBe(0)
  expect(out).toMatch(/^1 game, \d+ moves, \d+ undone, .*: every law holds\.\nCoverage: \d\d+ cases reached/)
})

test('examine holds the laws in games of its own', async () => {
  const { code, out } = await ran('examine', '--games', '1', '--players', '2', '--modules', 'B,F', '--seed', 'a1')
  expect(code).toBe(0)
  const counts = '1 game, \\d+ moves, \\d+ undone, \\d+ redealt, reasons asked in \\d+ positions'
  expect(out).toMatch(new RegExp(`^${counts}: every law holds\\.\nCoverage: \\d+ cases reached, `))
})
