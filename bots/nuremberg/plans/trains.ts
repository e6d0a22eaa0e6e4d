import type { Move } from '@roundhouse/kernel/game'
import { choiceIn, kindNumberOf, moveOf } from '@roundhouse/kernel/move-kind'
import { BROWN } from '@roundhouse/nuremberg/base/influence'
import { FIRST, GOODS, GREY, isPassenger, SECOND } from '@roundhouse/nuremberg/base/piece'
import { pass } from '@roundhouse/nuremberg/phases/pass'
import { buy } from '@roundhouse/nuremberg/phases/trains'
import { areaOf, cargoOf as cargoNumberOf, classOf, load } from '@roundhouse/nuremberg/phases/transport'
import { deferredPlan, type Plan } from '../../play/search/guide.ts'
import { type DecisionContext, purseFor } from '../evaluation/context.ts'
import { type HaulContext, type TrainRoom, worthOfHaul } from '../evaluation/haul.ts'
import type { Pack } from '../evaluation/packs.ts'
import { type Purse, purseAfterTrains, worthOfPurse } from '../evaluation/prospect.ts'
import { both, haulsByRoom, type TrainPhase, trainPhaseOf, worthOfPiece } from '../evaluation/train-phase.ts'
import type { Weights } from '../evaluation/weights.ts'
import type { BuildPosition } from '../track/ground.ts'
import type { Reach } from '../track/reach.ts'
import { withPayments } from './payments.ts'

/** Trains are not bought for nothing, even where brown is of no use any more. */
const A_LITTLE = 1e-3

/** By pack: what it would bring; minus infinity where it is too dear. */
function worthsOfPacks(phase: TrainPhase, purse: Purse): number[] {
  const { ground, haul, packs, rooms } = phase
  const hauls = haulsByRoom(phase)
  const rests: number[] = []
  return packs.map(({ cost }, n) => {
    rests[cost] ??= worthOfRest(haul, ground, purse, cost)
    return hauls[rooms[n]!]! - A_LITTLE * cost + rests[cost]
  })
}

function worthOfRest({ outlook }: HaulContext, ground: BuildPosition, purse: Purse, brown: number): number {
  const left = purseAfterTrains(purse, brown)
  return left === null ? Number.NEGATIVE_INFINITY : worthOfPurse(outlook, ground, left)
}

interface Offer {
  readonly pack: Pack
  readonly worth: number
}

/** The best few packs that can be paid, the best first, of equal ones the first. */
function bestOffers(packs: readonly Pack[], worths: readonly number[]): Offer[] {
  const offers: Offer[] = []
  for (const [n, pack] of packs.entries()) {
    const worth = worths[n]!
    if (worth === Number.NEGATIVE_INFINITY) continue
    let place = offers.length
    while (place > 0 && offers[place - 1]!.worth < worth) place--
    if (place < PACKS) offers.splice(place, 0, { pack, worth })
    if (offers.length > PACKS) offers.pop()
  }
  return offers
}

/** The best of the packs that do not have this train. */
function bestWithout(packs: readonly Pack[], worths: readonly number[], train: number): number {
  let best = Number.NEGATIVE_INFINITY
  for (let n = 0; n < packs.length; n++)
    if ((packs[n]!.trainBits & (1 << train)) === 0 && worths[n]! > best) best = worths[n]!
  return best
}

/** Packs that are nearly as good as the best one are thought of too. */
const PACKS = 3
const NO_ROOM: TrainRoom = { first: 0, second: 0, goods: 0 }

/** Trains that fit what it can load; what others could take is loaded first; to pass when nothing is left to do. */
export function actionPlans(context: DecisionContext, count: number): Plan[] {
  const phase = trainPhaseOf(context)
  const worths = worthsOfPacks(phase, purseFor(context))
  const offers = bestOffers(phase.packs, worths)
  const { pack, worth } = offers[0]!
  const passing = { move: moveOf(pass, 0), worth: worthOfPassing(phase) - worth }
  return [...purchases(phase, worths, offers), ...loads(phase, pack), passing]
    .sort((one, other) => other.worth - one.worth)
    .slice(0, count)
    .map(({ move, worth: gain }) => deferredPlan(gain, () => paidMoves(context, move)))
}

/** There is something to choose only where brown is too little (NB-6.3). */
function paidMoves(context: DecisionContext, move: Move): Move[] {
  const { game, state, seat } = context
  if (kindNumberOf(move) !== buy.number) return [move]
  const isEnough = game.rules.trains[choiceIn(move)]!.cost <= state.players[seat]!.influence[BROWN]!
  return isEnough ? [move] : withPayments(context, [move])
}

/** What is on the trains already is all that is moved. */
const worthOfPassing = ({ context, ground, haul }: TrainPhase): number =>
  worthOfHaul(haul, ground.reach, NO_ROOM) + worthOfPurse(haul.outlook, ground, purseFor(context))

interface Action {
  readonly move: Move
  /** Against the best that can still be made of the turn. */
  readonly worth: number
}

/** Each train of the best packs, by what it would cost to see it taken by another player. */
function purchases({ context, packs }: TrainPhase, worths: readonly number[], offers: readonly Offer[]): Action[] {
  const { trainTaken } = context.outlook.weights
  const best = offers[0]!.worth
  const actions = new Map<number, Action>()
  for (const { pack, worth } of offers)
    for (const train of pack.trains) {
      if (actions.has(train)) continue
      const lost = best - bestWithout(packs, worths, train)
      actions.set(train, { move: moveOf(buy, train), worth: trainTaken * lost - (best - worth) })
    }
  return [...actions.values()]
}

/** Each piece that can be loaded, by what it brings now against what it would bring on average later. */
function loads({ context, ground, haul, room }: TrainPhase, pack: Pack): Action[] {
  const all = both(room, pack.room)
  const before = worthOfHaul(haul, ground.reach, all)
  return context.game
    .moves(context.state)
    .filter(move => kindNumberOf(move) === load.number)
    .filter(move => classOf(choiceIn(move)) !== SECOND || room.first === 0)
    .map(move => ({ move, worth: worthOfLoad(ground, haul, all, choiceIn(move)) - before }))
}

const likingOf = ({ goods, passengers }: Weights, piece: number): number => (isPassenger(piece) ? passengers : goods)

const GOODS_CARGO = 0

function worthOfLoad(ground: BuildPosition, haul: HaulContext, room: TrainRoom, arg: number): number {
  const [area, cargo, carClass] = [areaOf(arg), cargoNumberOf(arg), classOf(arg)]
  const piece = cargo === GOODS_CARGO ? ground.map.areas[area]!.goods : cargo + 2
  const kept = haul.kept.map((count, kind) => (kind === piece - 1 ? count + 1 : count))
  const after = worthOfHaul({ ...haul, kept }, without(ground, area, piece), less(room, carClass))
  return after + likingOf(haul.outlook.weights, piece) * worthOfPiece(piece, carClass)
}

/** What can be reached when one piece has left its area; what others could take counts for a part of it. */
function without({ reach, cargo, state }: BuildPosition, area: number, piece: number): Reach {
  const one = (counted: readonly number[], real: readonly number[]): number => counted[area]! / real[area]!
  const goods = isPassenger(piece) ? 0 : one(cargo.goods, state.goods)
  return {
    grey: reach.grey - (piece === GREY ? goods : 0),
    yellow: reach.yellow - (piece === GREY ? 0 : goods),
    reds: reach.reds - (piece === 3 ? one(cargo.reds, state.reds) : 0),
    greens: reach.greens - (piece === 4 ? one(cargo.greens, state.greens) : 0),
  }
}

const less = ({ first, second, goods }: TrainRoom, carClass: number): TrainRoom => ({
  first: first - (carClass === FIRST ? 1 : 0),
  second: second - (carClass === SECOND ? 1 : 0),
  goods: goods - (carClass === GOODS ? 1 : 0),
})
