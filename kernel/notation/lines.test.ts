import { expect, test } from 'vitest'
import { Refusal } from '../game.ts'
import { refused } from '../testing/refused.ts'
import { inWords } from './entry.ts'
import { inLine } from './lines.ts'

const fail = (error: Error) => () => {
  throw error
}

test('what is refused is refused with its line and with what it was, once', () => {
  const refuse = fail(new Refusal('found "x"'))
  expect(refused(() => inLine(7, () => inWords('round', refuse)))).toBe('Line 7: round: found "x"')
  expect(refused(() => inLine(3, () => inLine(7, refuse)))).toBe('Line 7: found "x"')
})

test('a bug stays what it is', () => {
  const bug = new RangeError('Cannot draw from an empty bag')
  expect(() => inLine(7, fail(bug))).toThrow(bug)
  expect(() => inWords('round', fail(bug))).toThrow(bug)
})
