import { type Area, areaName, type RailMap } from '../base/map.ts'
import type { State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'

/** What is wrong with a state, in words. */
export type StateCheck = (rules: Rules, state: State) => string[]

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

const SET_POINTS = 2

/** What the sets of a seat are worth: in the rules of 2009 a set has a passenger of each colour (NB-9.2, NB-10.2). */
export function setPointsOf({ rules2009 }: Rules, kept: readonly number[]): number {
  const [grey, yellow, red, green] = kept as [number, number, number, number]
  return SET_POINTS * Math.min(grey, yellow, rules2009 ? Math.min(red, green) : red + green)
}

export const areaNames = (map: RailMap, areas: readonly Area[]): string =>
  areas.length === 0 ? 'nowhere' : areas.map(area => areaName(map, area)).join(', ')
