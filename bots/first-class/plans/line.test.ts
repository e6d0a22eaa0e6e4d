import { firstClass, newGame } from '@roundhouse/first-class/definition'
import { expect, test } from 'vitest'
import { best, bestOf, firstLine, moveAfter, movesOf, type PlanLine } from './line.ts'

const state = firstClass.open(newGame(2, ['A', 'B'])).begin([0, 0, 0, 1])
const start = firstLine(state, 0)
const after = (before: PlanLine, move: number, worth: number): PlanLine => ({ state, worth, move, before })
const lines = [3, 7, 5, 7, 1].map((worth, move) => after(start, move, worth))
const worths = (count: number) => bestOf(lines, count).map(({ worth }) => worth)

test('the best few come best first, and of equal ones only the first', () => {
  expect(worths(1)).toEqual([7])
  expect(worths(3)).toEqual([7, 5, 3])
  expect(worths(9)).toEqual([7, 5, 3, 1])
  expect(bestOf(lines, 1)[0]).toBe(lines[1])
})

test('the best one is the first of those that are worth most', () => {
  expect(best(lines)).toBe(lines[1])
})

test('a line knows its moves in order', () => {
  const line = after(after(after(start, 4, 0), 5, 0), 6, 0)
  expect(movesOf(line)).toEqual([4, 5, 6])
  expect(movesOf(start)).toEqual([])
})

test('the move that follows an earlier point of a line', () => {
  const first = after(start, 4, 0)
  const line = after(after(first, 5, 0), 6, 0)
  expect(moveAfter(start, line)).toBe(4)
  expect(moveAfter(first, line)).toBe(5)
})
