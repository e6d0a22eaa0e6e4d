import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { houseWithShunting } from './house.ts'

/*
 * The proof that a game joins the house by its folder and a line in each list: a copy of the house with these lines is
 * compiled, and its command line is run.
 */

const house = houseWithShunting()
const folder = mkdtempSync(join(tmpdir(), 'shunting-games-'))

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

function ran(program: string, args: readonly string[], input = ''): Promise<Ended> {
  const child = spawn(process.execPath, [join(house, program), ...args], {
    cwd: folder,
    env: { ...process.env, LC_ALL: 'C' },
  })
  const ended = { out: '', err: '' }
  child.stdout.on('data', text => (ended.out += text))
  child.stderr.on('data', text => (ended.err += text))
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  return new Promise(resolve => child.on('close', code => resolve({ code, ...ended })))
}

const roundhouse = (args: string, input?: string): Promise<Ended> =>
  ran('cli/bin/roundhouse.mjs', args.split(' '), input)

test('the compiler misses nothing in a house with one more game in its lists', async () => {
  const tsc = 'node_modules/@typescript/native/bin/tsc'
  // One checker: others are at work, and each would learn the same types again.
  const args = ['-p', join(house, 'examples/shunting/testing'), '--checkers', '1']
  expect(await ran(tsc, args)).toEqual({ code: 0, out: '', err: '' })
})

describe('at the terminal', () => {
  test('help names it', async () => {
    const { code, out } = await roundhouse('--help')
    expect(code).toBe(0)
    expect(out).toContain('First Class, First Train to Nuremberg, Shunting')
  })

  test('a whole game is played from a script, asked about, taken back, recorded and replayed', async () => {
    const begun = ['why done', 'rules SH-2.2', 'couple B', 'why couple A', 'undo', 'couple A', 'done']
    // The first move of the list is always there; when the game is over, the record is called so.
    const script = [...begun, ...new Array(60).fill('1')].join('\n')
    const { code, out, err } = await roundhouse('play shunting --seats me,random --seed 5 --plain', script)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('Nothing coupled (SH-2.3). First: couple.')
    expect(out).toContain('SH-2.2 In a turn you couple one to three wagons')
    expect(out).toContain('Another siding: siding B (SH-2.2). First: done.')
    expect(out).toContain('1 move undone.')
    // The order of the other is no one's to know before the end.
    const [before, after] = out.split('The game is over.')
    expect(before).not.toMatch(/Order: Random 2, kind [a-z]+\.[\s\S]*Coupled/)
    expect(after).toMatch(/\nYou: \d+ points \(.*\nRandom 2: \d+ points \(.*\n.*(wins?|share the win)\.\n/)
    const replayed = await roundhouse(`replay ${join(folder, '1')}`)
    expect(replayed).toMatchObject({ code: 0, err: '' })
    expect(replayed.out).toMatch(/ moves, all legal; \d+ and \d+ points, /)
  })

  test('bots are let play in threads, and counted; the same series twice is the same', async () => {
    const args = 'simulate shunting --players 3 --games 40 --bots casual,random,random --json'
    const [one, two] = await Promise.all([roundhouse(`${args} --threads 1`), roundhouse(`${args} --threads 2`)])
    expect(one!.code).toBe(0)
    expect(two!.out).toBe(one!.out)
    const { game, games, bots } = JSON.parse(one!.out)
    expect({ game, games }).toEqual({ game: 'shunting', games: 40 })
    expect(bots.casual.winRate).toBeGreaterThan(2 * bots.random.winRate)
  })

  test('the laws are held', async () => {
    const { code, out } = await roundhouse('examine shunting --games 6')
    expect(code).toBe(0)
    expect(out).toMatch(/^6 games, \d+ moves, .*: every law holds\.$/m)
  })
})

test('the house itself does not offer it', () => {
  for (const list of ['bots/games.ts', 'table/games.ts', 'cli/games.ts', 'web/games.ts'])
    expect(readFileSync(new URL(`../../../${list}`, import.meta.url), 'utf8')).not.toContain('shunting')
})
