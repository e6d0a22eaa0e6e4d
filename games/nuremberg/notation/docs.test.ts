import { blocksIn, faultsIn, manual, tellsOf } from '@roundhouse/kernel/testing/manual'
import { refused } from '@roundhouse/kernel/testing/refused'
import { describe, expect, test } from 'vitest'
import { rulesOn } from '../testing/positions.ts'
import { partsOf } from './parts.ts'
import { readPositionFile } from './position.ts'
import { runScenarios } from './scenario.ts'

const POSITIONS = manual('positions', '## First Train to Nuremberg')
const SCENARIOS = manual('scenarios', '## First Train to Nuremberg')

const keys = [...new Set(partsOf(rulesOn('nuremberg', 4)).map(({ part }) => part.key))]

describe('docs/positions.md', () => {
  test('its example is a position', () => {
    const { state, game } = readPositionFile(blocksIn(POSITIONS, 'position')[0]!)
    expect(game.seats).toBe(3)
    expect(state.players.map(({ points, profit }) => [points, profit])).toEqual([
      [4, 2],
      [0, -1],
      [0, 0],
    ])
    expect(game.moves(state).length).toBeGreaterThan(1)
    expect(game.complaints(state)).toEqual([])
  })

  test.each(keys)('it tells of the key %s', key => {
    expect(tellsOf(POSITIONS, key)).toBe(true)
  })

  test('its messages are those that one gets', () => {
    const fault = (lines: string[]): string =>
      refused(() => readPositionFile(['nuremberg', 'players 2', 'map nuremberg', ...lines].join('\n')))
    expect(faultsIn(POSITIONS)).toEqual([
      fault(['seat 1 track Fürth - Lauf']),
      fault(['seat 1 track Fürth - Höfen', 'seat 2 track Fürth - Höfen']),
      fault(['seat 1 track Stadeln - Vach', '', 'landowners Vach']),
    ])
  })
})

describe('docs/scenarios.md', () => {
  test.each(blocksIn(SCENARIOS, 'scenario'))('its examples hold: %#', text => {
    expect(runScenarios(text).faults).toEqual([])
  })

  test('its messages are those that one gets', () => {
    const fault = (lines: string[]): string => {
      const outcome = runScenarios(['scenario x', 'nuremberg', 'players 2', 'map nuremberg', ...lines].join('\n'))
      return outcome.faults.map(({ line, message }) => `Line ${line}: ${message}`).join('; ') || 'nothing'
    }
    expect(faultsIn(manual('scenarios')).slice(3)).toEqual([
      fault(['moves', '', '', '1 bid U1 2', 'expect', 'decides 1']),
      fault(['phase track', '', '', '', 'expect', 'legal build Fürth > Lauf'].toSpliced(4, 1, 'expect')),
    ])
  })
})
