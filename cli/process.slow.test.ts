import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { bundled } from './bundle/bundle.mjs'

/*
 * The real process, with its real streams and signals, started from the bundle that players start. There are few of them,
 * side by side; what a command says is tested without a process (run.test.ts).
 */

const BIN = fileURLToPath(new URL('./bin/roundhouse.mjs', import.meta.url))

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

const { ROUNDHOUSE_SAVES: _, ...others } = process.env
/** Whatever language this machine speaks. */
const env = { ...others, LC_ALL: 'C' }

const started = (args: readonly string[], stdout: number | 'pipe' = 'pipe', cwd = mkdtempSync(join(tmpdir(), 'rh-'))) =>
  spawn(process.execPath, [BIN, ...args], {
    cwd,
    env,
    stdio: ['pipe', stdout, 'pipe'],
  }) as ChildProcessWithoutNullStreams

function ended(child: ChildProcessWithoutNullStreams): Promise<Ended> {
  let out = ''
  let err = ''
  child.stdout?.on('data', text => (out += text))
  child.stderr.on('data', text => (err += text))
  return new Promise(resolve => child.on('close', code => resolve({ code, out, err })))
}

const isQuiet = ({ err }: Ended): boolean => !/\n {4}at |Error:|node:/.test(err)

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

// Once, before all of them would do it at the same time.
beforeAll(() => {
  bundled(new URL('./main.ts', import.meta.url))
})

describe.concurrent('the process', () => {
  test('plays a whole game from a script in plain sentences, and keeps its record', async () => {
    const cwd = mkdtempSync(join(tmpdir(), 'rh-'))
    const child = started(
      ['play', '--players', '2', '--modules', 'D,F', '--seats', 'me,random', '--seed', '5'],
      'pipe',
      cwd,
    )
    const game = ended(child)
    child.stdin.on('error', () => {})
    child.stdin.end(`${'1\n'.repeat(600)}`)
    const { code, out, err } = await game
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/The game is over: You \(\d+\) and Random 2 \(\d+\)\./)
    expect(out).toMatch('Save the record of the game?')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no control characters but line ends may be there.
    expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/)
    expect(out).not.toMatch(/\b0{31}5\b/)
    expect(readdirSync(cwd).sort()).toEqual(['1', 'saves'])
    const replayed = await ended(started(['replay', join(cwd, '1')]))
    expect(replayed).toMatchObject({ code: 0, err: '' })
    expect(replayed.out).toMatch(/ moves, all legal; -?\d+ and -?\d+ points, /)
  })

  test('stops quietly when nobody reads on', async () => {
    const child = started(['deck', 'list'])
    child.stdout.destroy()
    const end = await ended(child)
    expect(end.code).toBe(141)
    expect(end.err).toBe('')
  })

  test.skipIf(!existsSync('/dev/full'))('says when its output cannot be written', async () => {
    const end = await ended(started(['deck', 'list'], openSync('/dev/full', 'w')))
    expect(end).toMatchObject({
      code: 1,
      err: 'The output could not be written: there is no space left on the device.\n',
    })
  })

  test('says where the game is when it is interrupted, and how to go on', async ({ expect }) => {
    const cwd = mkdtempSync(join(tmpdir(), 'rh-'))
    const child = started(['play', '--seats', 'me,random'], 'pipe', cwd)
    const game = ended(child)
    await expect.poll(() => existsSync(join(cwd, 'saves')), { timeout: 60_000 }).toBe(true)
    child.kill('SIGINT')
    const end = await game
    expect(end.code).toBe(130)
    expect(end.err).toMatch(/^\nStopped\. Game saved\. Resume with: play --load saves\/first-class-[\d-]+\.save\n$/)
    expect(isQuiet(end)).toBe(true)
  })

  test.for([
    ['play', '--seats'],
    ['simulate', '--bots'],
  ] as const)('interrupted in %s it leaves no bot behind', async ([command, option], { expect }) => {
    const cwd = mkdtempSync(join(tmpdir(), 'rh-'))
    const bot = "require('fs').writeFileSync('pid', String(process.pid)); setInterval(() => {}, 1000)"
    writeFileSync(join(cwd, 'bot.cjs'), bot)
    const child = started([command, '--players', '2', option, `run:"${process.execPath}" bot.cjs,random`], 'pipe', cwd)
    const end = ended(child)
    const pid = () => (existsSync(join(cwd, 'pid')) ? Number(readFileSync(join(cwd, 'pid'), 'utf8')) : 0)
    await expect.poll(pid, { timeout: 60_000 }).toBeGreaterThan(0)
    child.kill('SIGINT')
    expect(await end).toMatchObject({ code: 130, err: expect.stringMatching(/^\nStopped\..*\n$/) })
    await expect.poll(() => isAlive(pid()), { timeout: 60_000 }).toBe(false)
  })

  test('what a strange file holds is quoted without what would move the cursor', async () => {
    const cwd = mkdtempSync(join(tmpdir(), 'rh-'))
    writeFileSync(join(cwd, 'strange'), '\u001b[2J\u001b]0;title\u0007')
    const { code, err } = await ended(started(['replay', 'strange'], 'pipe', cwd))
    expect(code).toBe(1)
    expect(err).toMatch('strange: Line 1: found "\ufffd[2J\ufffd]0;title\ufffd"; expected "roundhouse record 1"')
  })

  test('threads stop, too', async () => {
    const child = started(['simulate', '--games', '10000000'])
    const simulation = ended(child)
    child.stderr.once('data', () => child.kill('SIGTERM'))
    const { code, out, err } = await simulation
    expect({ code, out }).toEqual({ code: 143, out: '' })
    expect(err).toMatch(/^\d+ of 10000000 games, [\d.]+ (s|min|h) left\n\nStopped\.\n$/)
  })

  test('a wrong option ends with 2 and a missing file with 1, each with a sentence', async () => {
    const [wrong, missing] = await Promise.all([
      ended(started(['play', '--player', '3'])),
      ended(started(['play', '--load', 'nope.save'])),
    ])
    expect(wrong).toMatchObject({ code: 2, out: '' })
    expect(wrong.err).toMatch(/^Unknown option --player: did you mean --players\?/)
    expect(missing).toEqual({
      code: 1,
      out: '',
      err: 'nope.save could not be opened: there is no such file or folder\n',
    })
  })
})
