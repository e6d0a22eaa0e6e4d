import { defineMoveKind, moveOf, readNumber, readWord } from '@roundhouse/kernel/move-kind'
import type { NamedNumber } from '@roundhouse/kernel/named-number'
import { COLOURS, type ColourNumber, MOST_INFLUENCE, type PaymentKind } from '../base/influence.ts'
import { MOVES } from '../base/numbers.ts'
import { CUBES, type Player } from '../base/player.ts'
import { spendInfluence } from '../base/purse.ts'
import { NONE, type Payment, paymentOf, type TrainNumber } from '../base/state.ts'
import { type GameTable, type MoveKind, me, type Objection } from '../base/table.ts'
import type { PhaseStage } from './phase.ts'

/**
 * What can be paid with, in the order in which it is asked for. How much of the first kind, then of the next: so the
 * same payment is never made in two ways, and a kind with nothing to choose is settled by itself.
 */
export const KINDS = ['cubes', ...COLOURS] as const

/** A kind by its place among them; all but cubes are colours. */
type KindNumber = NamedNumber<'kind of payment'>
const kindName = (kind: KindNumber): PaymentKind => KINDS[kind]!
const colourOfKind = (kind: KindNumber): ColourNumber => (kind - 1) as ColourNumber

const heldOf = (player: Player, kind: KindNumber): number =>
  kind === 0 ? player.cubes : player.influence[colourOfKind(kind)]

function heldAfter(player: Player, kind: KindNumber): number {
  let held = 0
  for (let later = kind + 1; later < KINDS.length; later++) held += heldOf(player, later)
  return held
}

/** The other kinds must be able to pay the rest. */
const leastOf = (player: Player, { due, kind }: Payment): number => Math.max(0, due - heldAfter(player, kind))
const mostOf = (player: Player, { due, kind }: Payment): number => Math.min(due, heldOf(player, kind))

export function beginPayment(table: GameTable, due: number, train: TrainNumber): void {
  table.state.payment = { due, kind: 0, train }
}

/** Pays as far as there is nothing to choose. True: now there is. False: all is paid. */
export function needsChoice(table: GameTable): boolean {
  const player = me(table)
  for (let payment = paymentOf(table.state); payment.due > 0; payment = paymentOf(table.state)) {
    const least = leastOf(player, payment)
    if (least !== mostOf(player, payment)) return true
    payNow(table, least)
  }
  return false
}

function payNow(table: GameTable, count: number): void {
  const { state } = table
  const { due, kind, train } = paymentOf(state)
  if (kind === 0) me(table).cubes -= count
  else spendInfluence(state, state.toMove, colourOfKind(kind), count)
  state.payment = { due: due - count, kind: kind + 1, train }
  if (count > 0) table.emit?.({ key: 'paid', facts: { seat: state.toMove, kind: kindName(kind), count } })
}

const COUNTS = CUBES + 1
const kindOf = (choice: number): KindNumber => Math.floor(choice / COUNTS)
export const countOf = (choice: number): number => choice % COUNTS

const facts = (table: GameTable) => {
  const payment = paymentOf(table.state)
  const player = me(table)
  return {
    due: payment.due,
    kind: kindName(payment.kind),
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
const whatFor = ({ state }: GameTable): 'track' | 'train' => (paymentOf(state).train === NONE ? 'track' : 'train')

/** `pay white 2`: how much of what is due is paid with one kind (NB-5.8, NB-6.3). */
export const pay: MoveKind<'pay'> = defineMoveKind({
  number: MOVES.pay,
  word: 'pay',
  form: 'pay KIND COUNT',
  choices: KINDS.length * COUNTS,
  outOfPhase: { rule: 'NB-5.8', code: 'nothing-to-pay' },

  refuse(table, choice) {
    const payment = paymentOf(table.state)
    if (kindOf(choice) !== payment.kind) return OTHER_KIND[whatFor(table)]
    const count = countOf(choice)
    const player = me(table)
    const isExact = count >= leastOf(player, payment) && count <= mostOf(player, payment)
    return isExact ? null : NOT_EXACT[whatFor(table)]
  },

  list(table, into) {
    const payment = paymentOf(table.state)
    const player = me(table)
    const most = mostOf(player, payment)
    for (let count = leastOf(player, payment); count <= most; count++)
      into.push(moveOf(pay, payment.kind * COUNTS + count))
  },

  play: (table, choice) => payNow(table, countOf(choice)),
  write: (_rules, choice) => `pay ${kindName(kindOf(choice))} ${countOf(choice)}`,

  describe: (_rules, choice) => ({ do: 'pay', kind: kindName(kindOf(choice)), count: countOf(choice) }),

  read(_rules, [name, number, ...others]) {
    const kind = readWord(KINDS, name)
    const count = readNumber(number, 0, kind === 0 ? CUBES : MOST_INFLUENCE)
    return kind < 0 || count < 0 || others.length > 0 ? null : kind * COUNTS + count
  },
})

export const payingForTrack: PhaseStage = {
  moveKinds: [pay],
  must: { rule: 'NB-5.8', code: 'pay-first', remedy: 'pay', facts },
}

export const payingForTrain: PhaseStage = {
  moveKinds: [pay],
  must: { rule: 'NB-6.3', code: 'pay-first', remedy: 'pay', facts },
}
