import type { Snapshot } from '@roundhouse/table/snapshot'
import type { Durations } from './motion/speed.ts'

/** Where a bot has the move, what came before it. */
type Before = 'own-end' | 'other-seat' | 'same-seat'

/** What of a snapshot says who acts. */
type Acting = Pick<Snapshot, 'waiting' | 'toMove'>

/** `hasConfirmed`: the turn was ended by the button that is there for it, and not by what was done last. */
export function beforeBot(last: Acting | null, now: Acting, hasConfirmed: boolean): Before {
  if (last?.waiting === 'person') return hasConfirmed ? 'other-seat' : 'own-end'
  return last?.toMove === now.toMove ? 'same-seat' : 'other-seat'
}

/** How long to wait before a bot plays, in milliseconds. */
export function waitBefore(before: Before, { ownEnd, botTurn, botMove }: Durations): number {
  if (before === 'own-end') return ownEnd
  return before === 'same-seat' ? botMove : botTurn
}
