import {
  choiceOf,
  type NoticeKind,
  type NoticePace,
  type NoticeSettings,
  type QuietHours,
} from '@roundhouse/wire/notices'
import { instantAfter, nextOpening } from '../table/play-hours.ts'

/** What holds for somebody who has chosen nothing but a way. */
export const USUAL_SETTINGS: NoticeSettings = {
  language: 'en',
  zone: 'UTC',
  quiet: null,
  kinds: ['turn', 'begun', 'over', 'asked', 'called', 'plan'],
  push: 'at-once',
  mail: 'at-once',
  webhook: 'at-once',
}

/** Minutes after midnight at which everything comes that was collected. */
const COLLECTED_AT = [8 * 60, 18 * 60] as const

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]

/** When somebody who wants this kind by a way with this timing gets it; `null`: never. */
export function dueAt(settings: NoticeSettings, timing: NoticePace, kind: NoticeKind, now: number): number | null {
  if (timing === 'off' || !settings.kinds.includes(choiceOf(kind))) return null
  const { zone, quiet } = settings
  if (timing === 'at-once') return afterQuiet(zone, quiet, now)
  return Math.min(...COLLECTED_AT.map(from => nextOpening({ zone, from, to: from, days: EVERY_DAY }, now)))
}

/** The first moment from now on that is not quiet. Hours that end when they begin are none. */
function afterQuiet(zone: string, quiet: QuietHours | null, now: number): number {
  if (quiet === null || quiet.from === quiet.to) return now
  return instantAfter({ zone, from: quiet.to, to: quiet.from, days: EVERY_DAY }, now, 0)
}

const SECOND = 1000

/** Milliseconds after each try that failed; then it is given up. */
const GAPS = [30, 120, 600, 3600, 3 * 3600, 6 * 3600].map(seconds => seconds * SECOND)

/** Also a receiver that wants to be left alone for longer is asked within the day. */
const LONGEST_GAP = 24 * 3600 * SECOND

/** When to try again after so many tries; `null`: not any more. */
export function nextTry(tries: number, wanted: number | null, now: number): number | null {
  const gap = GAPS[tries - 1]
  return gap === undefined ? null : now + Math.min(LONGEST_GAP, Math.max(gap, wanted ?? 0))
}
