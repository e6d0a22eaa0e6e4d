import type { Player } from '@roundhouse/first-class/base/board/player'
import { fulfil } from '@roundhouse/first-class/base/cards/contracts'
import { decline, take } from '@roundhouse/first-class/base/cards/offer'
import { tile } from '@roundhouse/first-class/base/cards/start-tile'
import { endCardOf, purchases } from '@roundhouse/first-class/base/frames/spend'
import { begin } from '@roundhouse/first-class/base/frames/waiting'
import { scoreTrains } from '@roundhouse/first-class/base/round/scoring'
import { end } from '@roundhouse/first-class/base/round/turn'
import type { State } from '@roundhouse/first-class/base/state'
import type { MoveKind, Rules } from '@roundhouse/first-class/base/table'
import type { Move } from '@roundhouse/kernel/game'
import { choiceIn, kindNumberOf } from '@roundhouse/kernel/move-kind'

/** Which of the legal moves are worth a look: of those that come to the same, one is enough. */

const [buyCar, buyStep, , , buyEndCard] = purchases as [MoveKind, MoveKind, MoveKind, MoveKind, MoveKind]

const isOf = ({ number }: { readonly number: number }, move: Move): boolean => kindNumberOf(move) === number

export const fulfilments = (moves: readonly Move[]): Move[] => moves.filter(move => isOf(fulfil, move))

/** Waiting frames and contracts. */
export const opportunities = (moves: readonly Move[]): Move[] =>
  moves.filter(move => isOf(begin, move) || isOf(fulfil, move))

/** The move that ends the turn, or the own part of a scoring phase. */
export const ending = (moves: readonly Move[]): Move | undefined =>
  moves.find(move => isOf(end, move) || isOf(scoreTrains, move))

/** Everything coins buy; a Game End card once, paid with the first coins: of all ways to pay that comes first. */
export function differentPurchases(moves: readonly Move[]): Move[] {
  let bought = -1
  return moves.filter(move => {
    if (!isOf(buyEndCard, move)) return isPurchase(move)
    const card = endCardOf(choiceIn(move))
    const isAnother = card !== bought
    bought = card
    return isAnother
  })
}

const isPurchase = (move: Move): boolean => purchases.some(purchase => isOf(purchase, move))

/** Cars and steps, which can make more of what comes after them. */
export const smallPurchases = (moves: readonly Move[]): Move[] =>
  moves.filter(move => isOf(buyCar, move) || isOf(buyStep, move))

/** Every different card once, the tile, and the card that is best to decline. */
export function regularActions(rules: Rules, { offer }: State, player: Player, moves: readonly Move[]): Move[] {
  const actions: Move[] = []
  const faces: number[] = []
  let declined: Move | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const move of moves) {
    const face = offer[choiceIn(move)]!
    if (isOf(tile, move)) actions.push(move)
    else if (isOf(take, move) && !faces.includes(face)) {
      faces.push(face)
      actions.push(move)
    } else if (isOf(decline, move)) {
      const counts = countsFor(rules, player, face)
      if (counts <= most) continue
      most = counts
      declined = move
    }
  }
  if (declined !== undefined) actions.push(declined)
  return actions
}

/** What a taken card adds to the own Game End cards: also a declined one counts (FC-3.4, FC-13.3). */
function countsFor({ printed }: Rules, { kept, endCards }: Player, face: number): number {
  const { deck, kind } = printed.faces[face]!
  if (deck !== 'X') return 0
  let points = 0
  for (const card of [kept, ...endCards])
    if (printed.endFaces[card]?.counts === kind) points += printed.endFaces[card].points
  return points
}
