import { carAtCard, TRAINS, type Train, valueOfCar } from '@roundhouse/first-class/base/board/train'
import type { State } from '@roundhouse/first-class/base/state'
import { pointsIn, scoringAt } from '@roundhouse/first-class/seen'
import { toldOf } from '../../../coach/played-plan.ts'
import type { WeightedReason } from '../../../coach/rules.ts'
import { phasesLeft } from '../../evaluation/outlook.ts'
import { because, type FirstClassPlan } from './played-plan.ts'

/**
 * What the next scoring phase brings more, by what makes it so. The board is changed part by part from what it was to
 * what it is, and scored each time: so what is said of all parts together is what the scoring will bring more.
 */
export function scoringReasons(played: FirstClassPlan): WeightedReason[] {
  const phases = phasesLeft(played.before, played.seat)
  if (phases === 0) return []
  const [cars, guests, middle, conductors] = gains(played)
  const weight = (points: number): number => (points * (1 + phases)) / 2
  return [
    ...(cars! > 0 ? [because('raises', { points: cars! }, weight(cars!))] : []),
    ...(guests! > 0 ? [because('celebrity', { ...seatedIn(played), points: guests! }, weight(guests!))] : []),
    ...(middle! > 0 ? [because('switch', { points: middle! }, weight(middle!))] : []),
    ...(conductors! > 0 ? [passing(played, conductors!, weight(conductors!))] : []),
  ]
}

/** What cars, guests, middle cards and conductors bring, each added to what came before it. */
function gains({ game, seat, before, after }: FirstClassPlan): number[] {
  const state = game.copy(before)
  const player = state.players[seat]!
  const goal = after.players[seat]!
  const changes: readonly ((train: Train, to: Train) => void)[] = [
    (train, { cars, mail, tile }) => Object.assign(train, { cars, mail, tile }),
    (train, { guests, seated }) => Object.assign(train, { guests, seated }),
    () => Object.assign(player, { middle: goal.middle, marks: goal.marks }),
    (train, { conductor }) => Object.assign(train, { conductor }),
  ]
  let points = scoredBy(game, state, seat)
  return changes.map(change => {
    for (const [which, train] of player.trains.entries()) change(train, goal.trains[which]!)
    const was = points
    points = scoredBy(game, state, seat)
    return points - was
  })
}

const scoredBy = ({ copy, rules }: FirstClassPlan['game'], state: State, seat: number): number =>
  pointsIn(scoringAt({ rules, state: copy(state), emit: undefined }, seat))

/** Where a celebrity was seated. */
const seatedIn = (played: FirstClassPlan) => ({ train: toldOf(played, 'seated')[0]?.train ?? 'upper' })

/** Which conductor passes what: cars by their values, the best first. */
function passing(played: FirstClassPlan, points: number, weight: number): WeightedReason {
  const passed = TRAINS.map((_, which) => valuesPassed(played, which))
  const which = passed.findIndex(values => values.length > 0)
  if (which === -1) return because('on-tile', { ...tileReached(played), points }, weight)
  const cars = passed.flat().sort((a, b) => b - a)
  return passed.every(values => values.length > 0)
    ? because('passes-both', { cars, points }, weight)
    : because('passes', { train: TRAINS[which]!, cars, points }, weight)
}

/** The values of the cars that the conductor of a train newly reaches; those worth nothing are not counted. */
function valuesPassed({ seat, before, after }: FirstClassPlan, which: number): number[] {
  const train = after.players[seat]!.trains[which]!
  const values: number[] = []
  for (let card = before.players[seat]!.trains[which]!.conductor + 1; card <= train.conductor; card++)
    if (carAtCard(card) > 0) values.push(valueOfCar(train, carAtCard(card)))
  return values.filter(value => value > 0)
}

function tileReached({ seat, before, after }: FirstClassPlan) {
  const { trains } = after.players[seat]!
  const was = before.players[seat]!.trains
  const which = trains.findIndex(({ conductor }, place) => conductor > was[place]!.conductor)
  return { train: TRAINS[which]!, tile: trains[which]!.tile }
}
