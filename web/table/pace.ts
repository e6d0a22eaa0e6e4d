import type { Snapshot } from '@roundhouse/table/snapshot'
import type { Durations } from './motion/speed.ts'

/** Where a bot has the move, what came before it. */
export type Before = 'own-end' | 'other-seat' | 'same-seat'

/** What of a snapshot says who acts. */
type Acting = Pick<Snapshot, 'waiting' | 'toMove'>

/** `hasEnded`: the turn ended with what was done last, and not by the button that is there for it. */
export function beforeBot<Last extends Acting>(
  last: Last | null,
  now: Acting,
  hasEnded: (last: Last) => boolean,
): Before {
  if (last?.waiting === 'person') return hasEnded(last) ? 'own-end' : 'other-seat'
  return last?.toMove === now.toMove ? 'same-seat' : 'other-seat'
}

/** This many turns of bots in a row have their full time; then each has less than the one before, down to two moves' time. */
const FULL_TURNS = 3
const QUICKER = 0.75

/**
 * How long to wait before a bot plays, in milliseconds. `turns`: how many turns of bots have begun since a person decided.
 * Where bots go on long without anybody here, as in the rest of a phase after a pass, nobody wants to watch each at length.
 */
export function waitBefore(before: Before, turns: number, { ownEnd, botTurn, botMove }: Durations): number {
  if (before === 'own-end') return ownEnd
  if (before === 'same-seat') return botMove
  return Math.max(Math.min(botTurn, 2 * botMove), botTurn * QUICKER ** Math.max(0, turns - FULL_TURNS))
}
