import type { Seat } from '@roundhouse/kernel/game'
import type { ClockFace } from '@roundhouse/wire/online-snapshot'
import type { Say } from '../../messages/say.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Below this a clock is low. */
const LOW = { live: 2 * MINUTE, daily: 2 * HOUR }

/** What a seat has left, in milliseconds, at a time of the server; `null`: it has no clock. */
export function leftAt({ left, running, isPaused }: ClockFace, seat: Seat, now: number): number | null {
  const had = left[seat] ?? null
  if (had === null || running === null || running.seat !== seat || isPaused) return had
  return Math.max(0, had - Math.max(0, now - running.since - running.free))
}

export const isLow = ({ pace }: Pick<ClockFace, 'pace'>, left: number): boolean => pace !== 'none' && left < LOW[pace]

/** `12:40` in a live game; in a daily one `2 days`, `19 h`, and minutes at the very end. */
export function clockWords(say: Say, { pace }: Pick<ClockFace, 'pace'>, left: number): string {
  if (pace === 'daily' && left >= 2 * DAY) return say('online.clock.days', { n: Math.floor(left / DAY) })
  if (pace === 'daily' && left >= HOUR) return say('online.clock.hours', { n: Math.floor(left / HOUR) })
  return minutesAndSeconds(left)
}

export function minutesAndSeconds(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Seconds as long as they can be counted, else as a clock says it. */
export const countdownWords = (say: Say, left: number): string =>
  left <= 2 * MINUTE ? `${secondsUntil(left, 0)} s` : clockWords(say, { pace: 'daily' }, left)

/** Whole seconds until then, never below 0. */
export const secondsUntil = (then: number, now: number): number => Math.max(0, Math.ceil((then - now) / SECOND))
