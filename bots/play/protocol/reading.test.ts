import { expect, test } from 'vitest'
import { ProtocolFault } from './fault.ts'
import { readAnswer, readGreeting } from './reading.ts'

const MOVES = ['take b3', 'end']
const complaint = (read: () => unknown): string => {
  try {
    read()
  } catch (error) {
    if (error instanceof ProtocolFault) return error.message
    throw error
  }
  return 'nothing'
}

test('a greeting says who it is', () => {
  const line = '{"type":"hello","protocol":1,"name":"Élan 3 (β)","version":"2.0-rc.1"}'
  expect(readGreeting(line)).toEqual(JSON.parse(line))
})

test('an answer is one of the moves, and white space around it does not matter', () => {
  expect(readAnswer('{"type":"choose","decision":7,"move":"end"}', 7, MOVES)).toBe('end')
  expect(readAnswer(' { "move" : "take b3", "decision": 7, "type" : "choose" } \r', 7, MOVES)).toBe('take b3')
})

test.each([
  ['', 'wrote "", which is not JSON. Expected a line like {"type":"choose","decision":7,"move":"take b3"}'],
  [
    'thinking...',
    'wrote "thinking...", which is not JSON. Expected a line like {"type":"choose","decision":7,"move":"take b3"}',
  ],
  [
    '"end"',
    'wrote "\\"end\\""; the line: found "end"; expected an object with the fields type, decision, move. Expected a line like {"type":"choose","decision":7,"move":"take b3"}',
  ],
  [
    '{"type":"choose","decision":7,"mvoe":"end"}',
    'wrote "{\\"type\\":\\"choose\\",\\"decision\\":7,\\"mvoe\\":\\"end\\"}"; its message: the field "mvoe" is not known; expected type, decision, move. Expected a line like {"type":"choose","decision":7,"move":"take b3"}',
  ],
  [
    '{"type":"hello","decision":7,"move":"end"}',
    'wrote "{\\"type\\":\\"hello\\",\\"decision\\":7,\\"move\\":\\"end\\"}"; its message, type: found "hello"; expected "choose". Expected a line like {"type":"choose","decision":7,"move":"take b3"}',
  ],
  [
    '{"type":"choose","decision":7,"move":1}',
    'wrote "{\\"type\\":\\"choose\\",\\"decision\\":7,\\"move\\":1}"; its message, move: found 1; expected a text. Expected a line like {"type":"choose","decision":7,"move":"take b3"}',
  ],
  ['{"type":"choose","decision":6,"move":"end"}', 'answered decision 6, but was asked for decision 7'],
  ['{"type":"choose","decision":7,"move":"fly"}', 'chose "fly", which is no legal move now'],
  ['{"type":"choose","decision":7,"move":"END"}', 'chose "END", which is no legal move now'],
  ['{"type":"choose","decision":7,"move":"__proto__"}', 'chose "__proto__", which is no legal move now'],
])('%j is answered with what is wrong', (line, what) => {
  expect(complaint(() => readAnswer(line, 7, MOVES))).toBe(what)
})

test.each([
  ['{"type":"hello","protocol":2,"name":"x","version":"1"}', 'its message, protocol: found 2; expected 1'],
  ['{"type":"hello","protocol":1,"name":"","version":"1"}', 'found ""; expected 1 to 40 characters on one line'],
  ['{"type":"hello","protocol":1,"name":"x\\ny","version":"1"}', 'expected 1 to 40 characters on one line'],
  ['{"type":"hello","protocol":1,"name":"\\u001b[2J","version":"1"}', 'expected 1 to 40 characters on one line'],
  [`{"type":"hello","protocol":1,"name":"${'x'.repeat(41)}","version":"1"}`, '1 to 40 characters on one line'],
  [`{"type":"hello","protocol":1,"name":"x","version":"${'1'.repeat(21)}"}`, '1 to 20 characters on one line'],
  ['{"type":"hello","protocol":1,"name":"x"}', 'its message, version: found nothing'],
])('the greeting %j is refused', (line, what) => {
  expect(complaint(() => readGreeting(line))).toContain(what)
})

test('what would upset a terminal or a reader of JSON is quoted harmlessly', () => {
  expect(complaint(() => readAnswer('\u001b[2J\u009b\u202e', 7, MOVES))).toMatch(
    /^wrote "\\u001b\[2J\?\?", which is not/,
  )
  expect(complaint(() => readAnswer('['.repeat(8000), 7, MOVES))).toMatch(/^wrote "\[{80}\.\.\.", which is not JSON/)
  const deep = `${'['.repeat(4000)}${']'.repeat(4000)}`
  expect(complaint(() => readAnswer(deep, 7, MOVES))).toMatch(/the line: found \[{60}\.\.\.; expected an object/)
})
