import type { Style, Styles } from '../play/level.ts'
import { FEATURES, type TrainedWeights } from './evaluation/feature-weights.ts'

/** Characters of First Class, each by the features that it likes or cares little for. */
export const STYLES: Styles = {
  builder: {
    level: 'strong',
    description: 'Adds many cars and upgrades them, and neglects the route.',
    weights: { 'upper train': 1.6, 'lower train': 1.6, 'mail cars': 1.5, tiles: 1.5, route: 0.5 },
  },
  racer: {
    level: 'strong',
    description: 'Moves its locomotive far along the route, with shorter trains.',
    weights: { route: 1.5 },
  },
  collector: {
    level: 'strong',
    description: 'Collects Game End cards, and takes the cards they count.',
    weights: { 'Game End cards': 2 },
  },
}

export const withStyle = (trained: TrainedWeights, likes: Style['weights']): TrainedWeights =>
  trained.map(({ weights, leadThatCounts }) => ({
    leadThatCounts,
    weights: weights.map(row => row.map((weight, feature) => weight * (likes[FEATURES[feature]!] ?? 1))),
  }))
