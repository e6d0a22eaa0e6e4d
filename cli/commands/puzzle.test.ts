import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PuzzleFile } from '@roundhouse/bots/puzzles/puzzle'
import { afterAll, describe, expect, test } from 'vitest'
import { games } from '../games.ts'
import { run } from '../run.ts'
import { scripted } from '../terminal/testing/script.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-puzzles-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each(games.map(game => [game.name, game] as const))('a puzzle of %s at the terminal', (name, game) => {
  test('is solved by the moves of its answer, and missed by others', async () => {
    const [puzzle] = (await game.puzzles!()).file.puzzles
    const answers = puzzle!.plans[0]!.moves
    const solved = scripted(answers)
    expect(await run(['puzzle', name, '--number', '1', '--plain'], solved)).toBe(0)
    expect(solved.text()).toMatch(/^Puzzle 1 of \d+\. /)
    expect(solved.text()).toContain('This is the best turn.\n')
    expect(solved.text()).toMatch(/Best turn:\n.*\n +\S/)
    const missed = scripted(puzzle!.plans.at(-1)!.moves.flatMap(move => [move, 'y']))
    expect(await run(['puzzle', name, '--number', '1', '--plain'], missed)).toBe(0)
    expect(missed.text()).toMatch(/better turn\.\nIt has \d+% less/)
  })

  test('of today is meant where none is named, and one that there is not is refused', async () => {
    const left = scripted([])
    expect(await run(['puzzle', name, '--plain'], left)).toBe(0)
    expect(left.text()).toMatch(/^Puzzle \d+ of \d+\. /)
    const refused = scripted([])
    expect(await run(['puzzle', name, '--number', '9999'], refused)).toBe(2)
    expect(refused.warned.join('\n')).toContain('--number')
  })
})

describe('making puzzles', () => {
  const make = async (file: string, ...more: string[]) => {
    const terminal = scripted([])
    const args = ['puzzles', 'first-class', '--count', '1', '--file', join(folder, file), ...more]
    const code = await run(args.includes('--simulations') ? args : [...args, '--simulations', '4'], terminal)
    return { code, warned: terminal.warned.join('\n'), said: terminal.text() }
  }
  const read = (file: string): PuzzleFile => JSON.parse(readFileSync(join(folder, file), 'utf8'))

  test('tells how far it is, and goes on with what it has made', async () => {
    const made = await make('made.json')
    expect(made.code).toBe(0)
    expect(made.warned).toMatch(/^1 of 1 puzzles from \d+ games$/m)
    expect(made.said).toMatch(/^ +1 {2}difficulty \d$/m)
    expect(read('made.json').puzzles).toHaveLength(1)
    const again = await make('made.json')
    expect(again.warned).toBe('')
    expect(again.said).toBe(made.said)
  })

  test('that was stopped comes to the same end', async () => {
    await make('stopped.json', '--games', '1')
    expect(read('stopped.json').made.games).toBe(1)
    await make('stopped.json')
    expect(read('stopped.json')).toEqual(read('made.json'))
  })

  test('refuses a file that was made otherwise, unless it is to begin from scratch', async () => {
    const other = ['--simulations', '1', '--games', '1']
    const refused = await make('made.json', ...other)
    expect(refused.code).toBe(1)
    expect(refused.warned).toContain('made with seed')
    expect((await make('made.json', ...other, '--from-scratch')).code).toBe(0)
    expect(read('made.json').made).toMatchObject({ simulations: 1, games: 1 })
  })

  test('refuses a file that another net has judged', async () => {
    await make('judged.json', '--games', '1')
    const file = read('judged.json')
    writeFileSync(join(folder, 'judged.json'), JSON.stringify({ ...file, made: { ...file.made, net: 1 } }))
    const refused = await make('judged.json', '--games', '1')
    expect(refused.code).toBe(1)
    expect(refused.warned).toContain('judged by another value net')
  })
})
