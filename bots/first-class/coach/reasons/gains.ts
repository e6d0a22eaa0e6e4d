import { carCount, TOP, type Train } from '@roundhouse/first-class/base/board/train'
import { coinCount } from '@roundhouse/first-class/base/frames/coins'
import type { Scores } from '@roundhouse/first-class/base/story'
import { toldOf } from '../../../coach/played-plan.ts'
import type { WeightedReason } from '../../../coach/rules.ts'
import type { ReasonKey } from './keys.ts'
import { because, type FirstClassPlan } from './played-plan.ts'

/** What is scored at once: all but scoring phases, the final count and Constantinople, which is told by its name. */
const AT_ONCE: readonly (keyof Scores)[] = ['frame', 'contract', 'city', 'luggage', 'coin']

/** What the plan brings of points, coins and the start-player tile. */
export const gainReasons = (played: FirstClassPlan): WeightedReason[] => [
  ...pointsFor(played, 'points-now', AT_ONCE),
  ...pointsFor(played, 'constantinople', ['constantinople']),
  ...coins(played),
  ...toldOf(played, 'tile').map(() => because('start-player', {}, START)),
]

const START = 1.5

function pointsFor(played: FirstClassPlan, key: ReasonKey, sources: readonly (keyof Scores)[]): WeightedReason[] {
  const points = toldOf(played, 'scored')
    .filter(facts => sources.includes(facts.for))
    .reduce((sum, facts) => sum + facts.points, 0)
  return points > 0 ? [because(key, { points }, points)] : []
}

/** Those that were spent again speak by what they bought. */
function coins({ seat, before, after }: FirstClassPlan): WeightedReason[] {
  const more = coinCount(after.players[seat]!) - coinCount(before.players[seat]!)
  return more > 0 ? [because('coins', { coins: more }, more)] : []
}

const A_CAR = 0.6
const A_STEP = 1
const A_CARD = 0.8
const MAIL_CAR = 2.5
const TILE = 4

/** How the trains grow, where nothing better can be said of it. */
export const growthReasons = (played: FirstClassPlan): WeightedReason[] => [
  ...toldOf(played, 'locomotive-tile').map(({ train, tile }) => because('locomotive-tile', { train, tile }, TILE)),
  ...toldOf(played, 'mail-car').map(({ train }) => because('mail-car', { train }, MAIL_CAR)),
  ...more(played, 'cars', A_CAR, carCount),
  ...more(played, 'upgrades', A_STEP, stepsOf),
  ...more(played, 'conductors', A_CARD, ({ conductor }) => conductor),
]

/** How many steps the cars have gone up, all together. */
function stepsOf({ cars }: Train): number {
  let steps = 0
  for (let step = 1; step <= TOP; step++) steps += cars[step]!
  return steps
}

function more(
  { seat, before, after }: FirstClassPlan,
  key: ReasonKey,
  weight: number,
  countOf: (train: Train) => number,
) {
  const inAll = (state: FirstClassPlan['before']): number =>
    state.players[seat]!.trains.reduce((sum, train) => sum + countOf(train), 0)
  const n = inAll(after) - inAll(before)
  return n > 0 ? [because(key, { n }, weight * n)] : []
}
