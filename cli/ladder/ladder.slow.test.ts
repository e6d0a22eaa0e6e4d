import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { newLedger } from '@roundhouse/bots/stats/ladder/ledger'
import { newSelfPlayStats } from '@roundhouse/bots/stats/ladder/self-play'
import { afterAll, describe, expect, test } from 'vitest'
import { run } from '../run.ts'
import { scripted } from '../terminal/testing/script.ts'
import { english } from '../words/testing/english.ts'
import { partsOf } from './tables.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-ladder-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const page = readFileSync(fileURLToPath(new URL('../../docs/measurements/bots.md', import.meta.url)), 'utf8')

async function ladder(name: string, ...args: string[]) {
  const terminal = scripted([])
  const file = join(folder, `${name}.json`)
  const written = join(folder, `${name}.md`)
  writeFileSync(written, page)
  const code = await run(['ladder', '--file', file, '--page', written, '--game', 'nuremberg', ...args], terminal)
  return { code, out: terminal.text(), warned: terminal.warned, file, page: readFileSync(written, 'utf8') }
}

describe('the ladder', () => {
  const args = ['--levels', 'casual,beginner', '--players', '2']

  test('goes on where it stopped, to the same figures whatever the number of threads', async () => {
    const first = await ladder('on', ...args, '--games', '2', '--threads', '1')
    expect(first.code).toBe(0)
    expect(first.out).toMatch(/^\| casual +\| \d+ ± \d+ +\| 2 /m)
    const further = await ladder('on', ...args, '--games', '4', '--threads', '2')
    const atOnce = await ladder('once', ...args, '--games', '4', '--threads', '1')
    expect(readFileSync(further.file, 'utf8')).toBe(readFileSync(atOnce.file, 'utf8'))
    expect(further.page).toBe(atOnce.page)
    expect(further.page).toMatch(/^\| 2 +\| casual \| beginner \| [\d.]+% ± [\d.]+ +\| 50\.0% +\| 4 /m)
  })

  test('adds nothing to figures of another seed, unless they are forgotten', async () => {
    await ladder('seed', ...args, '--games', '0', '--seed', 'a')
    const other = await ladder('seed', ...args, '--games', '0', '--seed', 'b')
    expect(other.code).toBe(2)
    expect(other.warned[0]).toContain('was made with 0000000000000000000000000000000a')
    expect((await ladder('seed', ...args, '--games', '0', '--seed', 'b', '--from-scratch')).code).toBe(0)
  })

  test('keeps what was played when an option cannot be met, even the one to forget it', async () => {
    const { file } = await ladder('kept', ...args, '--games', '2')
    const before = readFileSync(file, 'utf8')
    const refused = await ladder('kept', '--game', 'chess', '--from-scratch')
    expect(refused.warned.join()).toContain('Unknown game "chess"')
    expect(readFileSync(file, 'utf8')).toBe(before)
    const lost = await ladder('kept', ...args, '--from-scratch', '--page', join(folder, 'nowhere.md'))
    expect(lost.warned.join()).toContain('nowhere.md could not be opened: there is no such file or folder')
    expect(readFileSync(file, 'utf8')).toBe(before)
  })

  test('refuses levels that do not exist', async () => {
    const { code, warned } = await ladder('levels', '--levels', 'casual,genius')
    expect(code).toBe(2)
    expect(warned.join()).toContain('found "genius"; expected beginner, casual, intermediate, strong, expert, champion')
  })

  test('tells of styles apart from levels', () => {
    const settings = ''
    const contest = { game: 'nuremberg', players: 2, one: 'bidder', others: 'casual' }
    const score = { games: 2, wins: { 12: 1 }, points: 100, othersPoints: 90 }
    const event = { game: 'nuremberg', players: 2, table: 'nuremberg', bot: 'bidder' }
    const habits = { cubes: { sum: 9, times: 2 } }
    const accounts = [
      { event: contest, settings, done: 1, counts: score },
      { event, settings, done: 1, counts: { ...newSelfPlayStats(), games: 1, habits } },
    ]
    const parts = partsOf({ ...newLedger([0, 0, 0, 1]), accounts }, english)
    expect(parts['styles of nuremberg']!.at(-1)).toMatch(
      /^\| bidder +\| strong \| builtFirst × 4, .* 50\.0% ± [\d.]+ of 2 +\|$/,
    )
    expect(parts['style habits of nuremberg']!.join()).toMatch(/cubes paid for a box +\| 4\.50/)
    for (const part of ['ladder', 'contests', 'points', 'habits'])
      expect(parts[`${part} of nuremberg`]).toEqual(['Nothing has been played yet.'])
  })

  test('says what points are scored for in words', () => {
    const event = { game: 'nuremberg', players: 4, table: 'nuremberg', bot: 'random' }
    const counts = { ...newSelfPlayStats(), games: 1, sources: { chain: 6, 'of old': 2 } }
    const ledger = { ...newLedger([0, 0, 0, 1]), accounts: [{ event, settings: '', done: 1, counts }] }
    const { 'habits of nuremberg': habits } = partsOf(ledger, english)
    expect(habits!.filter(line => line.includes('points'))).toEqual([
      expect.stringMatching(/^\| points: Chain +\| 1.5 /),
      expect.stringMatching(/^\| points: of old +\| 0.5 /),
    ])
  })
})
