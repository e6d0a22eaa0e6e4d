import { standardMap, standardTables } from '@roundhouse/nuremberg/maps/standard'
import { readPosition } from '@roundhouse/nuremberg/notation/position'
import { rulesFor } from '@roundhouse/nuremberg/rules'
import { describe, expect, test } from 'vitest'
import { linesOf } from './lines.ts'

const rules = rulesFor(2, standardMap(1, 'nuremberg'), standardTables(1), false)
const linesIn = (text: string) => linesOf(rules.map, readPosition(rules, text), 0)

describe('the longest lines that could be sold', () => {
  test('NB-8.1 lead from a station of the company to any other station', () => {
    expect(linesIn('phase takeovers\nseat 1\nred 3\ntrack Erlangen - Frauenaurach - Hüttendorf')).toEqual({
      lineRed: 0,
      lineGreen: 2,
    })
  })

  test('are none without a station of the company, or without track', () => {
    expect(linesIn('phase takeovers\nseat 1\nred 3').lineRed).toBe(0)
  })

  test('NB-8.3 are found again when a station has changed hands', () => {
    const state = readPosition(rules, 'phase takeovers\nseat 1\nred 3\ntrack Erlangen - Frauenaurach - Hüttendorf')
    expect(linesOf(rules.map, state, 0).lineRed).toBe(0)
    const both = { ...state, stations: state.stations.map(owners => (owners === 2 ? 3 : owners)) }
    expect(linesOf(rules.map, both, 0).lineRed).toBe(2)
  })
})
