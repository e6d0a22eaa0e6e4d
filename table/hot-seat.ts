import type { Reason, Seat, Viewer } from '@roundhouse/kernel/game'
import type { Barrier } from '@roundhouse/kernel/match'
import { onlyPersonIn } from './chairs.ts'
import { newStorySender } from './delta.ts'
import { type Snapshot, snapshotFor } from './snapshot.ts'
import { play, type Table, type TableResult, toMove, why } from './table.ts'
import { undo } from './undo.ts'

/** A table whose people share one screen. */
export interface HotSeat {
  readonly table: Table
  /** Who sits in front of the screen; `null`: nobody has sat down yet. */
  readonly front: Seat | null
}

/** With one person nothing is ever handed over; with none everybody only watches. */
export const hotSeatAt = (table: Table): HotSeat => ({ table, front: onlyPersonIn(table.chairs) })

/** Another person than the one in front has the move, so nothing of either is shown. */
export function isHandOver({ table, front }: HotSeat): boolean {
  const seat = toMove(table)
  return seat !== null && seat !== front && table.chairs[seat]!.is === 'person'
}

/** While the screen goes from hand to hand, and when only bots play, it shows what everybody may see. */
export const viewerAt = (hotSeat: HotSeat): Viewer => (isHandOver(hotSeat) ? 'watcher' : (hotSeat.front ?? 'watcher'))

/** The player to move sits down in front of the screen. */
export const sitDown = (hotSeat: HotSeat): HotSeat =>
  isHandOver(hotSeat) ? { ...hotSeat, front: toMove(hotSeat.table) } : hotSeat

export function snapshotAt(hotSeat: HotSeat): Snapshot {
  const snapshot = snapshotFor(hotSeat.table, viewerAt(hotSeat))
  return isHandOver(hotSeat) ? { ...snapshot, waiting: 'hand-over' } : snapshot
}

/**
 * What is shown where somebody only follows, while the table is played elsewhere: to the only person what that one may see,
 * to several what everybody may. Nothing can be done.
 */
export function followerSnapshot(table: Table): Snapshot {
  const snapshot = snapshotFor(table, onlyPersonIn(table.chairs) ?? 'watcher')
  return { ...snapshot, waiting: 'nobody', moves: [], back: { ...snapshot.back, step: false, turn: false } }
}

const NOBODY_IN_FRONT: Reason = { rule: 'table', code: 'not-in-front', facts: {}, remedy: 'sit-down' }

export const playInFront = ({ table, front }: HotSeat, text: string): TableResult<{ readonly reason: Reason }> =>
  front === null ? { ok: false, reason: NOBODY_IN_FRONT } : play(table, front, text)

/**
 * Plays a legal move as if it were meant, up to what would be shown of it, and forgets it: a program runs slowly what it runs for the first
 * time, and so the first real move need not wait for that.
 */
export function rehearse(hotSeat: HotSeat): void {
  const { story, moves } = snapshotAt(hotSeat)
  const [move] = moves
  if (move === undefined) return
  const outcome = playInFront(hotSeat, move)
  if (outcome.ok) newStorySender(story)(snapshotAt({ ...hotSeat, table: outcome.table }).story)
}

export const whyInFront = ({ table, front }: HotSeat, text: string): Reason | null =>
  front === null ? NOBODY_IN_FRONT : why(table, front, text)

export const undoInFront = (
  { table, front }: HotSeat,
  isWholeTurn: boolean,
): TableResult<{ readonly barrier: Barrier }> =>
  front === null ? { ok: false, barrier: table.match.barrier } : undo(table, front, isWholeTurn)
