import { expect, test } from 'vitest'
import { newCommandLog, traceOf, withCommand } from './command-log.ts'
import type { Entry } from './entry.ts'

const entryOf = (seq: number, command: string): Entry => ({
  ...{ seq, at: seq, by: 7, command, hash: null },
  event: { kind: 'move', seat: 0, text: `move ${seq}` },
})

test('a command is found by its id, with all that it became', () => {
  const log = [entryOf(1, 'one'), entryOf(2, 'two'), entryOf(3, 'two')].reduce(withCommand, newCommandLog())
  expect(traceOf(log, 'one')).toEqual({ by: 7, seq: 1, events: [entryOf(1, 'one').event] })
  expect(traceOf(log, 'two')).toEqual({ by: 7, seq: 3, events: [entryOf(2, '').event, entryOf(3, '').event] })
  expect(traceOf(log, 'three')).toBe(null)
})

test('what was written another way, and was never kept, was not carried out', () => {
  const before = withCommand(newCommandLog(), entryOf(1, 'one'))
  const lost = withCommand(before, entryOf(2, 'lost'))
  const kept = withCommand(withCommand(before, entryOf(2, 'other')), entryOf(3, 'lost'))
  expect(traceOf(before, 'lost')).toBe(null)
  expect(traceOf(lost, 'lost')?.seq).toBe(2)
  expect(traceOf(kept, 'lost')?.seq).toBe(3)
  expect(traceOf(lost, 'other')).toBe(null)
})
