import type { Seat } from '@roundhouse/kernel/game'
import type { ClockFace } from '@roundhouse/wire/online-snapshot'
import type { Pace, PlayHours, TableSetup } from '@roundhouse/wire/setup'
import { DAY } from './calendar.ts'
import { countedTime, instantAfter } from './play-hours.ts'

/*
 * The clocks of a table are arithmetic over its entries: a bank runs while its seat is to decide, gets an addition each time
 * the decision leaves it, and never holds more than a cap. Nothing ticks, so they are exact however long nobody looked.
 */

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** The first moments of each decision are the network's time, not the player's. */
const FREE = 3 * SECOND
/** How long a seat that is late in a live game may still decide by itself. */
const GRACE = MINUTE
const LEAST_AT_START_OF_DAILY = 12 * HOUR

type TimedPace = Exclude<Pace, 'none'>

const UNIT: Readonly<Record<TimedPace, number>> = { live: MINUTE, daily: DAY }
export const ADDITION: Readonly<Record<TimedPace, number>> = { live: 20 * SECOND, daily: DAY }

/** Whose decision it is, as far as clocks care: somebody who decides for themselves. */
interface RunningClock {
  readonly seat: Seat
  /** Time counts from here; with a vacation that may be later than now. */
  readonly since: number
  /** How much of the time since then is free. */
  readonly free: number
  /** The bank has run out and that was said; what is free now is all there is. */
  readonly isLate: boolean
}

export interface TableClock {
  readonly hours: PlayHours | null
  readonly pace: Pace
  /** What a seat begins with. */
  readonly first: Readonly<Record<TimedPace, number>>
  /** What each seat has left, of either pace: one of them runs, so nothing is ever converted. */
  readonly banks: Readonly<Record<TimedPace, readonly number[]>>
  readonly running: RunningClock | null
  /** The clocks stand by consent since then. */
  readonly pausedAt: number | null
  /** The clocks stand because the house holds the table. */
  readonly isHeld: boolean
  /** How many moves were played when each seat last got its addition: a turn taken back and played again brings no other. */
  readonly addedAt: readonly number[]
  /** Until when each seat is on vacation. */
  readonly vacations: readonly number[]
}

export function newClock({ pace, hours, bank, chairs }: TableSetup): TableClock {
  const first = { live: bank.live * UNIT.live, daily: bank.daily * UNIT.daily }
  return {
    hours,
    pace,
    first,
    banks: { live: chairs.map(() => first.live), daily: chairs.map(() => first.daily) },
    running: null,
    pausedAt: null,
    isHeld: false,
    addedAt: chairs.map(() => 0),
    vacations: chairs.map(() => 0),
  }
}

/** A live bank is never fuller than at the beginning; a daily one by a day. */
export const capOf = ({ first }: Pick<TableClock, 'first'>, pace: TimedPace): number =>
  pace === 'live' ? first.live : first.daily + DAY

const isStill = ({ pausedAt, isHeld }: TableClock): boolean => pausedAt !== null || isHeld

/** What has run since is taken from the bank. */
function settle(clock: TableClock, at: number): TableClock {
  const { running, hours } = clock
  if (running === null || isStill(clock)) return clock
  const counted = clock.pace === 'none' ? 0 : countedTime(hours, running.since, at)
  const free = Math.max(0, running.free - counted)
  const used = Math.max(0, counted - running.free)
  const since = Math.max(running.since, at)
  return { ...withBank(clock, running.seat, left => left - used), running: { ...running, since, free } }
}

function withBank(clock: TableClock, seat: Seat, change: (left: number) => number): TableClock {
  const { pace, banks } = clock
  if (pace === 'none') return clock
  const left = Math.max(0, change(banks[pace][seat]!))
  return { ...clock, banks: { ...banks, [pace]: banks[pace].with(seat, left) } }
}

/** Nobody's decision any more who has a clock. */
export const stopped = (clock: TableClock, at: number): TableClock => ({ ...settle(clock, at), running: null })

/** A decision begins. */
export function started(clock: TableClock, seat: Seat, at: number, free: number = FREE): TableClock {
  const before = stopped(clock, at)
  const running = { seat, since: beginningOf(before, seat, at), free, isLate: false }
  return atLeastHalfADay({ ...before, running })
}

function beginningOf({ pace, vacations }: TableClock, seat: Seat, at: number): number {
  return pace === 'daily' ? Math.max(at, vacations[seat]!) : at
}

const atLeastHalfADay = (clock: TableClock): TableClock =>
  clock.pace === 'daily' && clock.running !== null
    ? withBank(clock, clock.running.seat, left => Math.max(left, LEAST_AT_START_OF_DAILY))
    : clock

/** The decision left the seat whose clock ran: the addition for its turn, which was over after so many moves. */
export function withAddition(clock: TableClock, seat: Seat, at: number, played: number): TableClock {
  const { pace, running, addedAt } = clock
  if (pace === 'none' || running?.seat !== seat || played <= addedAt[seat]!) return clock
  const cap = capOf(clock, pace)
  const settled = settle(clock, at)
  return {
    ...withBank(settled, seat, left => Math.max(left, Math.min(cap, left + ADDITION[pace]))),
    addedAt: addedAt.with(seat, played),
  }
}

/** The table went back by consent: turns played from here on bring their additions again. */
export const withAdditionsFrom = (clock: TableClock, played: number): TableClock => ({
  ...clock,
  addedAt: clock.addedAt.map(at => Math.min(at, played)),
})

/** The bank has run out: the last moments begin. */
export function lateAt(clock: TableClock, at: number): TableClock {
  const settled = settle(clock, at)
  if (settled.running === null) return settled
  return { ...settled, running: { ...settled.running, free: GRACE, isLate: true } }
}

export const pausedClock = (clock: TableClock, at: number): TableClock => ({ ...settle(clock, at), pausedAt: at })

export const heldClock = (clock: TableClock, at: number): TableClock => ({ ...settle(clock, at), isHeld: true })

/** The clocks run again, unless there is another reason why they stand. */
export const goneOn = (clock: TableClock, at: number): TableClock => restarted({ ...clock, pausedAt: null }, at)

export const releasedClock = (clock: TableClock, at: number): TableClock => restarted({ ...clock, isHeld: false }, at)

/** What ran in the last `given` milliseconds was nobody's fault, and does not count. */
export function givenBack(clock: TableClock, at: number, given: number): TableClock {
  const { running } = clock
  if (running === null || isStill(clock)) return clock
  return restarted(settle(clock, Math.max(0, at - given)), at)
}

const restarted = (clock: TableClock, at: number): TableClock =>
  clock.running === null
    ? clock
    : { ...clock, running: { ...clock.running, since: beginningOf(clock, clock.running.seat, at) } }

/** From now on the banks of the other pace run; what was late is so no more. */
export function withPace(clock: TableClock, pace: Pace, at: number): TableClock {
  const { running, ...settled } = settle(clock, at)
  if (running === null) return { ...settled, running, pace }
  const free = running.isLate ? FREE : running.free
  return atLeastHalfADay(restarted({ ...settled, pace, running: { ...running, free, isLate: false } }, at))
}

export const withVacation = (clock: TableClock, seat: Seat, until: number, at: number): TableClock =>
  restarted({ ...settle(clock, at), vacations: clock.vacations.with(seat, until) }, at)

/** When the time of whoever decides is up; `null`: it never is, as things stand. */
export function timeIsUpAt(clock: TableClock): number | null {
  const { running, pace, banks, hours } = clock
  if (running === null || pace === 'none' || isStill(clock)) return null
  return instantAfter(hours, running.since, running.free + banks[pace][running.seat]!)
}

/** What everybody may see of the clocks. `hasClock`: not so of a bot's seat. */
export function faceOf(clock: TableClock, hasClock: (seat: Seat) => boolean): ClockFace {
  const { pace, banks, running } = clock
  const left = (seat: Seat): number | null => (pace === 'none' || !hasClock(seat) ? null : banks[pace][seat]!)
  return {
    pace,
    left: banks.live.map((_, seat) => left(seat)),
    running:
      running === null || pace === 'none' ? null : { seat: running.seat, since: running.since, free: running.free },
    isPaused: clock.pausedAt !== null,
  }
}
