import { NONE, type Player } from '@roundhouse/first-class/base/board/player'
import { sourceId, sourceKind } from '@roundhouse/first-class/base/frames/source'
import type { State } from '@roundhouse/first-class/base/state'
import type { GameTable, Rules } from '@roundhouse/first-class/base/table'
import type { Murder } from '@roundhouse/first-class/modules/c-murder/roles'
import type { Seat } from '@roundhouse/kernel/game'
import {
  type BoardMemory,
  hasCardsChanged,
  hasHolderChanged,
  hasMiddleChanged,
  hasMurderChanged,
  hasRouteChanged,
  hasScaleChanged,
  hasStackChanged,
  hasTrainChanged,
  haveCoinsChanged,
  haveContractsChanged,
  newBoardMemory,
} from './board-memory.ts'
import { contractsWorth } from './contract-worth.ts'
import { endCardPrice, endCardsWorth } from './end-cards-worth.ts'
import { type Evaluator, outlookFor, seesTheEnd } from './evaluator.ts'
import { arrestChance, evidenceRisk } from './evidence-risk.ts'
import { FEATURES, type FeatureWeights, featureWeightsAt, weightedSum } from './feature-weights.ts'
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
 * each with the weight that training gave it. Nothing is read that the seat may not see.
 */
export function evaluationFor(rules: Rules, evaluator: Evaluator, root: State, seat: Seat): Evaluation {
  const own = seatEvaluationFor(rules, evaluator, root, seat)
  return state => evaluate(own, state)
}

/** The evaluation for a seat, and what was found at the position it was asked about last. */
export interface SeatEvaluation {
  readonly seat: Seat
  readonly extract: FeatureExtractor
  readonly featureWeights: FeatureWeights
  readonly features: Features
  /** Own turns left there. */
  turns: number
  /** What the features come to. */
  sum: number
  /** False: all that this is made of was the same one position before. */
  isOther: boolean
}

const NO_TURNS_KNOWN = -1

export const seatEvaluationFor = (rules: Rules, evaluator: Evaluator, root: State, seat: Seat): SeatEvaluation => ({
  seat,
  extract: featureExtractor(rules, evaluator, root, seat),
  featureWeights: featureWeightsAt(evaluator.trained, root),
  features: newFeatures(),
  turns: NO_TURNS_KNOWN,
  sum: 0,
  isOther: true,
})

export function evaluate(own: SeatEvaluation, state: State): number {
  const { seat, features } = own
  const { points } = state.players[seat]!
  if (state.phase === 'over') {
    own.isOther = true
    own.turns = NO_TURNS_KNOWN
    return points
  }
  const turns = turnsLeft(state, seat)
  own.isOther = own.extract(state, features) || turns !== own.turns
  if (own.isOther) {
    own.turns = turns
    own.sum = weightedSum(own.featureWeights, turns, features)
  }
  return points + own.sum
}

export const newFeatures = (): Features => new Float64Array(FEATURES.length)

/** Fills in the features of a position, which is not over. False: they are as they were, and so is all they are made of. */
export type FeatureExtractor = (state: State, features: Features) => boolean

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
    const { murder } = state.slices
    const isScaleOther = hasScaleChanged(memory, scale)
    const isAllOther = hasMurderChanged(memory, murder) || isScaleOther
    if (isAllOther) extractArrest(scale, fearsArrest ? murder : undefined, seat, stake, features)
    const isBoardOther = extractOpen(scale, state, seat, state.players[seat]!.kept, features, memory, isAllOther)
    if (isBoardOther) count(state.players[seat]!, features)
    const pending = pendingWorth(scale, state, seat)
    if (pending === features[PENDING] && !isBoardOther) return false
    features[PENDING] = pending
    return true
  }
}

/** What evidence costs, and the chance to stay free, where an arrest is feared. */
function extractArrest(
  { outlook }: Scale,
  murder: Murder | undefined,
  seat: Seat,
  stake: number,
  features: Features,
): void {
  features[EVIDENCE] = 0
  features[FREE] = 0
  if (murder === undefined) return
  const arrested = arrestChance(outlook, murder, seat)
  features[EVIDENCE] = -evidenceRisk(murder, seat, arrested, stake)
  features[FREE] = Math.log(Math.max(LEAST_CHANCE, 1 - arrested))
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
 * position stays as it is, unless all is other. False: nothing has changed.
 */
function extractOpen(
  scale: Scale,
  state: State,
  seat: Seat,
  kept: number,
  features: Features,
  memory: BoardMemory,
  isAllOther: boolean,
): boolean {
  const player = state.players[seat]!
  const areTrainsOther = extractTrains(scale, player, features, memory, isAllOther)
  const areCardsOther = hasCardsChanged(memory, player, kept) || isAllOther
  if (areCardsOther) features[12] = endCardsWorth(scale.rules, scale.outlook, player, kept)
  const isStackOther = extractTiles(scale, state, player, areTrainsOther, features, memory)
  const isRestOther = extractRest(scale, state, seat, features, memory, isAllOther)
  const isBoardOther = areTrainsOther || areCardsOther || isStackOther || isRestOther
  const areContractsOther = haveContractsChanged(memory, player) || isBoardOther
  if (areContractsOther) features[11] = contractsWorth(scale, state, seat)
  return areContractsOther
}

function extractTrains(
  scale: Scale,
  player: Player,
  features: Features,
  memory: BoardMemory,
  isAllOther: boolean,
): boolean {
  const [upper, lower] = player.trains
  const isUpperOther = hasTrainChanged(memory.trains[0], upper) || isAllOther
  const isLowerOther = hasTrainChanged(memory.trains[1], lower) || isAllOther
  const isMiddleOther = hasMiddleChanged(memory, player)
  if (isUpperOther) features[0] = carsWorth(scale, upper)
  if (isLowerOther) features[1] = carsWorth(scale, lower)
  const areTrainsOther = isUpperOther || isLowerOther
  if (areTrainsOther) {
    features[2] = mailWorth(scale, upper) + mailWorth(scale, lower)
    features[9] = guestsWorth(scale, player)
  }
  if (areTrainsOther || isMiddleOther) features[10] = middleWorth(scale, player)
  return areTrainsOther || isMiddleOther
}

function extractTiles(
  scale: Scale,
  { tilesLaid, arrived }: State,
  { trains: [upper, lower] }: Player,
  areTrainsOther: boolean,
  features: Features,
  memory: BoardMemory,
): boolean {
  const isOther = hasStackChanged(memory, tilesLaid, arrived) || areTrainsOther
  if (isOther) features[3] = tileWorth(scale, upper, tilesLaid, arrived) + tileWorth(scale, lower, tilesLaid, arrived)
  return isOther
}

/** Coins, the start-player tile and the route. */
function extractRest(
  scale: Scale,
  state: State,
  seat: Seat,
  features: Features,
  memory: BoardMemory,
  isAllOther: boolean,
): boolean {
  const player = state.players[seat]!
  const postcards = state.slices.postcards?.[seat] ?? NO_POSTCARDS
  const areCoinsOther = haveCoinsChanged(memory, player) || isAllOther
  const isHolderOther = hasHolderChanged(memory, state.tileHolder === seat) || isAllOther
  const isRouteOther = hasRouteChanged(memory, player, postcards) || isAllOther
  if (areCoinsOther)
    for (let column = 0; column < 3; column++) features[4 + column] = player.coins[column]! * scale.now.coins[column]!
  if (isHolderOther) features[7] = state.tileHolder === seat ? scale.outlook.weights.start : 0
  if (isRouteOther) features[8] = routeWorth(scale, player, postcards)
  return areCoinsOther || isHolderOther || isRouteOther
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
  extractOpen(scale, state, seat, NONE, features, newBoardMemory(), true)
  return features.reduce((sum, feature) => sum + feature, state.players[seat]!.points)
}
