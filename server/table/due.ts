import { standInFor } from './absence.ts'
import { questionEnd } from './asking.ts'
import { DAY } from './calendar.ts'
import { activeSeats, missingShares, seatOfPerson } from './chair-state.ts'
import { timeIsUpAt } from './clock.ts'
import type { TableEvent } from './entry.ts'
import type { OnlineTable } from './online-table.ts'
import { shareDue } from './seating.ts'

/*
 * What happens by itself because time has passed. At every stage something does: no table waits for ever.
 */

/** Since when the person in each chair is away; `null`: they are there, or nobody sits there. */
export type Presence = readonly (number | null)[]

/** Something that happens by itself, and from when on. */
interface Alarm {
  readonly at: number
  readonly events: () => readonly TableEvent[]
}

const SECOND = 1000
const MINUTE = 60 * SECOND

/** A move that arrives a moment after the time is up still counts. */
const LATE_AFTER = SECOND
const LONGEST_SEATING = 7 * DAY
const LONGEST_WITHOUT_HOST = 30 * MINUTE
const LONGEST_PAUSE = 7 * DAY
const LONGEST_SILENCE = 60 * DAY
const LONGEST_LIVE_ABSENCE = 2 * MINUTE

/** What happens first if nothing else does before; `null`: nothing ever. */
export const nextAlarm = (table: OnlineTable, presence: Presence): Alarm | null =>
  alarmsAt(table, presence).reduce<Alarm | null>(
    (first, alarm) => (first === null || alarm.at < first.at ? alarm : first),
    null,
  )

function alarmsAt(table: OnlineTable, presence: Presence): readonly Alarm[] {
  if (table.held !== null) return []
  switch (table.stage) {
    case 'seating':
      return [seatingAlarm(table, presence)]
    case 'dealing':
      return [{ at: shareDue(table), events: () => missingShares(table.chairs).map(seat => ({ kind: 'rise', seat })) }]
    case 'playing':
      return [questionAlarm, pauseAlarm, clockAlarm, paceAlarm, silenceAlarm].flatMap(
        alarm => alarm(table, presence) ?? [],
      )
    default:
      return []
  }
}

/** Nobody waits at an open live table for a host who has gone. Where it is not known who is here, they may have gone. */
function seatingAlarm({ setup, host, chairs, at }: OnlineTable, presence: Presence): Alarm {
  const seat = seatOfPerson(chairs, host)
  const awaySince = seat === null ? at : presence[seat]
  const isWaiting = setup.open === true && setup.pace === 'live' && awaySince !== null
  const until = isWaiting ? Math.max(at, awaySince ?? at) + LONGEST_WITHOUT_HOST : at + LONGEST_SEATING
  return { at: until, events: () => [{ kind: 'call-off', because: 'not-filled' }] }
}

type AlarmRule = (table: OnlineTable, presence: Presence) => Alarm | null

const questionAlarm: AlarmRule = table => {
  const until = table.question?.until ?? null
  return until === null ? null : { at: until, events: () => [questionEnd(table)] }
}

const pauseAlarm: AlarmRule = ({ clock: { pausedAt } }) =>
  pausedAt === null ? null : { at: pausedAt + LONGEST_PAUSE, events: () => [{ kind: 'go', given: 0 }] }

/** Live the seat has some last moments once it is late; in a daily game a bot plays at once. */
const clockAlarm: AlarmRule = table => {
  const { clock } = table
  const up = timeIsUpAt(clock)
  if (up === null || clock.running === null) return null
  const { seat, isLate } = clock.running
  if (isLate) return { at: up, events: () => [{ kind: 'stand-in', seat, until: 'return' }] }
  const late: TableEvent = { kind: 'late', seat }
  return { at: up + LATE_AFTER, events: () => (clock.pace === 'live' ? [late] : [late, standInFor(table, seat)]) }
}

/** A live game in which somebody is away becomes a daily one, where the table was set up so. */
const paceAlarm: AlarmRule = ({ setup, clock, chairs }, presence) => {
  if (!setup.isElastic || clock.pace !== 'live') return null
  const away = activeSeats(chairs).flatMap(seat => presence[seat] ?? [])
  if (away.length === 0) return null
  return { at: Math.min(...away) + LONGEST_LIVE_ABSENCE, events: () => [{ kind: 'pace', pace: 'daily' }] }
}

/** Without a clock nobody is ever late, but a table that nobody comes back to ends. */
const silenceAlarm: AlarmRule = ({ clock, at }) =>
  clock.pace === 'none'
    ? { at: at + LONGEST_SILENCE, events: () => [{ kind: 'call-off', because: 'abandoned' }] }
    : null
