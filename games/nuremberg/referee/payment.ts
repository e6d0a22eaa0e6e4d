import { nameOf, unless } from '@roundhouse/kernel/complaint'
import { BROWN } from '../base/influence.ts'
import { NONE, type Payment, playerAt, type State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { type StateCheck, sum } from './check.ts'

const BROWN_SUBSTITUTE_RATE = 3

/** A payment is asked for only where there is something to choose, and it can be made (NB-5.8, NB-6.3). */
export const payment: StateCheck = (rules, state) => {
  if (state.payment === null) return []
  return [
    ...choice(state, state.payment),
    ...(state.payment.train === NONE ? forTrack(state, state.payment) : forTrain(rules, state, state.payment)),
  ]
}

function choice({ players, toMove }: State, { due, kind }: Payment): string[] {
  const { cubes, influence } = players[toMove]!
  const [held, ...later] = [cubes, ...influence].slice(kind)
  const least = Math.max(0, due - sum(later))
  const most = Math.min(due, held!)
  return unless(
    least < most,
    () =>
      `${nameOf(toMove)} pays ${due} with ${held} of one kind or ${sum(later)} of others: there is ${least === most ? 'nothing to choose' : 'not enough'}`,
  )
}

/** First cubes; influence only when none is left (NB-5.8). */
function forTrack({ series, players, toMove }: State, { due }: Payment): string[] {
  const { cubes } = players[toMove]!
  return [
    ...unless(cubes === 0, () => `${nameOf(toMove)} pays for track with influence, but has ${cubes} cubes left`),
    ...unless(due <= series.price, () => `A series that costs ${series.price} is paid, but ${due} is still due`),
  ]
}

/** First brown; never more is replaced than is missing (NB-6.3). The train can be bought (NB-6.2). */
function forTrain({ trains }: Rules, state: State, { due, train }: Payment): string[] {
  const { toMove } = state
  const { name, row, cost } = trains[train]!
  const brown = playerAt(state, toMove).influence[BROWN]!
  const rows = trains.filter((_, n) => state.trains[n] === toMove).map(each => each.row)
  return [
    ...unless(state.trains[train] === NONE, () => `${nameOf(toMove)} pays for train ${name}, which somebody has`),
    ...unless(
      rows.length < 3 && !rows.includes(row),
      () => `${nameOf(toMove)} pays for train ${name}, but has ${rows.length} of the rows ${rows.join(', ')}`,
    ),
    ...unless(brown === 0, () => `${nameOf(toMove)} replaces brown influence, but has ${brown} left`),
    ...unless(due <= cost * BROWN_SUBSTITUTE_RATE, () => `Train ${name} costs ${cost}, but ${due} is due in its place`),
  ]
}
