import { readFileSync } from 'node:fs'
import { seal } from '@roundhouse/table/saving/seal'
import { expect, test } from 'vitest'
import { openFile } from './open.ts'

const RECORD = readFileSync(
  new URL('../../games/first-class/playthroughs/ac-2-greedy-set-1.record', import.meta.url),
  'utf8',
)

const faultOf = async (text: string) => {
  const opened = await openFile('g1', text)
  return 'fault' in opened ? opened.fault : null
}

test('a record is opened, and so is a game that was sealed', async () => {
  for (const text of [RECORD, await seal('First Class', RECORD), `\uFEFF${RECORD.replaceAll('\n', '\r\n')}`]) {
    const opened = await openFile('g1', text)
    expect('fault' in opened ? opened : opened.manifest.name).toBe('first-class')
    expect('fault' in opened ? [] : opened.chairs.map(({ is }) => is)).toEqual(['person', 'person'])
  }
})

test('a file of something else is none of ours', async () => {
  for (const text of ['', 'hello', '{"game":"first-class"}', '\u0000\u0001\u0002PNG'])
    expect(await faultOf(text)).toBe('foreign')
})

test('what cannot be read is damaged', async () => {
  const sealed = await seal('First Class', RECORD)
  expect(await faultOf(sealed.slice(0, sealed.length / 2))).toBe('damaged')
  expect(await faultOf(RECORD.replace('seed ', 'sead '))).toBe('damaged')
  expect(await faultOf(RECORD.replace(/^players .*$/m, 'players 9'))).toBe('damaged')
})

test('what cannot be read is said with its line, where it has one', async () => {
  expect(await openFile('g1', RECORD.replace(/^1 take .*$/m, 'one takes'))).toMatchObject({ place: { is: 'line' } })
  const sealed = await seal('First Class', RECORD)
  expect(await openFile('g1', sealed.slice(0, sealed.length / 2))).toMatchObject({ fault: 'damaged', place: null })
})

test('a file of another version of the program is said to be one', async () => {
  expect(await faultOf(RECORD.replace('roundhouse record 1', 'roundhouse record 2'))).toBe('version')
  expect(await faultOf(RECORD.replace('rules 1', 'rules 2'))).toBe('version')
  expect(await faultOf(RECORD.replace('game first-class', 'game chess'))).toBe('version')
})

test('a move against the rules is found, with its line', async () => {
  const [move] = /^1 take .*$/m.exec(RECORD)!
  const opened = await openFile('g1', RECORD.replace(move, '1 take a9'))
  const line = RECORD.split('\n').indexOf(move) + 1
  expect(opened).toMatchObject({ fault: 'illegal', place: { is: 'line', line } })
  const forbidden = await openFile('g1', RECORD.replace(move, '1 spend 3 point'))
  expect(forbidden).toMatchObject({ place: { is: 'move', line, move: 'spend 3 point', rule: 'FC-9.3' } })
  expect(opened).toMatchObject({ detail: { message: expect.stringMatching(/^Line \d+/), key: 'refusal.move' } })
})

test('a bot that is not known here is replaced by one that is', async () => {
  const seated = RECORD.replace(/^(seed .*)$/m, '$1\nchair 1 me\nchair 2 grandmaster')
  const opened = await openFile('g1', seated)
  expect('fault' in opened ? opened : opened.chairs).toEqual([
    { is: 'person', name: 'Clara' },
    { is: 'bot', level: 'casual', name: 'Franz' },
  ])
})
