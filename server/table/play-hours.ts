import type { PlayHours } from '@roundhouse/wire/setup'
import { DAY, instantOfDay } from './calendar.ts'

/*
 * Time that counts at a table: all of it, or only that within the hours and on the weekdays in which its clocks run.
 * Spans are days of the table's time zone turned into instants, so they are an hour longer or shorter, or lie otherwise,
 * where the clocks of that zone change.
 */

interface OpenSpan {
  readonly from: number
  readonly to: number
}

const MINUTE = 60_000

/** How many milliseconds count between two instants. */
export function countedTime(hours: PlayHours | null, from: number, to: number): number {
  if (to <= from) return 0
  if (hours === null) return to - from
  let counted = 0
  for (const span of spansFrom(hours, from)) {
    if (span.from >= to) break
    counted += Math.min(span.to, to) - Math.max(span.from, from)
  }
  return counted
}

/** The instant at which so many milliseconds have counted. */
export function instantAfter(hours: PlayHours | null, from: number, counted: number): number {
  if (hours === null) return from + counted
  let open = counted
  for (const span of spansFrom(hours, from)) {
    const begins = Math.max(span.from, from)
    if (span.to - begins >= open) return begins + open
    open -= span.to - begins
  }
  throw new Error('Spans have an end')
}

/** The next instant at which hours begin. */
export function nextOpening(hours: PlayHours, after: number): number {
  for (const { from } of spansFrom(hours, after)) if (from > after) return from
  throw new Error('Spans have an end')
}

/** The spans that end after an instant, the earliest first. There is always another. */
function* spansFrom(hours: PlayHours, instant: number): Generator<OpenSpan> {
  // A span that began yesterday may still be open.
  for (let day = localDay(hours.zone, instant) - 1; ; day++) {
    if (!isPlayDay(hours, day)) continue
    const span = spanOf(hours, day)
    if (span.to > instant && span.to > span.from) yield span
  }
}

/** Days are counted from 1 January 1970, which was a Thursday. No weekdays at all would never end: they are all meant. */
const isPlayDay = ({ days }: PlayHours, day: number): boolean =>
  !days.some(isWeekday) || days.includes(((((day + 3) % 7) + 7) % 7) + 1)

const isWeekday = (day: number): boolean => day >= 1 && day <= 7

/** Hours that end when they begin last a day. */
function spanOf({ zone, from, to }: PlayHours, day: number): OpenSpan {
  const end = to > from ? to : to + 24 * 60
  return { from: instantOf(zone, day * DAY + from * MINUTE), to: instantOf(zone, day * DAY + end * MINUTE) }
}

const localDay = (zone: string, instant: number): number => Math.floor((instant + offsetAt(zone, instant)) / DAY)

/**
 * The instant at which the clocks of a zone show this time, written as if it were UTC. Of a time that they show twice it
 * is one of the two, of one that they leave out an instant beside the gap; always the same, so spans neither overlap
 * nor part.
 */
function instantOf(zone: string, local: number): number {
  const near = local - offsetAt(zone, local)
  return local - offsetAt(zone, near)
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known !== undefined) return known
  const part = 'numeric'
  const parts = { year: part, month: part, day: part, hour: part, minute: part, second: part } as const
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', ...parts })
  formats.set(zone, format)
  return format
}

/** How far the clocks of a zone are ahead of UTC. */
function offsetAt(zone: string, instant: number): number {
  const shown = new Map(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes): number => shown.get(type)!
  const seconds = (part('hour') * 60 + part('minute')) * 60 + part('second')
  const local = instantOfDay(part('year'), part('month'), part('day')) + seconds * 1000
  return local - Math.floor(instant / 1000) * 1000
}
