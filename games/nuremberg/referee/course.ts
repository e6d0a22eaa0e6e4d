import { unless } from '@roundhouse/kernel/complaint'
import type { Seat } from '@roundhouse/kernel/game'
import { complaintsOf } from '@roundhouse/kernel/violation'
import { PROFIT } from '../base/discs.ts'
import { COLOURS } from '../base/influence.ts'
import { NONE, type State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { endIsLast, passedInTime } from '../checks/course.ts'
import { type StateCheck, setPointsOf } from './check.ts'

const PHASES: readonly State['phase'][] = ['auction', 'track', 'trains', 'takeovers', 'over']

/** The phase, the orders and whose decision it is (NB-1.1, NB-4, NB-7.4). */
export const course: StateCheck = (rules, state) => {
  if (!PHASES.includes(state.phase)) return [`There is no phase "${state.phase}"`]
  const broken = orders(rules, state)
  return broken.length > 0
    ? broken
    : [...whoDecides(rules, state), ...ahead(rules, state), ...inTime(rules, state), ...outOfPhase(state)]
}

/** Everybody has one place in every order, and one disc on every track. */
function orders({ seats }: Rules, { order, buildOrder, trainOrder, discStacks }: State): string[] {
  const all: [string, readonly Seat[]][] = [
    ['the player order', order],
    ['the building order', buildOrder],
    ['the train order', trainOrder],
    ...discStacks.map((discs, track): [string, readonly Seat[]] => [`the discs of ${trackName(track)}`, discs]),
  ]
  return all.flatMap(([name, found]) =>
    unless(
      found.length === seats && Array.from({ length: seats }, (_, seat) => seat).every(seat => found.includes(seat)),
      () => `Each of ${seats} has one place among ${name}, but it is ${found.join(', ')}`,
    ),
  )
}

const trackName = (track: number): string => (track === PROFIT ? 'profit' : COLOURS[track]!)

/** Whose place it is in the order of the phase (NB-3.2, NB-5.1, NB-6.1, NB-8.1). */
function whoDecides({ seats }: Rules, state: State): string[] {
  const { phase, place, toMove } = state
  if (phase === 'over') return []
  const round = phase === 'trains' ? place % seats : place
  const due = orderOf(state)[round]
  return unless(
    due === toMove,
    () =>
      `At place ${place} of the phase "${phase}" ${due === undefined ? 'nobody' : `seat ${due + 1}`} should move, but seat ${toMove + 1} does`,
  )
}

function orderOf({ phase, order, buildOrder, trainOrder }: State): readonly Seat[] {
  if (phase === 'track') return buildOrder
  return phase === 'trains' ? trainOrder : order
}

/** The seats by height, on one space as their discs lie (NB-4.2, NB-7.4). */
export const seatsBy = (discs: readonly Seat[], heights: readonly number[]): Seat[] =>
  // Sorting leaves equals as they are.
  discs.toSorted((one, other) => heights[other]! - heights[one]!)

/**
 * Profit moves in one phase, and the order follows at once: so they always agree (NB-7.4). Only at the very end sets
 * move the discs once more (NB-9.2), and the order is that of the profit before.
 */
function ahead(rules: Rules, { phase, order, discStacks, players }: State): string[] {
  const isOver = phase === 'over'
  const profits = players.map(({ profit, kept }) => profit - (isOver ? setPointsOf(rules, kept) : 0))
  const due = seatsBy(isOver ? order : discStacks[PROFIT]!, profits)
  return unless(
    due.join() === order.join(),
    () => `By profit of ${profits.join(', ')} the player order is ${due.join(', ')}, but it is ${order.join(', ')}`,
  )
}

const inTime = complaintsOf(endIsLast, passedInTime)

/** What belongs to one phase is there in no other. */
function outOfPhase({ phase, series, payment, line }: State): string[] {
  const only = (what: string, isThere: boolean, ...phases: State['phase'][]): string[] =>
    unless(!isThere || phases.includes(phase), () => `There is ${what} in the phase "${phase}"`)
  return [
    ...only('a series', series.links.length > 0 || series.price > 0 || series.owed.some(n => n > 0), 'track'),
    ...only('a payment for track', payment?.train === NONE, 'track'),
    ...only('a payment for a train', payment !== null && payment.train !== NONE, 'trains'),
    ...only('a line being sold', line !== null, 'takeovers'),
  ]
}
