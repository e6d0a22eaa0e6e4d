import { expect, test } from 'vitest'
import { startAfter } from './turn-start.ts'

const mine = (played: number) => ({ waiting: 'person', played }) as const
const others = (played: number) => ({ waiting: 'other', played }) as const

test('a turn begins where the move comes to the reader, and is remembered until the next one', () => {
  expect(startAfter(null, others(6), mine(7))).toBe(7)
  expect(startAfter(7, mine(7), mine(8))).toBe(7)
  expect(startAfter(7, mine(8), others(9))).toBe(7)
  expect(startAfter(7, others(10), mine(11))).toBe(11)
})

test('a turn that was gone back over is forgotten', () => expect(startAfter(7, others(9), others(5))).toBeNull())

test('who comes while others play has had no turn', () => expect(startAfter(null, null, others(20))).toBeNull())
