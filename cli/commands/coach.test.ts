import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { seal } from '@roundhouse/table/saving/seal'
import { describe, expect, test } from 'vitest'
import { Interruption } from '../exit-codes.ts'
import { run } from '../run.ts'
import { scripted } from '../terminal/testing/script.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-coach-'))
const file = (name: string, text: string): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

async function ran(...args: string[]) {
  const terminal = scripted([], { isInteractive: false })
  const code = await run(args, terminal)
  return { code, out: terminal.said.join('\n'), err: terminal.warned.join('\n') }
}

const played = fileURLToPath(new URL('../../games/first-class/playthroughs/ab-2-strong-set-1.record', import.meta.url))
const text = readFileSync(played, 'utf8')

const lines = text.split('\n')
const moves = lines.filter(line => /^\d/.test(line))

/** The first moves of it. */
const cut = (count: number): string =>
  [...lines.slice(0, lines.indexOf(moves[0]!)), ...moves.slice(0, count), ''].join('\n')

const FEW = ['--simulations', '10']

describe('coach', () => {
  test('tells plans with their reasons at any moment of a record', async () => {
    const { code, out, err } = await ran('coach', played, '--at', '78', ...FEW)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^After 78 moves it is (Clara|Franz)'s move\. (One|2|3) .*:\n\n\S.*\(.*\n {4}[A-Z].*\.$/m)
  })

  test('tells them where a record stops, and the same again from the same seed', async () => {
    const begun = file('begun.record', cut(12))
    const once = await ran('coach', begun, ...FEW)
    expect(once.out).toMatch(/^After 12 moves/)
    expect(await ran('coach', begun, ...FEW)).toEqual(once)
  })

  test('tells machines', async () => {
    const { out } = await ran('coach', played, '--at', '78', '--json', ...FEW)
    const said = JSON.parse(out)
    expect(said.at).toBe(78)
    expect(said.advice[0].moves[0]).toEqual(expect.any(String))
    expect(said.advice[0].reasons[0]).toMatchObject({ key: expect.any(String), facts: expect.any(Object) })
  })

  test('says whose game it is, but not what a bot knows while the game goes on', async () => {
    const saved = async (chairs: string) =>
      file(
        `${chairs}.save`,
        await seal(
          'First Class',
          cut(4).replace(/^seed .*$/m, line => `${line}\n${chairs}`),
        ),
      )
    const seat = Number(moves[4]![0])
    const [mine, other] = seat === 1 ? ['me', 'greedy'] : ['greedy', 'me']
    const person = await ran('coach', await saved(`chair 1 ${mine}\nchair 2 ${other}`), ...FEW)
    expect(person.out).toMatch(`it is ${['Clara', 'Franz'][seat - 1]}'s move`)
    const bot = await ran('coach', await saved(`chair 1 ${other}\nchair 2 ${mine}`), ...FEW)
    expect(bot).toMatchObject({ code: 1, out: '' })
    expect(bot.err).toMatch(/seat \d is to move, a bot; what it knows stays secret while the game is in progress$/)
  })

  test('refuses what cannot be: a moment that is none, a game that is over, a damaged file', async () => {
    expect(await ran('coach', played, '--at', `${moves.length + 1}`)).toEqual({
      code: 2,
      out: '',
      err: `--at: invalid value "${moves.length + 1}": expected 0 to ${moves.length}\n(add --help for usage)`,
    })
    expect(await ran('coach', played)).toEqual({
      code: 1,
      out: '',
      err: `${played}: the game is over, and nobody is to move; use --at 0 to ${moves.length - 1}`,
    })
    const foreign = file('foreign.txt', 'Dear diary')
    expect((await ran('coach', foreign)).err).toMatch(`${foreign}: Line 1: found "Dear diary"`)
    expect((await ran('coach', join(folder, 'nope'))).err).toMatch('there is no such file or folder')
    expect((await ran('coach', file('b.save', (await seal('x', cut(3))).replace('A', 'B')))).err).toMatch('damaged')
    expect((await ran('coach', played, '--at', 'noon')).code).toBe(2)
  })
})

test('Nuremberg is told in its own words', async () => {
  const path = fileURLToPath(
    new URL('../../games/nuremberg/playthroughs/nuremberg-2-greedy-set-1.record', import.meta.url),
  )
  const told: string[] = []
  for (const at of ['60', '110', '120', '165']) {
    const { code, out } = await ran('coach', path, '--at', at, ...FEW)
    expect(code).toBe(0)
    told.push(out)
  }
  expect(told.join('\n')).toMatch(/^ {4}(Brings within reach: |Saves |.* could be sold |\d+ pieces? of track )/m)
})

describe('analyse', () => {
  const short = file('short.record', cut(14))

  test('tells chances after every turn, in 80 columns, and turning points', async () => {
    const { code, out, err } = await ran('analyse', short, '--simulations', '5')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^First Class, modules A, B, 2 players, 14 moves\.$/m)
    expect(out).toMatch(/^move +by +Seat 1 +Seat 2$/m)
    expect(out).toMatch(/^0 +- +\d+% +\d+% +1+2+$/m)
    expect(out).toMatch(/^14 +[12] +\d+% +\d+% +1+2+$/m)
    expect(out).toMatch(/^(Turning points:|No single decision cost much\.)$/m)
    for (const line of out.split('\n').slice(0, 8)) expect(line.length).toBeLessThanOrEqual(80)
  })

  test('draws no bars where that is asked for', async () => {
    const { out } = await ran('analyse', short, '--simulations', '2', '--plain')
    expect(out).toMatch(/^14 +[12] +\d+% +\d+%$/m)
  })

  test('tells machines, and the same again from the same seed', async () => {
    const once = await ran('analyse', short, '--simulations', '3', '--seed', '5', '--json')
    expect(await ran('analyse', short, '--simulations', '3', '--seed', '5', '--json')).toEqual(once)
    const said = JSON.parse(once.out)
    expect(said).toMatchObject({ game: 'first-class', moves: 14, simulations: 3, turningPoints: expect.any(Array) })
    expect(said.moments[0]).toMatchObject({ at: 0, seat: null })
    expect(said.moments.at(-1).at).toBe(14)
  })

  test('refuses a game that goes on, one without a move, and a damaged file', async () => {
    const saved = file('c.save', await seal('First Class', cut(5)))
    expect(await ran('analyse', saved)).toMatchObject({
      code: 1,
      err: `${saved}: this game is still in progress; it can be analysed when it is over`,
    })
    const unplayed = file('none.record', cut(0))
    expect((await ran('analyse', unplayed)).err).toBe(`${unplayed}: no move has been played yet`)
    expect((await ran('analyse', file('d.txt', 'x'))).code).toBe(1)
    expect((await ran('analyse', short, '--simulations', '0')).code).toBe(2)
  })

  test('can be stopped', async () => {
    const stopped = Promise.reject(new Interruption('SIGINT'))
    stopped.catch(() => {})
    const terminal = { ...scripted([], { isInteractive: false }), stopped }
    expect(await run(['analyse', played, '--simulations', '1'], terminal)).toBe(130)
    expect(terminal.said).toEqual([])
  })
})
