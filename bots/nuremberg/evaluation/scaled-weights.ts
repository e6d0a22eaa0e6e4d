import { COLOURS } from '@roundhouse/nuremberg/base/influence'
import { WEIGHTS, type Weights } from './weights.ts'

/** Weights that are shares: never more than all. */
const SHARES = ['beforeLast', 'contested', 'openSets', 'waiting', 'trainTaken'] as const
const OTHERS = [
  'cube',
  'track',
  'saleLoss',
  'later',
  'laterEnough',
  'builtFirst',
  'trainsFirst',
  'hopesLostToEach',
] as const

export const ROWS = ['at any time']

/** Influence by its colour, and the other weights by their names. */
export const COLUMNS = [...COLOURS, 'influenceFade', 'hopesComeTrue', ...SHARES, ...OTHERS]

/** All counts as it does by hand. */
export const priorWeights: readonly number[] = COLUMNS.map(() => 0)

/** Scales are powers of e: 0.7 is twice as much as by hand, -0.7 half as much. */
const timesIn = (scales: readonly number[]) => (column: string) => Math.exp(scales[COLUMNS.indexOf(column)]!)

/** How far scales are shifted in a trial: of what is nearly certain not far. */
export const shift: readonly number[] = COLUMNS.map(column => (column === 'hopesComeTrue' ? 0.1 : 0.25))

/** The weights written by hand, scaled. */
export function scaledWeights(scales: readonly number[]): Weights {
  const times = timesIn(scales)
  const shares = SHARES.map(name => [name, Math.min(1, WEIGHTS[name] * times(name))])
  const others = OTHERS.map(name => [name, WEIGHTS[name] * times(name)])
  return {
    ...WEIGHTS,
    ...Object.fromEntries([...shares, ...others]),
    influence: WEIGHTS.influence.map((worth, colour) => worth * times(COLOURS[colour]!)),
    influenceFade: 1 - Math.min(1, (1 - WEIGHTS.influenceFade) * times('influenceFade')),
    hopesComeTrue: WEIGHTS.hopesComeTrue * times('hopesComeTrue'),
  }
}
