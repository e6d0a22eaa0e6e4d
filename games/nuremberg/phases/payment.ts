import { defineMoveKind, moveOf, readNumber, readWord } from '@roundhouse/kernel/move-kind'
import { COLOURS, MOST_INFLUENCE } from '../base/influence.ts'
import { MOVES } from '../base/numbers.ts'
import { CUBES, type Player } from '../base/player.ts'
import { spendInfluence } from '../base/purse.ts'
import { NONE, type Payment } from '../base/state.ts'
import { type MoveKind, me, type Objection, type Table } from '../base/table.ts'
import type { Stage } from './phase.ts'

/**
 * What can be paid with, in the order in which it is asked for. How much of the first kind, then of the next: so the
 * same payment is never made in two ways, and a kind with nothing to choose is settled by itself.
 */
export const KINDS = ['cubes', ...COLOURS] as const

const heldOf = (player: Player, kind: number): number => (kind === 0 ? player.cubes : player.influence[kind - 1]!)

function heldAfter(player: Player, kind: number): number {
  let held = 0
  for (let later = kind + 1; later < KINDS.length; later++) held += heldOf(player, later)
  return held
}

/** The other kinds must be able to pay the rest. */
const leastOf = (player: Player, { due, kind }: Payment): number => Math.max(0, due - heldAfter(player, kind))
const mostOf = (player: Player, { due, kind }: Payment): number => Math.min(due, heldOf(player, kind))

export function beginPayment(table: Table, due: number, train: number): void {
  table.state.payment = { due, kind: 0, train }
}

/** Pays as far as there is nothing to choose. True: now there is. False: all is paid. */
export function needsChoice(table: Table): boolean {
  const player = me(table)
  for (let payment = table.state.payment!; payment.due > 0; payment = table.state.payment!) {
    const least = leastOf(player, payment)
    if (least !== mostOf(player, payment)) return true
    payNow(table, least)
  }
  return false
}

function payNow(table: Table, count: number): void {
  const { state } = table
  const { due, kind, train } = state.payment!
  if (kind === 0) me(table).cubes -= count
  else spendInfluence(state, state.toMove, kind - 1, count)
  state.payment = { due: due - count, kind: kind + 1, train }
  if (count > 0) table.emit?.({ key: 'paid', facts: { seat: state.toMove, kind: KINDS[kind]!, count } })
}

const COUNTS = CUBES + 1
const kindOf = (arg: number): number => Math.floor(arg / COUNTS)
export const countOf = (arg: number): number => arg % COUNTS

const facts = (table: Table) => {
  const payment = table.state.payment!
  const player = me(table)
  return {
    due: payment.due,
    kind: KINDS[payment.kind]!,
    least: leastOf(player, payment),
    most: mostOf(player, payment),
  }
}

type Inexact = 'another-kind-first' | 'not-exact'
const forTrack = (code: Inexact): Objection => ({ rule: 'NB-5.8', code, remedy: 'pay-exactly', facts })
const forTrain = (code: Inexact): Objection => ({ rule: 'NB-6.3', code, remedy: 'pay-exactly', facts })
const OTHER_KIND = { track: forTrack('another-kind-first'), train: forTrain('another-kind-first') }
const NOT_EXACT = { track: forTrack('not-exact'), train: forTrain('not-exact') }
/** What is replaced is the train dealer's influence, or the cubes of a builder who has none left. */
const whatFor = ({ state }: Table): 'track' | 'train' => (state.payment!.train === NONE ? 'track' : 'train')

/** `pay white 2`: how much of what is due is paid with one kind (NB-5.8, NB-6.3). */
export const pay: MoveKind<'pay'> = defineMoveKind({
  number: MOVES.pay,
  word: 'pay',
  form: 'pay KIND COUNT',
  args: KINDS.length * COUNTS,
  outOfPhase: { rule: 'NB-5.8', code: 'nothing-to-pay' },

  refuse(table, arg) {
    const payment = table.state.payment!
    if (kindOf(arg) !== payment.kind) return OTHER_KIND[whatFor(table)]
    const count = countOf(arg)
    const player = me(table)
    const isExact = count >= leastOf(player, payment) && count <= mostOf(player, payment)
    return isExact ? null : NOT_EXACT[whatFor(table)]
  },

  list(table, into) {
    const payment = table.state.payment!
    const player = me(table)
    const most = mostOf(player, payment)
    for (let count = leastOf(player, payment); count <= most; count++)
      into.push(moveOf(pay, payment.kind * COUNTS + count))
  },

  play: (table, arg) => payNow(table, countOf(arg)),
  write: (_rules, arg) => `pay ${KINDS[kindOf(arg)]} ${countOf(arg)}`,

  describe: (_rules, arg) => ({ do: 'pay', kind: KINDS[kindOf(arg)]!, count: countOf(arg) }),

  read(_rules, [name, number, ...others]) {
    const kind = readWord(KINDS, name)
    const count = readNumber(number, 0, kind === 0 ? CUBES : MOST_INFLUENCE)
    return kind < 0 || count < 0 || others.length > 0 ? null : kind * COUNTS + count
  },
})

export const payingForTrack: Stage = {
  moveKinds: [pay],
  must: { rule: 'NB-5.8', code: 'pay-first', remedy: 'pay', facts },
}

export const payingForTrain: Stage = {
  moveKinds: [pay],
  must: { rule: 'NB-6.3', code: 'pay-first', remedy: 'pay', facts },
}
