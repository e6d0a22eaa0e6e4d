import type { Seat } from '@roundhouse/kernel/game'
import { type Barrier, type Match, undoMove, undoTurn } from '@roundhouse/kernel/match'
import { matchBefore, type Table, type TableResult, toMove } from './table.ts'

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
  const then = wayBack(table, seat, isWholeTurn)
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
  const { step, turn, barrier } = undoDepth(table, seat)
  return { step: step > 0, turn: turn > 0, barrier }
}

/** How many moves go, replies of bots included; 0: there is nothing to take back, or a turn is no more than its last step. */
export interface UndoDepth {
  readonly step: number
  readonly turn: number
  readonly barrier: Barrier
}

/** What taking back would do, without doing it. */
export function undoDepth(table: Table, seat: Seat): UndoDepth {
  const {
    past,
    match: { barrier },
  } = table
  const own = ownMoves(table, seat)
  if (own > 0) return { step: 1, turn: own > 1 ? own : 0, barrier }
  const beforeStep = throughBots(table, seat, false)
  const beforeTurn = throughBots(table, seat, true)
  if (typeof beforeStep === 'string' || typeof beforeTurn === 'string')
    return { step: 0, turn: 0, barrier: beforeStep as Barrier }
  const step = past.length - beforeStep
  const turn = past.length - beforeTurn
  return { step, turn: turn > step ? turn : 0, barrier: past[beforeStep]!.barrier }
}

/** The match before the seat's last move, or its last turn; or what stands in the way. */
function wayBack(table: Table, seat: Seat, isWholeTurn: boolean): Match | Barrier {
  if (ownMoves(table, seat) > 0) return isWholeTurn ? undoTurn(table.match, seat) : undoMove(table.match, seat)
  const place = throughBots(table, seat, isWholeTurn)
  return typeof place === 'string' ? place : matchBefore(table, place)
}

/** How many of its last moves the seat may take back without touching anybody else's. */
const ownMoves = ({ match: { played, back } }: Table, seat: Seat): number =>
  played.at(-1)?.seat === seat ? back.length : 0

/** The place in the past of the seat's last move, or its last turn, if all who have moved or have the move since are bots. */
function throughBots(table: Table, seat: Seat, isWholeTurn: boolean): number | Barrier {
  const { past, match } = table
  const next = toMove(table)
  if (next === null || past.length === 0) return match.barrier
  if (next !== seat && !isBot(table, next)) return 'passed'
  let place = past.length - 1
  while (place >= 0 && isBot(table, moverAt(table, place))) place--
  if (place < 0) return past[0]!.barrier
  if (moverAt(table, place) !== seat) return 'passed'
  while (isWholeTurn && place > 0 && moverAt(table, place - 1) === seat) place--
  return place
}

const isBot = ({ chairs }: Table, seat: Seat): boolean => chairs[seat]?.is === 'bot'

/** Who moved at this place of the past. */
const moverAt = ({ past, match: { played } }: Table, place: number): Seat =>
  played[played.length - past.length + place]!.seat
