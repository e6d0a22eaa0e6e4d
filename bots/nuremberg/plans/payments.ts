import type { Move } from '@roundhouse/kernel/game'
import { choiceIn } from '@roundhouse/kernel/move-kind'
import type { State } from '@roundhouse/nuremberg/base/state'
import { countOf, type KINDS } from '@roundhouse/nuremberg/phases/payment'
import { type DecisionContext, purseFor } from '../evaluation/context.ts'
import { bestChoice, type Purse } from '../evaluation/prospect.ts'
import { prospectAt, trainPhaseOf } from '../evaluation/train-phase.ts'
import { bestBy } from './pick.ts'

/** Moves with all that is to be paid for them. */
export function withPayments(context: DecisionContext, moves: readonly Move[]): Move[] {
  const { game, seat } = context
  const state = game.copy(context.state)
  const all = [...moves]
  for (const move of moves) game.play(state, move)
  while (state.payment !== null && state.toMove === seat) {
    const move = paymentFor({ ...context, state })
    all.push(move)
    game.play(state, move)
  }
  return all
}

/** Pays with what it will miss least. */
export function paymentFor(context: DecisionContext): Move {
  const { game, state, outlook } = context
  const prospects = [prospectAt(trainPhaseOf({ ...context, state: paid(context) }))]
  const { due, kind } = state.payment!
  const worthOf = (move: Move): number => {
    const count = countOf(choiceIn(move))
    const rests = restsOf(spent(purseFor(context), kind, count), kind + 1, due - count)
    return Math.max(...rests.map(rest => bestChoice(outlook, prospects, rest).worth))
  }
  return bestBy(game.moves(state), worthOf)
}

/** The position when all is paid, in whatever way. */
function paid({ game, state, seat }: DecisionContext): State {
  const after = game.copy(state)
  while (after.payment !== null && after.toMove === seat) game.play(after, game.moves(after)[0]!)
  return after
}

const FIELDS = ['cubes', 'white', 'brown', 'red', 'green'] as const satisfies typeof KINDS

const spent = (purse: Purse, kind: number, count: number): Purse => ({
  ...purse,
  [FIELDS[kind]!]: purse[FIELDS[kind]!] - count,
})

/** What may be left when the rest is paid with the later kinds. */
function restsOf(purse: Purse, kind: number, due: number): Purse[] {
  if (due === 0) return [purse]
  if (kind === FIELDS.length) return []
  const most = Math.min(due, purse[FIELDS[kind]!])
  const rests: Purse[] = []
  for (let count = 0; count <= most; count++) rests.push(...restsOf(spent(purse, kind, count), kind + 1, due - count))
  return rests
}
