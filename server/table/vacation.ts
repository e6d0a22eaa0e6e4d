import { VACATION_DAYS, type VacationState } from '@roundhouse/wire/vacation'
import { DAY, instantOfDay, yearOf } from './calendar.ts'

/** Days on which the daily clocks of a person stand, from one instant to another. */
export interface Vacation {
  readonly from: number
  readonly until: number
}

/** How much of a year's vacation is left, in milliseconds, counted in the years of UTC. */
export function vacationLeft(taken: readonly Vacation[], year: number): number {
  const [begins, ends] = [instantOfDay(year, 1, 1), instantOfDay(year + 1, 1, 1)]
  const used = taken.map(({ from, until }) => Math.max(0, Math.min(until, ends) - Math.max(from, begins)))
  return Math.max(0, VACATION_DAYS * DAY - used.reduce((sum, time) => sum + time, 0))
}

/** May this vacation be taken after those? It must fit into every year that it touches. */
export const canTake = (taken: readonly Vacation[], wanted: Vacation): boolean =>
  wanted.until > wanted.from &&
  wanted.until - wanted.from <= VACATION_DAYS * DAY &&
  yearsOf(wanted).every(year => vacationLeft(taken, year) >= VACATION_DAYS * DAY - vacationLeft([wanted], year))

function yearsOf({ from, until }: Vacation): number[] {
  const first = yearOf(from)
  return Array.from({ length: yearOf(until) - first + 1 }, (_, n) => first + n)
}

export const vacationState = (taken: readonly Vacation[], now: number): VacationState => ({
  until: taken.find(({ from, until }) => from <= now && until > now)?.until ?? null,
  daysLeft: Math.floor(vacationLeft(taken, yearOf(now)) / DAY),
})
