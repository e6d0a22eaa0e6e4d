import type { Seat } from '@roundhouse/kernel/game'
import { CLASSES, type ClassNumber, GOODS, PIECES } from '@roundhouse/nuremberg/base/piece'
import type { State } from '@roundhouse/nuremberg/base/state'
import type { FactsOf } from '@roundhouse/nuremberg/base/story'
import { SET_POINTS, setsOf } from '@roundhouse/nuremberg/phases/final-count'
import { pointsFor, profitFor } from '@roundhouse/nuremberg/phases/profit'
import { toldOf } from '../../../coach/played-plan.ts'
import type { WeightedReason } from '../../../coach/rules.ts'
import type { TrainRoom } from '../../evaluation/haul.ts'
import { loadedBy } from '../../evaluation/train-phase.ts'
import { reachOf } from '../../track/reach.ts'
import { because, type NurembergPlan, othersOf } from './played-plan.ts'

type Loaded = FactsOf<'loaded'>

const A_SPACE = 1.5
const BOUGHT = 0.5
const LAST = 1

/** Trains that are bought, pieces that are moved, and sets that are closed by them. */
export const trainReasons = (played: NurembergPlan): WeightedReason[] => [
  ...toldOf(played, 'bought').flatMap(({ train }) => bought(played, train)),
  ...loaded(played),
  ...closedSets(played),
  ...toldOf(played, 'loaded').flatMap(facts => lastOf(played, facts)),
]

/** A train with its spaces, and for how many more pieces that own track reaches there is room with it. */
function bought({ game: { rules }, seat, before }: NurembergPlan, name: string): WeightedReason[] {
  const [first, second, goods] = rules.trains.find(train => train.name === name)!.spaces as [number, number, number]
  const { room } = loadedBy(rules, before, seat)
  const more = { first: room.first + first, second: room.second + second, goods: room.goods + goods }
  const reach = reachOf(rules.map, before, seat, before)
  const filled = (each: TrainRoom): number =>
    Math.min(each.goods, reach.grey + reach.yellow) + Math.min(each.first + each.second, reach.reds + reach.greens)
  const pieces = filled(more) - filled(room)
  return pieces > 0 ? [because('buys', { train: name, first, second, goods, pieces }, BOUGHT + A_SPACE * pieces)] : []
}

const pieceIn = ({ piece }: Loaded): number => PIECES.indexOf(piece) + 1

/** What was moved brings points and profit this turn (NB-7.1). */
function loaded(played: NurembergPlan): WeightedReason[] {
  const lines = toldOf(played, 'loaded')
  if (lines.length === 0) return []
  const points = lines.reduce(
    (sum, facts) => sum + pointsFor(pieceIn(facts), CLASSES.indexOf(facts.class) as ClassNumber),
    0,
  )
  const profit = lines.reduce((sum, facts) => sum + profitFor(pieceIn(facts)), 0)
  return [because('loads', { pieces: lines.length, points, profit }, points + profit)]
}

function closedSets(played: NurembergPlan): WeightedReason[] {
  const { game, seat, before } = played
  const { kept } = loadedBy(game.rules, before, seat)
  const moved = kept.map(
    (count, kind) => count + toldOf(played, 'loaded').filter(facts => pieceIn(facts) === kind + 1).length,
  )
  const sets = setsWith(played, moved) - setsWith(played, kept)
  return sets > 0 ? [because('set', { sets, points: SET_POINTS * sets }, SET_POINTS * sets)] : []
}

const setsWith = ({ game: { rules }, seat, before }: NurembergPlan, kept: readonly number[]): number =>
  setsOf({ rules, state: { ...before, players: before.players.with(seat, { ...before.players[seat]!, kept }) } }, seat)

/** The last piece of its kind in an area that another could have moved too, if he is not out. */
function lastOf(played: NurembergPlan, facts: Loaded): WeightedReason[] {
  const { game, before } = played
  const { map } = game.rules
  const area = map.areas.findIndex(({ name }) => name === facts.area)
  if (pieceIn(facts) < 1 || piecesAt(before, area, facts) !== 1) return []
  const other = othersOf(played).find(
    seat => (before.passed & (1 << seat)) === 0 && isReached(played, seat, area, facts),
  )
  return other === undefined ? [] : [because('denies-piece', { other, area: facts.area, piece: facts.piece }, LAST)]
}

const piecesAt = ({ goods, reds, greens }: State, area: number, { piece, class: carClass }: Loaded): number =>
  (carClass === CLASSES[GOODS] ? goods : piece === 'red' ? reds : greens)[area]!

/** Would a seat reach less if the area were empty? */
function isReached(
  { game, before }: NurembergPlan,
  seat: Seat,
  area: number,
  { piece, class: carClass }: Loaded,
): boolean {
  const { map } = game.rules
  const field = carClass === CLASSES[GOODS] ? 'goods' : piece === 'red' ? 'reds' : 'greens'
  const without = {
    goods: before.goods,
    reds: before.reds,
    greens: before.greens,
    [field]: before[field].with(area, 0),
  }
  const all = (reach: ReturnType<typeof reachOf>): number => reach.grey + reach.yellow + reach.reds + reach.greens
  return all(reachOf(map, before, seat, without)) < all(reachOf(map, before, seat, before))
}
