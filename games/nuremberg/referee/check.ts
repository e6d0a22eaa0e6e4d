import type { RailMap } from '../base/map.ts'
import type { State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'

/** What is wrong with a state, in words. */
export type Check = (rules: Rules, state: State) => string[]

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

const SET_POINTS = 2

/** What the sets of a seat are worth: in the rules of 2009 a set has a passenger of each colour (NB-9.2, NB-10.2). */
export function setPointsOf({ rules2009 }: Rules, kept: readonly number[]): number {
  const [grey, yellow, red, green] = kept as [number, number, number, number]
  return SET_POINTS * Math.min(grey, yellow, rules2009 ? Math.min(red, green) : red + green)
}

/** A border by the two areas that meet there. */
export const borderName = ({ areas, from, to }: RailMap, border: number): string =>
  `${areas[from[2 * border]!]!.name} - ${areas[to[2 * border]!]!.name}`

export const areaNames = ({ areas }: RailMap, numbers: readonly number[]): string =>
  numbers.length === 0 ? 'nowhere' : numbers.map(area => areas[area]!.name).join(', ')
