import type { Seat } from '@roundhouse/kernel/game'
import type { OnlineTableState } from '../context.ts'

/** Whether somebody is there, as a lamp shows it. */
export type SeatPresence = 'here' | 'away' | 'unknown' | 'left' | 'bot' | 'bot-plays'

/** Without a line nobody knows who else is there. */
export function presenceOf(
  { online: { chairs }, line, here }: Pick<OnlineTableState, 'online' | 'line' | 'here'>,
  seat: Seat,
): SeatPresence {
  const chair = chairs[seat]!
  if (chair.is === 'bot') return 'bot'
  if (chair.hasLeft) return 'left'
  if (chair.hasStandIn) return 'bot-plays'
  if (chair.is === 'free' || line.is !== 'open') return 'unknown'
  return here.includes(seat) ? 'here' : 'away'
}

/** A vacation ends by itself: nobody is told when it does. */
export const isOnVacation = (
  { online, timeAhead }: Pick<OnlineTableState, 'online' | 'timeAhead'>,
  seat: Seat,
): boolean => (online.chairs[seat]!.vacation ?? 0) > Date.now() + timeAhead
