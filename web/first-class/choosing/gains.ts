import { NONE, type Player } from '@roundhouse/first-class/base/board/player'
import type { Choice } from '@roundhouse/first-class/base/choice'
import { receiveCoins, roomFor } from '@roundhouse/first-class/base/frames/coins'
import { coinsIn, pointsIn as framePoints, kindOf } from '@roundhouse/first-class/base/frames/effect'
import { frameMoveKinds } from '@roundhouse/first-class/base/frames/frame'
import { choiceIn, moveKindOf } from '@roundhouse/first-class/base/move-kind'
import { COIN, PTS } from '@roundhouse/first-class/base/numbers'
import { copyState } from '@roundhouse/first-class/base/state'
import type { GameTable, Rules } from '@roundhouse/first-class/base/table'
import type { View } from '@roundhouse/first-class/base/view'
import type { FirstClass } from '@roundhouse/first-class/game'
import { pointsIn, scoringAt, scoringNow, tableSeen } from '@roundhouse/first-class/seen'
import type { Move } from '@roundhouse/kernel/game'
import { choiceOf } from './targets.ts'

/** What a move would bring at once, and what more in the next scoring. */
export interface Gain {
  readonly points: number
  readonly scoring: number
}

/** All of it together. */
export const totalOf = (gain: Gain | null): number => (gain === null ? 0 : gain.points + gain.scoring)

/** Moves whose consequences are seen on the own board alone, without a card being drawn. */
const FORESEEN: readonly Choice['do'][] = [
  'car',
  'up',
  'free',
  'both',
  'cond',
  'loco',
  'spend',
  'seat',
  'board',
  'lay',
  'postcard',
]

const isForeseen = ({ describe }: FirstClass, move: Move): boolean => FORESEEN.includes(describe(move).do)

/** Tries a move on what is seen. It is carried out by its own rule, but nothing that would follow by itself. */
export function gainOf(game: FirstClass, view: View, text: string): Gain | null {
  const { rules } = game
  const move = game.read(text)
  if (move === null || !isForeseen(game, move)) return null
  const table = tableSeen(rules, view)
  moveKindOf(rules, move).play(table, choiceIn(move))
  return gained(table, rules, view)
}

function gained(table: GameTable, rules: Rules, view: View): Gain {
  const seat = view.toMove
  const points = table.state.players[seat]!.points - view.players[seat]!.points
  return { points, scoring: pointsIn(scoringAt(table, seat)) - pointsIn(scoringNow(rules, view, seat)) }
}

/** What a card of the offer would bring at once if each of its symbols were used where that brings most. */
export function gainOfCard(game: FirstClass, view: View, slot: string): Gain {
  const { rules } = game
  const table = begun(game, view, `take ${slot}`)
  for (let move = bestMove(game, table); move !== null; move = bestMove(game, table))
    moveKindOf(rules, move).play(table, choiceIn(move))
  return gained(table, rules, view)
}

/** The table after a move that begins a frame, with what comes as it begins: coins, if there is room, and points. */
function begun({ rules, read }: FirstClass, view: View, text: string): GameTable {
  const table = tableSeen(rules, view)
  const move = read(text)!
  moveKindOf(rules, move).play(table, choiceIn(move))
  const { frame, toMove } = table.state
  if (frame === null) return table
  if (roomFor(table, coinsIn(frame.left))) receiveCoins(table, coinsIn(frame.left))
  table.state.players[toMove]!.points += framePoints(frame.left)
  const left = frame.left.filter(symbol => kindOf(symbol) !== COIN && kindOf(symbol) !== PTS)
  table.state.frame = { ...frame, left, begun: true }
  return table
}

/** Moves that begin a frame which can be foreseen. */
const BEGINS: readonly Choice['do'][] = ['take', 'tile', 'fulfil']

/** The own board after a move and all that can then be done in one way only; `null`: it cannot be foreseen. */
export function boardAfter(game: FirstClass, view: View, text: string): Player | null {
  if (!BEGINS.includes(choiceOf(game.rules, text).do)) return null
  const table = begun(game, view, text)
  for (let move = onlyMove(game, table); move !== null; move = onlyMove(game, table))
    moveKindOf(game.rules, move).play(table, choiceIn(move))
  return table.state.players[view.toMove]!
}

/** These are carried out as far as they go, unless somebody wishes otherwise. */
const AS_FAR_AS: readonly Choice['do'][] = ['loco', 'both']

/** A move inside the open frame that is the only one of its kind. */
function onlyMove(game: FirstClass, table: GameTable): Move | null {
  const moves = movesInFrame(game, table)
  const kind = (move: Move): Choice['do'] => game.describe(move).do
  const alike = (move: Move): Move[] => moves.filter(other => kind(other) === kind(move))
  return moves.findLast(move => alike(move).length === 1 || AS_FAR_AS.includes(kind(move))) ?? null
}

function movesInFrame(game: FirstClass, table: GameTable): Move[] {
  if (table.state.frame === null || table.state.mailFor !== NONE) return []
  const moves: Move[] = []
  for (const moveKind of frameMoveKinds(table)) moveKind.list(table, moves)
  return moves.filter(move => isForeseen(game, move))
}

/** The move inside the open frame that brings most; `null` when nothing is left that can be foreseen. */
function bestMove(game: FirstClass, table: GameTable): Move | null {
  const worth = (move: Move): number => worthOf(game, table, move)
  return movesInFrame(game, table).toSorted((one, other) => worth(other) - worth(one))[0] ?? null
}

function worthOf({ rules }: FirstClass, { state }: GameTable, move: Move): number {
  const table: GameTable = { rules, state: copyState(state), emit: undefined }
  moveKindOf(rules, move).play(table, choiceIn(move))
  const seat = state.toMove
  return table.state.players[seat]!.points + pointsIn(scoringAt(table, seat))
}
