import { describe, expect, test } from 'vitest'
import { CAR_OR_UP, UP } from '../numbers.ts'
import {
  coinsIn,
  countOf,
  effect,
  FRAME_FORM,
  FRAME_PATTERN,
  kindOf,
  pointsIn,
  readFrame,
  writeEffect,
  writeFrame,
} from './effect.ts'

describe('FC-3.6 the symbols of a frame', () => {
  test.each([
    'CAR 1',
    'UP 0>1',
    'UP 1>2',
    'UP 2>4',
    'UP 4>7',
    'UP 7>12',
    'FREE 3',
    'BOTH 2',
    'COND 15',
    'LOCO 4',
    'COIN 3',
    'PTS 30',
    'GEC 2',
    'CAR 1 + UP 0>1 + COIN 2',
  ])('FC-3.6 %s is read and written', text => {
    const frame = readFrame(text)!
    expect(writeFrame(frame)).toBe(text)
    expect(new RegExp(FRAME_PATTERN).test(text)).toBe(true)
  })

  test.each([
    '',
    'CAR',
    'CAR 0',
    'CAR 16',
    'PTS 31',
    'UP 0>2',
    'UP 12',
    'BUS 1',
    'CAR 1 +',
    'CAR 1 CAR 1',
    'CAR 1+CAR 1',
    ' CAR 1',
    'CAR 1 ',
  ])('FC-3.6 "%s" is no frame', text => {
    expect(readFrame(text)).toBeNull()
  })

  test('FC-3.6 a symbol is what it does and how often', () => {
    expect([kindOf(effect(UP, 4)), countOf(effect(UP, 4))]).toEqual([UP, 4])
    expect(writeEffect(effect(CAR_OR_UP, 1))).toBe('CAR 1 or UP 0>1')
  })

  test('FC-9.2 coins and points of a frame are counted together', () => {
    const frame = readFrame('COIN 2 + CAR 1 + COIN 3 + PTS 4 + PTS 1')!
    expect([coinsIn(frame), pointsIn(frame)]).toEqual([5, 5])
    expect([coinsIn([]), pointsIn([])]).toEqual([0, 0])
  })

  test('FC-3.6 people are told how a frame is written', () => {
    expect(FRAME_FORM).toBe(
      'symbols joined by " + ": CAR, FREE, BOTH, COND, LOCO, COIN, GEC with a number from 1 to 15, PTS with one from 1 to 30, or UP 0>1, 1>2, 2>4, 4>7, 7>12',
    )
  })
})
