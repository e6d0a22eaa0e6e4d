import type { Reason } from '@roundhouse/kernel/game'
import type { Player } from '@roundhouse/nuremberg/base/player'
import { NONE, type Payment } from '@roundhouse/nuremberg/base/state'
import { KINDS } from '@roundhouse/nuremberg/phases/payment'

/** How much of each kind is paid, by the order in which they are asked for. */
export type Amounts = readonly number[]

export const heldOf = ({ cubes, influence }: Player, kind: number): number =>
  kind === 0 ? cubes : influence[kind - 1]!

/** The kinds that are still asked for, and that the player has. */
export const kindsFor = (player: Player, { kind }: Payment): number[] =>
  KINDS.map((_, n) => n).filter(n => n >= kind && heldOf(player, n) > 0)

/** A payment to begin with: of the first kinds as much as there is. */
export function firstAmounts(player: Player, payment: Payment): Amounts {
  let due = payment.due
  return KINDS.map((_, kind) => {
    if (kind < payment.kind) return 0
    const paid = Math.min(due, heldOf(player, kind))
    due -= paid
    return paid
  })
}

/** One kind more or less; what is too much is taken from the last of the others, what is missing added to them. */
export function withAmount(player: Player, payment: Payment, amounts: Amounts, kind: number, count: number): Amounts {
  const next = amounts.slice()
  next[kind] = count
  let over = next.reduce((sum, n) => sum + n, 0) - payment.due
  for (const other of kindsFor(player, payment).toReversed()) {
    if (other === kind || over === 0) continue
    const changed = Math.min(heldOf(player, other), Math.max(0, next[other]! - over))
    over -= next[other]! - changed
    next[other] = changed
  }
  return over === 0 ? next : amounts
}

/** Why no more and no less of a kind can be paid: the others have to make up exactly what is due (NB-5.8, NB-6.3). */
export function whyNotAmount(player: Player, payment: Payment, kind: number): Reason {
  const { due, train } = payment
  const others = kindsFor(player, payment).filter(other => other !== kind)
  const least = Math.max(0, due - others.reduce((sum, other) => sum + heldOf(player, other), 0))
  const facts = { due, kind: KINDS[kind]!, least, most: Math.min(due, heldOf(player, kind)) }
  return { rule: train === NONE ? 'NB-5.8' : 'NB-6.3', code: 'not-exact', facts, remedy: 'pay-exactly' }
}
