import { NONE, type Player } from '@roundhouse/first-class/base/board/player'
import { sourceId, sourceKind } from '@roundhouse/first-class/base/frames/source'
import type { State } from '@roundhouse/first-class/base/state'
import type { GameTable, Rules } from '@roundhouse/first-class/base/table'
import type { Seat } from '@roundhouse/kernel/game'
import {
  type BoardMemory,
  hasCardsChanged,
  hasMiddleChanged,
  hasRouteChanged,
  hasScaleChanged,
  hasStackChanged,
  hasTrainChanged,
  newBoardMemory,
} from './board-memory.ts'
import { contractsWorth } from './contract-worth.ts'
import { endCardPrice, endCardsWorth } from './end-cards-worth.ts'
import { type Evaluator, outlookFor, seesTheEnd } from './evaluator.ts'
import { arrestChance, evidenceRisk } from './evidence-risk.ts'
import { FEATURES, featureWeightsAt, weightedSum } from './feature-weights.ts'
import { guestsWorth } from './guests-worth.ts'
import { middleWorth } from './middle-worth.ts'
import { type Outlook, turnsLeft } from './outlook.ts'
import { frameWorth, type Prices, pricesOf } from './prices.ts'
import { routeWorth } from './route-worth.ts'
import type { Scale } from './scale.ts'
import { carsWorth, mailWorth, tileWorth } from './train-worth.ts'

/** What positions are worth to a seat: the points it can expect to have at the end. */
export type Evaluation = (state: State) => number

/** What lies before a player, feature by feature. */
type Features = Float64Array

/**
 * Looks around the table before a plan is made: what Game End cards there are sets the price of coins, and what the
 * others have says what would be lost by an arrest. The evaluation is a sum of features,
 * each with the weight that training gave it. Nothing is read that the seat may not see. The features of the position that was
 * evaluated last stay in `features`.
 */
export function evaluationFor(
  rules: Rules,
  evaluator: Evaluator,
  root: State,
  seat: Seat,
  features = newFeatures(),
): Evaluation {
  const extract = featureExtractor(rules, evaluator, root, seat)
  const featureWeights = featureWeightsAt(evaluator.trained, root)
  return state => {
    const { points } = state.players[seat]!
    if (state.phase === 'over') return points
    extract(state, features)
    return points + weightedSum(featureWeights, turnsLeft(state, seat), features)
  }
}

export const newFeatures = (): Features => new Float64Array(FEATURES.length)

/** Fills in the features of a position, which is not over. */
export type FeatureExtractor = (state: State, features: Features) => void

export function featureExtractor(rules: Rules, evaluator: Evaluator, root: State, seat: Seat): FeatureExtractor {
  const prices = pricesAt(rules, outlookFor(evaluator, root, seat), root, seat)
  const scaleBy = (outlook: Outlook): Scale => ({ rules, outlook, prices, now: prices[outlook.phases.length]! })
  let last = scaleBy(outlookFor(evaluator, root, seat))
  // Positions that are evaluated one after another are about as far in the game, so the scale is mostly the same.
  const scaleOf = (state: State, of: Seat): Scale => {
    const outlook = outlookFor(evaluator, state, of)
    if (outlook !== last.outlook) last = scaleBy(outlook)
    return last
  }
  const fearsArrest = root.slices.murder !== undefined && seesTheEnd(evaluator, root, seat)
  const stake = fearsArrest ? stakeOf(scaleOf, root, seat) : 0
  let memory = newBoardMemory()
  let filled: Features | null = null
  return (state, features) => {
    if (features !== filled) memory = newBoardMemory()
    filled = features
    const scale = scaleOf(state, seat)
    extractOpen(scale, state, seat, state.players[seat]!.kept, features, memory)
    features[PENDING] = pendingWorth(scale, state, seat)
    count(state.players[seat]!, features)
    features[EVIDENCE] = 0
    features[FREE] = 0
    const { murder } = state.slices
    if (!fearsArrest || murder === undefined) return
    const arrested = arrestChance(scale.outlook, murder, seat)
    features[EVIDENCE] = -evidenceRisk(murder, seat, arrested, stake)
    features[FREE] = Math.log(Math.max(LEAST_CHANCE, 1 - arrested))
  }
}

const PHASES = [0, 1, 2, 3]

/** Prices by scoring phases to come, as things stand now. */
function pricesAt(rules: Rules, outlook: Outlook, { players, display }: State, seat: Seat): Prices[] {
  const { weights, phases } = outlook
  const endCard = endCardPrice(rules, outlook, players[seat]!, display, pricesOf(weights, phases.length, 0))
  return PHASES.map(left => pricesOf(weights, left, endCard))
}

const NO_POSTCARDS: readonly number[] = []

/**
 * What lies open before a player, and the Game End card he kept, if it is known. What has not changed since the last
 * position stays as it is.
 */
function extractOpen(
  scale: Scale,
  state: State,
  seat: Seat,
  kept: number,
  features: Features,
  memory: BoardMemory,
): void {
  const player = state.players[seat]!
  const [upper, lower] = player.trains
  const { tilesLaid, arrived } = state
  const postcards = state.slices.postcards?.[seat] ?? NO_POSTCARDS
  const isOther = hasScaleChanged(memory, scale)
  const isUpperOther = hasTrainChanged(memory.trains[0], upper) || isOther
  const isLowerOther = hasTrainChanged(memory.trains[1], lower) || isOther
  const isTrainOther = isUpperOther || isLowerOther
  if (isUpperOther) features[0] = carsWorth(scale, upper)
  if (isLowerOther) features[1] = carsWorth(scale, lower)
  if (isTrainOther) {
    features[2] = mailWorth(scale, upper) + mailWorth(scale, lower)
    features[9] = guestsWorth(scale, player)
  }
  if (hasStackChanged(memory, tilesLaid, arrived) || isTrainOther)
    features[3] = tileWorth(scale, upper, tilesLaid, arrived) + tileWorth(scale, lower, tilesLaid, arrived)
  for (let column = 0; column < 3; column++) features[4 + column] = player.coins[column]! * scale.now.coins[column]!
  features[7] = state.tileHolder === seat ? scale.outlook.weights.start : 0
  if (hasRouteChanged(memory, player, postcards) || isOther) features[8] = routeWorth(scale, player, postcards)
  if (hasMiddleChanged(memory, player) || isTrainOther) features[10] = middleWorth(scale, player)
  features[11] = contractsWorth(scale, state, seat)
  if (hasCardsChanged(memory, player, kept) || isOther)
    features[12] = endCardsWorth(scale.rules, scale.outlook, player, kept)
}

const PENDING = FEATURES.indexOf('frames that wait')
const EVIDENCE = FEATURES.indexOf('evidence')
const COUNTS = FEATURES.indexOf('cards reached')
const FREE = FEATURES.indexOf('chance to stay free')
const STEP_OF_4 = 3

/** The chance to stay free is a power of e: chances to win are products of the chances of all that must come about. */
const LEAST_CHANCE = 0.02

function count(player: Player, features: Features): void {
  const [upper, lower] = player.trains
  const { coins } = player
  features[COUNTS] = upper.conductor + lower.conductor
  features[COUNTS + 1] = upper.cars[0]! + lower.cars[0]!
  features[COUNTS + 2] = upper.cars[STEP_OF_4]! + lower.cars[STEP_OF_4]!
  features[COUNTS + 3] = player.locomotive
  features[COUNTS + 4] = player.endCards.length
  features[COUNTS + 5] = coins[0]! + coins[1]! + coins[2]!
}

/** What is left of the open frame, frames that wait, and coins that are still to be placed. */
function pendingWorth({ rules, now }: Scale, state: State, seat: Seat): number {
  if (state.toMove !== seat) return 0
  let worth = state.owed * now.coins[0]!
  if (state.frame !== null) worth += frameWorth(now, state.frame.left)
  if (state.waiting.length === 0) return worth
  const table: GameTable = { rules, state, emit: undefined }
  for (const source of state.waiting)
    worth += frameWorth(now, rules.sources[sourceKind(source)]!.frame!(table, sourceId(source)))
  return worth
}

/** What an arrest would cost: the more, the further one is ahead of all others. */
function stakeOf(scaleOf: (state: State, seat: Seat) => Scale, state: State, seat: Seat): number {
  const worths = state.players.map((_, other) => openWorth(scaleOf(state, other), state, other))
  const lead = worths[seat]! - Math.max(...worths.filter((_, other) => other !== seat))
  const { arrest, arrestLead } = scaleOf(state, seat).outlook.weights
  return arrest + arrestLead * Math.max(0, lead)
}

/** The points of a player and what lies open before him. */
function openWorth(scale: Scale, state: State, seat: Seat): number {
  const features = newFeatures()
  extractOpen(scale, state, seat, NONE, features, newBoardMemory())
  return features.reduce((sum, feature) => sum + feature, state.players[seat]!.points)
}
