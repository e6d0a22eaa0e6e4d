import { expect, test } from 'vitest'
import type { ChatLine } from '../store/store.ts'
import { LINES_AFTER, LINES_BEFORE, linesAround } from './report-lines.ts'

const line = (number: number): ChatLine => ({
  ...{ table: 't', number, at: number, person: 1 + (number % 2), seat: 0, name: 'Ada', phrase: null },
  ...{ text: `Line ${number}`, isForWatchers: false },
})
const heard = Array.from({ length: 100 }, (_, n) => line(n + 1))
const numbersOf = (meant: readonly number[]) => linesAround(heard, meant).map(({ number }) => number)

test('a report has the lines that are meant, and what was said around them', () => {
  const numbers = numbersOf([50, 52])
  expect([numbers[0], numbers.at(-1)]).toEqual([50 - LINES_BEFORE, 52 + LINES_AFTER])
  expect(
    linesAround(heard, [50, 52])
      .filter(({ isMeant }) => isMeant)
      .map(({ number }) => number),
  ).toEqual([50, 52])
  expect(linesAround(heard, [50])[0]).toEqual({
    ...{ number: 30, at: 30, person: 1, name: 'Ada', phrase: null, text: 'Line 30', isMeant: false },
  })
})

test('where no line is meant it has the end of the chat, if there is any', () => {
  const numbers = numbersOf([])
  expect([numbers[0], numbers.at(-1), numbers.length]).toEqual([101 - LINES_BEFORE, 100, LINES_BEFORE])
  expect(numbersOf([1])[0]).toBe(1)
  expect(linesAround([], [3])).toEqual([])
})
