import type { State } from '@roundhouse/first-class/base/state'
import type { Seat } from '@roundhouse/kernel/game'
import type { WorthParts } from '../../coach/rules.ts'
import { featureExtractor, newFeatures } from '../evaluation/evaluation.ts'
import { FEATURES, featureWeightsAt } from '../evaluation/feature-weights.ts'
import { turnsLeft } from '../evaluation/outlook.ts'
import { expertEvaluator } from '../knowledge.ts'
import type { FirstClassPart } from './reasons/parts.ts'
import type { FirstClassPlan } from './reasons/played-plan.ts'

const PART_OF_FEATURE: Readonly<Record<(typeof FEATURES)[number], FirstClassPart>> = {
  'upper train': 'trains',
  'lower train': 'trains',
  'mail cars': 'mail cars',
  tiles: 'tiles',
  'coins in column 1': 'coins',
  'coins in column 2': 'coins',
  'coins in column 3': 'coins',
  'start-player tile': 'start-player tile',
  route: 'points and route',
  guests: 'guests',
  'middle cards': 'middle cards',
  contracts: 'contracts',
  'Game End cards': 'Game End cards',
  'frames that wait': 'frames that wait',
  evidence: 'evidence',
  'cards reached': 'trains',
  cars: 'trains',
  'cars of 4 and more': 'trains',
  cities: 'points and route',
  'Game End cards owned': 'Game End cards',
  coins: 'coins',
  'chance to stay free': 'evidence',
}

/** What the position after a plan is worth to the one who made it. */
export function partsAfter({ game: { rules }, seat, before, after }: FirstClassPlan): WorthParts {
  const parts: Record<string, number> = Object.fromEntries(Object.values(PART_OF_FEATURE).map(part => [part, 0]))
  parts['points and route'] = after.players[seat]!.points
  if (after.phase === 'over') return parts
  const features = newFeatures()
  featureExtractor(rules, expertEvaluator, before, seat)(after, features)
  const weights = weightsAt(before, after, seat)
  for (const [i, feature] of FEATURES.entries()) parts[PART_OF_FEATURE[feature]]! += weights[i]! * features[i]!
  return parts
}

const weightsAt = (root: State, state: State, seat: Seat): readonly number[] =>
  featureWeightsAt(expertEvaluator.trained, root).weights[turnsLeft(state, seat)]!
