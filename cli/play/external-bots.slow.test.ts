import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { badBot, hasPython, PYTHON_BOT, TYPESCRIPT_BOT } from '../external-bots/testing/commands.ts'
import { run } from '../run.ts'
import { type ScriptedAnswer, type ScriptedTerminal, scripted } from '../terminal/testing/script.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-visits-'))
let files = 0
const newFile = (): string => join(folder, `game-${++files}`)

/** Long enough for a busy machine, where a bot is not late on purpose. */
const PATIENT = '60000'

interface Ended {
  readonly terminal: ScriptedTerminal
  readonly code: number
  /** The record that was kept at the end. */
  readonly record: string
}

/** Somebody plays the first move each time, against a program, and keeps the record. */
async function played(game: string, seats: string, ...args: string[]): Promise<Ended> {
  const file = newFile()
  const answer: ScriptedAnswer = question => (question.startsWith('Save the record') ? file : '1')
  const terminal = scripted([answer])
  const flags = ['--seats', seats, '--seed', '9', '--save', newFile(), '--bot-time', PATIENT, ...args]
  const code = await run(['play', game, ...flags], terminal)
  return { terminal, code, record: readFileSync(file, 'utf8') }
}

describe.each([
  ['TypeScript', TYPESCRIPT_BOT, true],
  ['Python', PYTHON_BOT, hasPython],
])('the sample bot in %s', (language, chair, isThere) => {
  if (!isThere) console.warn(`There is no python3 here, so the sample bot in ${language} is not tested.`)

  test.skipIf(!isThere).each(['first-class', 'nuremberg'])('plays a whole game of %s', async game => {
    const { terminal, code, record } = await played(game, `me,${chair},random`)
    expect({ code, warned: terminal.warned }).toEqual({ code: 0, warned: [] })
    expect(record).toContain(`\nchair 2 ${chair}\nchair 3 random\nbot 2 First bot (${language}) 1.0\n`)
    expect(record).not.toContain('\nstand-in ')
    expect(record).toMatch(/\nresult -?\d+ -?\d+ -?\d+\nwinner /)
  })
})

describe.concurrent('a bad bot is reported, and the game goes on to its end', () => {
  test.each([
    ['nonsense', 2, 'at its decision 2 it wrote "I think I will take the red one.", which is not JSON'],
    ['nonsense', 0, 'before the game it wrote "I think I will take the red one.", which is not JSON'],
    ['illegal', 3, 'at its decision 3 it chose "fly to the moon", which is no legal move now (legal: '],
    ['old', 2, 'at its decision 2 it answered decision 1, but was asked for decision 2 (legal: '],
    ['dies at once', 0, 'before the game it ended with exit code 3'],
    ['dies', 5, 'at its decision 5 it ended with exit code 7, saying "ValueError: I am lost" (legal: '],
    ['floods', 2, 'at its decision 2 it wrote more than 8192 characters at once, beginning with "xxx'],
    ['lines', 2, 'it wrote'],
    ['closes', 2, 'at its decision 2 it closed its standard output (legal: '],
    ['twice', 1, 'at its decision 2 it wrote "and by the way"'],
  ])('%s at decision %i', async (how, when, words) => {
    const { terminal, code, record } = await played('first-class', `me,${badBot(how, when)}`)
    expect(code).toBe(0)
    expect(terminal.warned).toHaveLength(1)
    expect(terminal.warned[0]).toContain(`Bad-bot 2 (${badBot(how, when)}) is out: `)
    expect(terminal.warned[0]).toContain(words)
    expect(terminal.warned[0]).toMatch(/\. From here on Casual plays its seat\.$/)
    expect(record).toMatch(/\nstand-in 2 casual from move \d+\n/)
    expect(record).toMatch(/\nresult /)
  })

  test.each(['late', 'deaf'])('%s', async how => {
    const { terminal, code } = await played('nuremberg', `me,${badBot(how, 2)}`, '--bot-time', '700')
    expect(code).toBe(0)
    expect(terminal.warned).toHaveLength(1)
    // On a busy machine it may be late before it means to be.
    expect(terminal.warned[0]).toMatch(/: at its decision [12] it gave no answer within 700 ms \(legal: /)
  })

  test('a program that does not exist', async () => {
    const { terminal, code } = await played('nuremberg', 'me,run:/no/such/bot')
    expect(code).toBe(0)
    expect(terminal.warned).toEqual([
      'Bot 2 (run:/no/such/bot) is out: before the game it could not be started: there is no such program. From here on Casual plays its seat.',
    ])
  })
})

describe('a saved game', () => {
  const start = async (save: string) => {
    const terminal = scripted(['1', '1', '1'])
    expect(
      await run(['play', '--seats', `me,${badBot('nonsense', 99)}`, '--seed', '9', '--save', save], terminal),
    ).toBe(0)
    return terminal
  }

  test('does not start a program of its own accord, says so, and keeps who sat there', async () => {
    const save = newFile()
    const first = await start(save)
    expect(first.warned).toEqual([])
    const again = scripted(['1', '1'])
    expect(await run(['play', '--load', save, '--save', save], again)).toBe(0)
    expect(again.warned).toEqual([
      `Bad-bot 2 was played by the program ${badBot('nonsense', 99)}. Loaded games start external bots only with --run-bots: Casual plays its seat.`,
    ])
    expect(readFileSync(save, 'utf8')).toContain(`seats me,${badBot('nonsense', 99)}`)
  })

  test('starts it where that is asked for; it is told all that happened before', async () => {
    const save = newFile()
    await start(save)
    const again = scripted(['1', '1'])
    expect(await run(['play', '--load', save, '--save', save, '--run-bots', '--bot-time', PATIENT], again)).toBe(0)
    expect(again.warned).toEqual([])
  })

  test('may name something that is no command: it is refused', async () => {
    const file = newFile()
    const { record } = await played('first-class', 'me,random')
    writeFileSync(file, record.replace('chair 2 random', 'chair 2 run:"'))
    const terminal = scripted([])
    expect(await run(['play', '--load', file], terminal)).toBe(1)
    expect(terminal.warned[0]).toMatch(/ could not be loaded: Invalid command "run:"": expected run: and a command/)
  })
})
