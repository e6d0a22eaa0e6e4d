import { describe, expect, test } from 'vitest'
import { refused } from '../testing/refused.ts'
import { sticksNotation } from '../testing/sticks.ts'
import { linesOf } from './lines.ts'
import { readPosition, readPositionFile, writePosition, writePositionFile } from './position.ts'

const rules = { players: 2, seats: 2, fines: true }
const read = (text: string) => readPosition(sticksNotation, rules, linesOf(text))
const write = (state: ReturnType<typeof read>) => writePosition(sticksNotation.parts, rules, state)

const TEXT = 'turn 2\nseat 1\n  sticks 3\n  fined -1\nseat 2\nheaps 0 4 5\nlast 1\n'

describe('a position', () => {
  test('is written as it is read', () => {
    const state = read(TEXT)
    expect(state).toMatchObject({
      toMove: 1,
      heaps: [0, 4, 5],
      last: 0,
      players: [
        { sticks: 3, fined: -1 },
        { sticks: 0, fined: 0 },
      ],
    })
    expect(write(state)).toBe(TEXT)
  })

  test('is as at set-up where nothing is said, and then only the course is written', () => {
    expect(write(read(''))).toBe('turn 1\nseat 1\nseat 2\n')
    expect(read('')).toStrictEqual(sticksNotation.blank(rules))
  })

  test('leaves out what the rules do not speak of', () => {
    const plain = { ...rules, fines: false }
    const state = readPosition(sticksNotation, plain, linesOf('heaps 5 5 4\nseat 2 sticks 1'))
    expect(writePosition(sticksNotation.parts, plain, state)).toBe('turn 1\nseat 1\nseat 2\n  sticks 1\nheaps 5 5 4\n')
    expect(refused(() => readPosition(sticksNotation, plain, linesOf('seat 2 fined 0')))).toBe(
      'Line 1: fined: only with fines',
    )
  })

  test('may be said in any order, in blocks or line by line', () => {
    const lines = 'heaps 0 4 5 # three\nseat 1\nsticks 3\nlast 1\nturn 2\nfined -1\nseat 2 sticks 0'
    expect(read(lines)).toStrictEqual(read(TEXT))
  })

  test.each([
    ['turn', 'Line 1: turn: found nothing after it'],
    ['turn 3', 'Line 1: turn: found "3"; expected a seat from 1 to 2'],
    ['\nturn 1\nturn 1', 'Line 3: turn: already given in line 2'],
    ['last 0', 'Line 1: last: found "0"; expected a seat from 1 to 2, or nobody'],
    ['seat 3 sticks 1', 'Line 1: seat: found "3"; expected a seat from 1 to 2'],
    ['sticks 1', 'Line 1: sticks: say of which seat, as in "seat 1 sticks"'],
    ['seat 1 sticks -1', 'Line 1: seat 1 sticks: found "-1"; expected a whole number from 0 to 15'],
    ['seat 1 sticks 01', 'Line 1: seat 1 sticks: found "01"; expected a whole number from 0 to 15'],
    ['seat 1 fined -10', 'Line 1: seat 1 fined: found "-10"; expected a whole number from -9 to 0'],
    ['seat 1 fined -0', 'Line 1: seat 1 fined: found "-0"; expected a whole number from -9 to 0'],
    ['heap 1', 'Line 1: found "heap"; expected seat, turn, heaps, last; and of a seat sticks, fined'],
    ['seat 2 heaps 1', 'Line 1: found "heaps"; expected of a seat: sticks, fined'],
    ['heaps 1 2', 'Line 1: heaps: expected 3 heaps'],
    ['heaps 5 5 1\n\nseat 2 sticks 5', 'Line 3: seat 2 sticks: expected 15 sticks with those of the heaps'],
  ])('%j is refused', (text, message) => {
    expect(refused(() => read(text))).toBe(message)
  })

  test('that cannot be is refused where it is likeliest to be wrong', () => {
    expect(refused(() => read('turn 2\nseat 1 sticks 1\nseat 1 fined 0'))).toBe(
      'Line 2: seat 1 sticks: expected 15 sticks with those of the heaps',
    )
    expect(refused(() => read('turn 2\nheaps -'))).toBe('Line 2: heaps: expected 3 heaps')
  })
})

describe('a file', () => {
  const text = `sticks\nplayers 2\nfines yes\n\n${TEXT}`

  test('is written as it is read, with the game and its options', () => {
    const file = readPositionFile(sticksNotation, text)
    expect(file.options).toEqual({ players: 2, fines: true })
    expect(file.game.rules).toEqual(rules)
    expect(writePositionFile(sticksNotation, file)).toBe(text)
  })

  test.each([
    ['', 'Line 1: found ""; expected sticks, the name of the game, first'],
    ['\nstones', 'Line 2: found "stones"; expected sticks, the name of the game, first'],
    ['sticks\nfines maybe\nplayers 9', 'Line 2: found "maybe"; expected yes, no'],
    ['sticks\nfines no\nplayers 9', 'Line 3: players: found "9"'],
    ['sticks\nfines no\nfines no', 'Line 3: fines: already given'],
    ['sticks\nfines no', 'Line 1: players: found "undefined"'],
    ['sticks\nplayers 2\nfined 1', 'Line 3: fined: say of which seat, as in "seat 1 fined"'],
  ])('%j is refused', (bad, message) => {
    expect(refused(() => readPositionFile(sticksNotation, bad))).toBe(message)
  })
})
