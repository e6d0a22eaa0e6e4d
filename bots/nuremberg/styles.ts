import type { Style, Styles } from '../play/level.ts'
import type { Weights } from './evaluation/weights.ts'

/** Characters of Nuremberg, each by what it thinks worth more or less than it is. */
export const STYLES: Styles = {
  stationmaster: {
    level: 'strong',
    description: 'Prefers passengers to goods, most of all in first class.',
    weights: { passengers: 1.5, goods: 0.9 },
  },
  haulier: {
    level: 'strong',
    description: 'Prefers goods to passengers, and builds more track to reach them.',
    weights: { goods: 1.4, passengers: 0.9 },
  },
  bidder: {
    level: 'strong',
    description: 'Pays more in auctions, to build and to buy trains before others.',
    weights: { builtFirst: 4, trainsFirst: 6, cube: 0 },
  },
}

export const withStyle = (weights: Weights, likes: Style['weights']): Weights => ({
  ...weights,
  ...Object.fromEntries(Object.entries(likes).map(([name, times]) => [name, times * weights[name as NumberName]])),
})

/** The weights that are one number. */
type NumberName = Exclude<keyof Weights, 'influence'>
