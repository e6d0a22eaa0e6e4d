import type { Snapshot } from '@roundhouse/table/snapshot'
import type { Durations } from './motion/speed.ts'

/** Where a bot has the move, what came before it. */
type Before = 'own-end' | 'other-seat' | 'same-seat'

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

/** How long to wait before a bot plays, in milliseconds. */
export function waitBefore(before: Before, { ownEnd, botTurn, botMove }: Durations): number {
  if (before === 'own-end') return ownEnd
  return before === 'same-seat' ? botMove : botTurn
}
