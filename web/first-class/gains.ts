import { argOf, deedOf } from '@roundhouse/first-class/base/deed'
import { COIN, pointsIn as framePoints, kindOf, PTS } from '@roundhouse/first-class/base/effect'
import { frameDeeds } from '@roundhouse/first-class/base/frame'
import { NONE } from '@roundhouse/first-class/base/player'
import { copyState } from '@roundhouse/first-class/base/state'
import type { Rules, Table } from '@roundhouse/first-class/base/table'
import type { View } from '@roundhouse/first-class/base/view'
import type { FirstClass } from '@roundhouse/first-class/game'
import { pointsIn, scoringAt, scoringNow, tableSeen } from '@roundhouse/first-class/seen'
import type { Move } from '@roundhouse/kernel/game'

/** What a move would bring at once, and what more in the next scoring. */
export interface Gain {
  readonly points: number
  readonly scoring: number
}

/** Moves whose consequences are seen on the own board alone, without a card being drawn. */
const FORESEEN = ['car', 'up', 'free', 'both', 'cond', 'loco', 'spend', 'seat', 'board', 'lay', 'postcard']

const isForeseen = (text: string): boolean => FORESEEN.includes(text.split(' ')[0]!)

/** Tries a move on what is seen. It is carried out by its own rule, but nothing that would follow by itself. */
export function gainOf({ rules, read }: FirstClass, view: View, text: string): Gain | null {
  const move = isForeseen(text) ? read(text) : null
  if (move === null) return null
  const table = tableSeen(rules, view)
  deedOf(rules, move).play(table, argOf(move))
  return gained(table, rules, view)
}

function gained(table: Table, rules: Rules, view: View): Gain {
  const seat = view.toMove
  const points = table.state.players[seat]!.points - view.players[seat]!.points
  return { points, scoring: pointsIn(scoringAt(table, seat)) - pointsIn(scoringNow(rules, view, seat)) }
}

/** What a card of the offer would bring at once if each of its symbols were used where that brings most. */
export function gainOfCard(game: FirstClass, view: View, slot: string): Gain {
  const { rules } = game
  const table = tableSeen(rules, view)
  const take = game.read(`take ${slot}`)!
  deedOf(rules, take).play(table, argOf(take))
  const points = framePoints(table.state.frame?.left ?? [])
  beginAtOnce(table)
  for (let move = bestMove(game, table); move !== null; move = bestMove(game, table))
    deedOf(rules, move).play(table, argOf(move))
  const gain = gained(table, rules, view)
  return { points: gain.points + points, scoring: gain.scoring }
}

/** Coins and points come as a frame begins; what is left is chosen. */
function beginAtOnce({ state }: Table): void {
  const { frame } = state
  if (frame === null) return
  const left = frame.left.filter(symbol => kindOf(symbol) !== COIN && kindOf(symbol) !== PTS)
  state.frame = { ...frame, left, begun: true }
}

/** The move inside the open frame that brings most; `null` when nothing is left that can be foreseen. */
function bestMove(game: FirstClass, table: Table): Move | null {
  if (table.state.frame === null || table.state.mailFor !== NONE) return null
  const moves = frameDeeds(table).flatMap(deed => {
    const into: Move[] = []
    deed.list(table, into)
    return into
  })
  const worth = (move: Move): number => worthOf(game, table, move)
  return (
    moves.filter(move => isForeseen(game.write(move))).toSorted((one, other) => worth(other) - worth(one))[0] ?? null
  )
}

function worthOf({ rules }: FirstClass, { state }: Table, move: Move): number {
  const table: Table = { rules, state: copyState(state), tell: undefined }
  deedOf(rules, move).play(table, argOf(move))
  const seat = state.toMove
  return table.state.players[seat]!.points + pointsIn(scoringAt(table, seat))
}
