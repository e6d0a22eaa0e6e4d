import { readPosition } from '@roundhouse/first-class/notation/position'
import { rulesFor } from '@roundhouse/first-class/rules'
import { describe, expect, test } from 'vitest'
import { outlooks, phasesLeft, turnsLeft } from './outlook.ts'
import { WEIGHTS } from './weights.ts'

const rules = rulesFor(3, ['A', 'B'])
const at = (text: string) => readPosition(rules, text)

describe('scoring phases and own turns still to come', () => {
  const leftOf = (text: string) => {
    const state = at(text)
    return [0, 1, 2].map(seat => `${phasesLeft(state, seat)} phases, ${turnsLeft(state, seat)} turns`)
  }

  test('all of them before the first turn', () => {
    expect(leftOf('round 1\nturn 1')).toEqual(Array(3).fill('3 phases, 18 turns'))
  })

  test('a turn whose regular action is taken is over', () => {
    expect(leftOf('round 1\nturn 1\nacted yes')).toEqual([
      '3 phases, 17 turns',
      '3 phases, 18 turns',
      '3 phases, 18 turns',
    ])
  })

  test('in the middle of a round those who had their turn have one less', () => {
    expect(leftOf('round 3\nturn 2\nturns-left 5')).toEqual([
      '2 phases, 10 turns',
      '2 phases, 11 turns',
      '2 phases, 11 turns',
    ])
  })

  test('the last turn of the game', () => {
    expect(leftOf('round 6\nturn 3\nturns-left 1')).toEqual([
      '1 phases, 0 turns',
      '1 phases, 0 turns',
      '1 phases, 1 turns',
    ])
  })

  test('in a scoring phase it is over for those whose part is done', () => {
    expect(leftOf('phase scoring\nround 2\nstart 2\nturn 3\nturns-left 2')).toEqual([
      '3 phases, 12 turns',
      '2 phases, 12 turns',
      '3 phases, 12 turns',
    ])
  })
})

describe('chances', () => {
  const { phases, end } = outlooks(WEIGHTS)[3]![15]!

  test('what is here already is certain, and what is farther is less likely', () => {
    for (const { conductor, locomotive, cars, upgrades } of [...phases, end])
      for (const chances of [conductor, locomotive, cars, upgrades]) {
        expect(chances[0]).toBe(1)
        expect(chances.every((chance, n) => n === 0 || chance <= chances[n - 1]!)).toBe(true)
        expect(chances[5]).toBeLessThan(chances[1]!)
      }
  })

  test('grow from phase to phase, up to the end of the game', () => {
    expect(phases.map(({ turns }) => turns)).toEqual([3, 9, 15])
    expect(phases[0]!.conductor[2]).toBeLessThan(phases[1]!.conductor[2]!)
    expect(phases[1]!.conductor[2]).toBeLessThan(phases[2]!.conductor[2]!)
    expect(phases[2]!.conductor).toEqual(end.conductor)
  })

  test('a single step that is sure to be expected once comes in 63 of 100 games', () => {
    const sure = { ...WEIGHTS, conductorSteps: [1 / 18, 1 / 18, 1 / 18] }
    expect(outlooks(sure)[3]![18]!.end.conductor[1]).toBeCloseTo(1 - 1 / Math.E, 10)
    expect(outlooks(sure)[3]![18]!.end.conductor[2]).toBeCloseTo(1 - 2 / Math.E, 10)
  })

  test('with no turn left nothing more comes', () => {
    expect(outlooks(WEIGHTS)[1]![0]!.phases[0]!.conductor.slice(0, 3)).toEqual([1, 0, 0])
  })

  test('each pile has its own pace', () => {
    const lastPileOnly = { ...WEIGHTS, locomotiveSteps: [0, 0, 1] }
    const [first, second, third] = outlooks(lastPileOnly)[3]![18]!.phases
    expect([first!.locomotive[1], second!.locomotive[1]]).toEqual([0, 0])
    expect(third!.locomotive[1]).toBeCloseTo(1 - Math.exp(-6), 10)
  })
})
