import { dayOfNumber, knownNumber } from '@roundhouse/table/day'
import { remember, remembered } from '../shell/memory.ts'

const KEY = 'roundhouse-days'

/** How a day ended for the reader. */
export interface DayScore {
  readonly points: number
  readonly place: number
}

export type OwnDays = Readonly<Record<string, DayScore>>

/** The days that were played in this browser. */
export function ownDays(): OwnDays {
  const kept = remembered(KEY)
  const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
  return Object.fromEntries(entries.filter((entry): entry is [string, DayScore] => isScore(entry[1])))
}

const isScore = (value: unknown): boolean => {
  const { points, place } = (value ?? {}) as Partial<DayScore>
  return Number.isFinite(points) && Number.isFinite(place)
}

/** The first result of a day counts: another is not kept. */
export function keepDay(day: string, { points, place }: DayScore): void {
  const days = ownDays()
  if (days[day] === undefined) remember(KEY, { ...days, [day]: { points, place } })
}

/** So many days until this one, the oldest first. */
export function daysUntil(day: string, count: number): string[] {
  const last = knownNumber(day)
  return Array.from({ length: count }, (_, n) => dayOfNumber(last - count + 1 + n))
}

/** How many days in a row were played until today; a day that is not over yet breaks nothing. */
export function daysInRow(days: OwnDays, today: string): number {
  const isPlayed = (number: number): boolean => days[dayOfNumber(number)] !== undefined
  const last = knownNumber(today)
  let from = isPlayed(last) ? last : last - 1
  const end = from
  while (isPlayed(from)) from--
  return end - from
}
