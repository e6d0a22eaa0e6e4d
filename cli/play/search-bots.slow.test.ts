import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Interruption } from '../exit-codes.ts'
import { run } from '../run.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { scripted } from '../terminal/testing/script.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-thinkers-'))
let files = 0
const newFile = (): string => join(folder, `game-${++files}`)

/** Somebody plays the first move each time against such a bot, and the record is kept. */
async function played(game: string, ...args: string[]): Promise<string> {
  const file = newFile()
  const terminal = scripted([request => (request.startsWith('Save the record') ? file : '1')])
  expect(await run(['play', game, '--seed', '7', '--save', newFile(), ...args], terminal)).toBe(0)
  expect(terminal.warned).toEqual([])
  return readFileSync(file, 'utf8')
}

test.each(['first-class', 'nuremberg'])(
  'bots that try their plans play a whole game of %s, the same from the same seed, whatever the number of threads',
  async game => {
    const args = ['--seats', 'me,expert:simulations=2', '--threads']
    const record = await played(game, ...args, '1')
    expect(record).toMatch(/\nresult -?\d+ -?\d+\nwinner /)
    expect(await played(game, ...args, '2')).toBe(record)
  },
)

test('they may be given their time by the clock', async () => {
  expect(await played('nuremberg', '--seats', 'me,expert', '--think-time', '1')).toMatch(/\nresult /)
})

const ENDLESS = 'expert:simulations=1000000'

test('while one thinks it is said, and the game can be stopped', async () => {
  let stop: (reason: Interruption) => void = () => {}
  const shown: string[] = []
  const terminal: Terminal = {
    ...scripted([], { isPlain: false }),
    stopped: new Promise<never>((_, reject) => {
      stop = reject
    }),
    progress(text) {
      shown.push(text)
      if (text !== '') setTimeout(() => stop(new Interruption('SIGINT')), 20)
      return true
    },
  }
  const save = newFile()
  const warned: string[] = []
  await run(['play', '--seats', `${ENDLESS},${ENDLESS}`, '--seed', '7', '--save', save], {
    ...terminal,
    warn: text => void warned.push(text),
  })
  expect(shown[0]).toEqual(expect.stringMatching(/^Expert [12] is thinking\.\.\.$/))
  expect(warned.map(text => text.trim())).toEqual([`Stopped. Game saved. Resume with: play --load ${save}`])
})

test.each([
  ['--threads', '0', 'invalid value "0": expected 1 to 64'],
  ['--think-time', 'soon', 'invalid value "soon": expected 1 to 3600000'],
])('%s %s is refused', async (option, value, words) => {
  const terminal = scripted([])
  expect(await run(['play', '--seats', 'expert,me', option, value], terminal)).toBe(2)
  expect(terminal.warned.join('\n')).toContain(words)
})
