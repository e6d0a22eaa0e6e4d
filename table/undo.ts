import type { Seat } from '@roundhouse/kernel/game'
import { type Barrier, type Match, undoMove, undoTurn } from '@roundhouse/kernel/match'
import { type Table, type TableResult, toMove } from './table.ts'

/*
 * A seat takes back its own moves, as the kernel lets it. Bots do not mind if their replies are taken back with them. What
 * the dice have shown since cannot be forgotten; nothing else is ever shown by a reply, which a test holds.
 */

/** What a seat can take back, and what stands in the way of more. */
export interface UndoInfo {
  readonly step: boolean
  readonly turn: boolean
  readonly barrier: Barrier
}

/** Takes back the seat's last move, or all that it may take back of its turn, with the replies of bots. */
export function undo(table: Table, seat: Seat, isWholeTurn: boolean): TableResult<{ readonly barrier: Barrier }> {
  const then = isWholeTurn ? wayBackOfTurn(table, seat) : wayBack(table, seat)
  if (typeof then === 'string') return { ok: false, barrier: then }
  const moves = then.played.length
  const { storyLengths, past, match } = table
  return {
    ok: true,
    table: {
      ...table,
      match: then,
      storyLengths: storyLengths.slice(0, moves + 1),
      past: past.slice(0, past.length - (match.played.length - moves)),
    },
  }
}

export function undoInfo(table: Table, seat: Seat): UndoInfo {
  const step = wayBack(table, seat)
  if (typeof step === 'string') return { step: false, turn: false, barrier: step }
  const turn = wayBackOfTurn(table, seat)
  const isFurther = typeof turn !== 'string' && turn.played.length < step.played.length
  return { step: true, turn: isFurther, barrier: step.barrier }
}

/** The match before the seat's last move, or what stands in the way. */
const wayBack = (table: Table, seat: Seat): Match | Barrier =>
  ownMoves(table, seat) > 0 ? undoMove(table.match, seat) : throughBots(table, seat, false)

const wayBackOfTurn = (table: Table, seat: Seat): Match | Barrier =>
  ownMoves(table, seat) > 0 ? undoTurn(table.match, seat) : throughBots(table, seat, true)

/** How many of its last moves the seat may take back without touching anybody else's. */
const ownMoves = ({ match: { played, back } }: Table, seat: Seat): number =>
  played.at(-1)?.seat === seat ? back.length : 0

/** The match before the seat's last move, or its last turn, if all who have moved or have the move since are bots. */
function throughBots(table: Table, seat: Seat, isWholeTurn: boolean): Match | Barrier {
  const { past, match } = table
  const next = toMove(table)
  if (next === null || past.length === 0) return match.barrier
  if (next !== seat && !isBot(table, next)) return 'passed'
  let place = past.length - 1
  while (place >= 0 && isBot(table, moverAt(table, place))) place--
  if (place < 0) return past[0]!.barrier
  if (moverAt(table, place) !== seat) return 'passed'
  while (isWholeTurn && place > 0 && moverAt(table, place - 1) === seat) place--
  return past[place]!
}

const isBot = ({ chairs }: Table, seat: Seat): boolean => chairs[seat]?.is === 'bot'

/** Who moved at this place of the past. */
const moverAt = ({ past, match: { played } }: Table, place: number): Seat =>
  played[played.length - past.length + place]!.seat
