import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { Interruption } from '../exit-codes.ts'
import { run } from '../run.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { scripted } from '../terminal/testing/script.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-train-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const inFolder = (name: string): string => join(folder, name)
const fast = ['train', 'first-class', '--batch', '2', '--match', '1']

async function train(name: string, ...args: string[]) {
  const terminal = scripted([])
  const [out, state] = [inFolder(`${name}.json`), inFolder(`${name}.state`)]
  const code = await run([...fast, '--out', out, '--state', state, ...args], terminal)
  return {
    code,
    state,
    said: terminal.text(),
    warned: terminal.warned.join('\n'),
    file: () => readFileSync(out, 'utf8'),
  }
}

const whole = new Map<string, ReturnType<typeof train>>()

/** A training in one thread from its beginning, trained once for all who compare another with it. */
function trainWhole(games: string): ReturnType<typeof train> {
  const training = whole.get(games) ?? train(`whole-${games}`, '--games', games, '--threads', '1')
  whole.set(games, training)
  return training
}

const playedIn = (state: string): number => JSON.parse(readFileSync(state, 'utf8')).played

/** A terminal at which somebody presses Ctrl-C as soon as something is told: on a slow machine in the middle of a batch. */
function impatient(): Terminal & { readonly warned: readonly string[] } {
  const terminal = scripted([])
  let stop: (reason: Interruption) => void
  const stopped = new Promise<never>((_, reject) => (stop = reject))
  stopped.catch(() => {})
  const warn = (text: string): void => {
    terminal.warn(text)
    stop(new Interruption('SIGINT'))
  }
  return { ...terminal, warn, stopped }
}

describe('a training', () => {
  test('learns the same from the same seed, whatever the number of threads, and tells how it goes', async () => {
    const once = await trainWhole('4')
    expect(once.code).toBe(0)
    expect(once.warned).toMatch(/^4 of 4 games, 0 s left; [\d.]+ a second; held-out loss \d\.\d{4}$/m)
    expect(once.said).toMatch(/^all +[\d.]+% +± [\d.]+\nA\+B/)
    const again = await train('again', '--games', '4', '--threads', '2')
    expect(again.file()).toBe(once.file())
    expect(again.file()).toContain('"command": "npm run train -- first-class --games 4 --batch 2 --seed 1 --match 1"')
  })

  test('can be stopped, says how to go on, and goes on to the same end', async () => {
    const terminal = impatient()
    const state = inFolder('stopped.state')
    expect(await run([...fast, '--games', '60', '--threads', '1', '--state', state], terminal)).toBe(130)
    expect(terminal.warned.at(-1)).toMatch(
      /Stopped after \d+ games\. Go on with: npm run train -- first-class --games 60/,
    )
    const played = playedIn(state)
    expect(played).toBeGreaterThanOrEqual(1)
    expect(played).toBeLessThan(60)
    const games = String(played + 2)
    const further = await train('further', '--games', games, '--threads', '1', '--resume', state)
    expect(further.file()).toBe((await trainWhole(games)).file())
  })

  test('by trials is the same whatever the number of threads, and goes on to the same end', async () => {
    const args = ['train', 'nuremberg', '--batch', '1', '--match', '1', '--from-scratch', '--games', '2']
    const trained = async (name: string, ...more: string[]) => {
      const [out, state] = [inFolder(`${name}.json`), inFolder(`${name}.state`)]
      const terminal = scripted([])
      expect(await run([...args, '--out', out, '--state', state, ...more], terminal)).toBe(0)
      return { warned: terminal.warned.join('\n'), file: readFileSync(out, 'utf8') }
    }
    const whole = await trained('trials', '--threads', '1')
    expect(whole.warned).toMatch(/^2 of 2 games, 0 s left; [\d.]+ a second; the weights have moved by \d\.\d{4}$/m)
    const state = inFolder('trials-stopped.state')
    expect(await run([...args, '--threads', '1', '--state', state], impatient())).toBe(130)
    expect(playedIn(state)).toBe(1)
    expect((await trained('trials-further', '--threads', '2', '--resume', state)).file).toBe(whole.file)
  })

  test('can let what is shipped play against what was written by hand, and writes nothing', async () => {
    const { code, said, state } = await train(
      'check',
      '--check',
      '--players',
      '3',
      '--level',
      'casual',
      '--threads',
      '1',
    )
    expect(code).toBe(0)
    expect(said).toMatch(/^all +[\d.]+% +± 0\.0\nA\+B/)
    expect(existsSync(state)).toBe(false)
  })

  test('can fit how chances are told, tells how they come true in games held out, and goes on where it was stopped', async () => {
    const calibrated = async (name: string, games: string, ...more: string[]) => {
      const { said, state, code } = await train(name, '--calibrate', '--games', games, '--threads', '1', ...more)
      expect(code).toBe(0)
      return { said: said.replace(/^Written: .*$/m, ''), state }
    }
    const whole = await calibrated('calibrated', '5')
    expect(whole.said).toMatch(
      /^held-out loss +games +positions +before +after +equal chances\nwithout module C, 2 players +\d+ +\d+ +/,
    )
    expect(whole.said).toMatch(/^favourite: told → won/m)
    const { state } = await calibrated('calibrated-begun', '2')
    expect((await calibrated('calibrated-further', '5', '--resume', state)).said).toBe(whole.said)
    const other = await train('calibrated-wrong', '--calibrate', '--games', '5', '--seed', '2', '--resume', state)
    expect(other.warned).toContain('is no calibration of the evaluation of first-class with this seed')
  })

  test('of a net is the same whatever the number of threads, goes on where it was stopped, and refuses other games', async () => {
    const trained = async (name: string, games: string, ...more: string[]) => {
      const result = await train(name, '--net', '--games', games, ...more)
      expect(result.code).toBe(0)
      return result
    }
    const whole = await trained('net', '10', '--threads', '1')
    expect(whole.said).toMatch(
      /^held-out loss +positions +without the net +with it +with the shipped one +equal chances\n/,
    )
    expect(whole.warned).toMatch(/^epoch 3 of 3: loss \d\.\d{4}$/m)
    expect(whole.file()).toContain('"command": "npm run train -- first-class --net --games 10 --seed 1 --match 1"')
    const begun = await trained('net-begun', '9', '--threads', '2')
    // A game that was cut off while it was written is played again.
    writeFileSync(begun.state, readFileSync(begun.state).subarray(0, -7))
    expect((await trained('net-further', '10', '--threads', '2', '--resume', begun.state)).file()).toBe(whole.file())
    const other = await train('net-wrong', '--net', '--games', '10', '--seed', '2', '--resume', begun.state)
    expect(other.warned).toContain('they were played with another seed or other simulations')
    const byNet = await train('net-by-net', '--net', '--games', '10', '--by-net', '--resume', begun.state)
    expect(byNet.warned).toContain('they were played by another net')
    const both = await trained('net-both', '3', '--seed', '2', '--by-net', '--further', '--also', begun.state)
    expect(both.file()).toContain('--games 3 --by-net --seed 2 --further --match 1')
    expect(both.file()).toContain('"also": "games of npm run train -- first-class --net --games 10 --seed 1"')
    expect(both.file()).not.toBe(whole.file())
    const none = await train('net-none', '--net', '--resume', inFolder('net.json'))
    expect(none.warned).toContain('this is no roundhouse-net-games 1')
  })

  test('refuses what is no training', async () => {
    const { code, warned } = await train('wrong', '--resume', join(folder, '..', 'nothing-there'))
    expect(code).toBe(1)
    expect(warned).toContain('there is no such file')
    expect((await train('seed', '--games', 'many')).code).toBe(2)
  })
})
