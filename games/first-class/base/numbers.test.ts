import { describe, expect, test } from 'vitest'
import { rulesFor } from '../rules.ts'
import { effect, kindOf } from './frames/effect.ts'
import { SOURCES, source, sourceKind } from './frames/source.ts'
import * as numbers from './numbers.ts'

const { effects, sources, moveKinds } = rulesFor(2, ['A', 'B'])

describe('the numbers given', () => {
  test('no two kinds of move have the same, and each has a rule', () => {
    const given = Object.values(numbers.MOVES)
    expect(new Set(given).size).toBe(given.length)
    expect(given.toSorted((a, b) => a - b)).toEqual(moveKinds.filter(Boolean).map(({ number }) => number))
  })

  test('every symbol that is carried out by moves is one of those given, and comes back out of a frame', () => {
    const given = [
      ...[numbers.CAR, numbers.UP, numbers.FREE, numbers.BOTH, numbers.COND, numbers.LOCO, numbers.COIN, numbers.PTS],
      ...[numbers.GEC, numbers.CAR_OR_UP, numbers.LAY, numbers.SEAT, numbers.POSTCARD, numbers.BOARD, numbers.USE],
    ]
    expect(new Set(given).size).toBe(given.length)
    expect(effects.filter(Boolean).filter(({ kind }) => !given.includes(kind as 0))).toEqual([])
    expect(given.map(kind => kindOf(effect(kind, 3)))).toEqual(given)
  })

  test('every source with a rule is one of those given, and comes back out of a state', () => {
    const given = [
      ...[numbers.CARD, numbers.DECLINED, numbers.START_TILE, numbers.REWARD, numbers.CONTRACT, numbers.MAIL],
      ...[numbers.TILE, numbers.END_CARD, numbers.CITY, numbers.GUEST, numbers.FACTORY],
      ...[numbers.SECOND_USE, numbers.FROM_STORAGE],
    ]
    expect(new Set(given).size).toBe(given.length)
    expect(sources.filter(Boolean).filter(({ kind }) => !given.includes(kind as 0))).toEqual([])
    expect(given.map(kind => sourceKind(source(kind, 255)))).toEqual(given)
    expect(Math.max(...given.map(kind => source(kind, 255)))).toBeLessThan(SOURCES)
  })
})
