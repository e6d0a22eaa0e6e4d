import { blocksIn, faultsIn, manual, tellsOf } from '@roundhouse/kernel/testing/manual'
import { describe, expect, test } from 'vitest'
import { MODULES } from '../base/cards/card.ts'
import { rulesFor } from '../rules.ts'
import { partsOf } from './parts.ts'
import { readPositionFile } from './position.ts'
import { runScenarios } from './scenario.ts'

const POSITIONS = manual('positions', '## First Class')

/** Every key of any game. */
const keys = [
  ...new Set(
    MODULES.flatMap((letter, i) => partsOf(rulesFor(2, [letter, MODULES[(i + 1) % 6]!])).map(({ part }) => part.key)),
  ),
]

describe('docs/positions.md', () => {
  test('its example is a position', () => {
    const { state, game } = readPositionFile(blocksIn(POSITIONS, 'position')[0]!)
    expect(game.seats).toBe(3)
    expect(state.players.map(({ points }) => points)).toEqual([23, 0, 0])
    expect(game.moves(state).length).toBeGreaterThan(0)
  })

  test.each(keys)('it tells of the key %s', key => {
    expect(tellsOf(POSITIONS, key)).toBe(true)
  })
})

describe('docs/positions.md, what can be wrong', () => {
  const head = ['first-class', 'players 2', 'modules A,B']
  const fault = (lines: string[]): string => {
    try {
      readPositionFile([...head, ...lines].join('\n'))
      return 'nothing'
    } catch (error) {
      return (error as Error).message
    }
  }

  test('its messages are those that one gets', () => {
    expect(faultsIn(POSITIONS)).toEqual([
      fault(['seat 1 upper 2 4']),
      fault(['seat 1', '  coins 6 0 0']),
      fault(['', '', '', '', '', 'a D1-1']),
    ])
  })
})

describe('docs/scenarios.md', () => {
  const examples = blocksIn(manual('scenarios'), 'scenario').filter(text => text.includes('first-class'))

  test('it shows two files', () => {
    expect(examples).toHaveLength(2)
  })

  test.each(examples)('its examples hold: %#', text => {
    expect(runScenarios(text).faults).toEqual([])
  })

  test('its messages are those that one gets', () => {
    const head = [
      'scenario x',
      'first-class',
      'players 2',
      'modules A,B',
      'a X2-7',
      'seat 1',
      '  upper 2 1 0 0',
      'moves',
    ]
    const fault = (lines: string[]) => {
      const outcome = runScenarios([...head, ...lines].join('\n'))
      return outcome.faults.map(({ line, message }) => `Line ${line}: ${message}`).join('; ') || 'nothing'
    }
    expect(faultsIn(manual('scenarios')).slice(0, 3)).toEqual([
      fault(['', 'take b3', 'expect', 'round 3']),
      fault(['1 take a1', '', 'expect', 'seat 1 upper 2 1 0 0^']),
      fault(['1 take a1', '', 'expect', '', 'legal take a1']),
    ])
  })
})
