import { newGame } from '@roundhouse/first-class/definition'
import { describe, expect, test } from 'vitest'
import { run } from '../run.ts'
import { scripted } from '../terminal/testing/script.ts'
import type { Job } from './job.ts'
import { simulateInThreads, slicesOf } from './pool.ts'
import { newProgress } from './progress.ts'

describe('a series is cut into slices', () => {
  test.each([
    [1, 1],
    [7, 2],
    [1000, 2],
    [100_000, 3],
  ])('%i games for %i threads: every game once', (games, threads) => {
    const slices = slicesOf(games, threads)
    expect(slices.reduce((sum, { count }) => sum + count, 0)).toBe(games)
    expect(
      slices.every(({ from, count }, i) => count > 0 && from === slices.slice(0, i).reduce((n, s) => n + s.count, 0)),
    ).toBe(true)
    expect(Math.max(...slices.map(({ count }) => count))).toBeLessThanOrEqual(250)
  })
})

const simulated = async (...args: string[]) => {
  const terminal = scripted([])
  const code = await run(
    ['simulate', '--players', '3', '--bots', 'random', '--games', '9', '--seed', '5', ...args],
    terminal,
  )
  return { code, out: terminal.text() }
}

test('the results do not depend on the number of threads, and name all it takes to do it again', async () => {
  const [one, three] = await Promise.all([simulated('--json', '--threads', '1'), simulated('--json', '--threads', '3')])
  expect(three).toEqual(one)
  expect(one.code).toBe(0)
  expect(JSON.parse(one.out)).toMatchObject({
    game: 'first-class',
    options: { players: 3, modules: ['A', 'B'] },
    seating: ['random', 'random', 'random'],
    seed: '00000000000000000000000000000005',
    games: 9,
    all: { played: 27 },
  })
})

test('the report for people names bots, seats, sources and, if wanted, cards', async () => {
  const { code, out } = await simulated('--cards', '--threads', '1')
  expect(code).toBe(0)
  expect(out).toMatch(/^First Class, modules A, B, 3 players, bots random, random, random: 9 games$/m)
  expect(out).toMatch(/^random +27 +33\.3% +[\d.]+% +[\d.]+ +[\d.]+ +-?\d+ +\d+ +\d+$/m)
  expect(out).toMatch(/^3 +9 +[\d.]+%/m)
  expect(out).toMatch(/^Game End cards +[\d.]+ +[\d.]+$/m)
  expect(out).toMatch(/^tile +54 +/m)
})

test('what breaks in a thread is told', async () => {
  const job: Job = {
    game: 'first-class',
    options: newGame(2, ['A', 'B']),
    bots: ['random', 'nobody'],
    seed: [0, 0, 0, 1],
    games: 1,
  }
  await expect(simulateInThreads(job, 1, () => {})).rejects.toThrow('There is no bot "nobody"')
})

describe('progress', () => {
  const told = (isScreen: boolean) => {
    const drawn: string[] = []
    const terminal = {
      ...scripted([]),
      progress(text: string) {
        drawn.push(text)
        return isScreen
      },
    }
    let now = 0
    const progress = newProgress(terminal, 100, { clock: () => now })
    for (const [at, done] of [
      [50, 1],
      [1000, 20],
      [1050, 21],
      [6000, 60],
    ] as const) {
      now = at
      progress.tell(done)
    }
    progress.end()
    return { drawn, warned: terminal.warned }
  }

  test('is redrawn on a screen', () => {
    expect(told(true)).toEqual({ drawn: ['20 of 100 games, 4 s left', '60 of 100 games, 4 s left', ''], warned: [] })
  })

  test('is a line every few seconds elsewhere', () => {
    expect(told(false).warned).toEqual(['60 of 100 games, 4 s left'])
  })
})
