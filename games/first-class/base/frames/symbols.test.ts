import { expect, test } from 'vitest'
import { rulesFor } from '../../rules.ts'
import { CAR, CAR_OR_UP, LAY, UP } from '../numbers.ts'
import { effect } from './effect.ts'
import { readSymbol, readSymbols, unprintedForms, writeSymbols } from './symbols.ts'

const rules = rulesFor(2, ['B', 'F'])

test('a frame is written with the symbols that stand on no card, too, and read again', () => {
  const frame = [effect(CAR, 2), effect(UP, 0), effect(CAR_OR_UP, 1), effect(LAY, 1)]
  expect(writeSymbols(rules, frame)).toBe('CAR 2 + UP 0>1 + CAR 1 or UP 0>1 + LAY')
  expect(readSymbols(rules, writeSymbols(rules, frame))).toEqual(frame)
  expect(readSymbols(rules, '')).toEqual([])
})

test('each has a word of its own, and no number', () => {
  expect(unprintedForms(rules)).toBe('CAR 1 or UP 0>1, LAY, SEAT, POSTCARD, BOARD, USE')
  expect(readSymbol(rules, '#16')).toBeNull()
})
