import type { Player } from '@roundhouse/first-class/base/board/player'
import { fulfil } from '@roundhouse/first-class/base/cards/contracts'
import { decline, take } from '@roundhouse/first-class/base/cards/offer'
import { tile } from '@roundhouse/first-class/base/cards/start-tile'
import { endCardOf, purchases } from '@roundhouse/first-class/base/frames/spend'
import { begin } from '@roundhouse/first-class/base/frames/waiting'
import { choiceIn, type MoveKind, moveKindOf } from '@roundhouse/first-class/base/move-kind'
import { scoreTrains } from '@roundhouse/first-class/base/round/scoring'
import { end } from '@roundhouse/first-class/base/round/turn'
import type { State } from '@roundhouse/first-class/base/state'
import type { Rules } from '@roundhouse/first-class/base/table'
import type { Move } from '@roundhouse/kernel/game'

/** Which of the legal moves are worth a look: of those that come to the same, one is enough. */

const [buyCar, buyStep, , , buyEndCard] = purchases

const isOneOf = (rules: Rules, move: Move, ...moveKinds: (MoveKind | undefined)[]): boolean =>
  moveKinds.includes(moveKindOf(rules, move))

export const fulfilments = (rules: Rules, moves: readonly Move[]): Move[] =>
  moves.filter(move => isOneOf(rules, move, fulfil))

/** Waiting frames and contracts. */
export const opportunities = (rules: Rules, moves: readonly Move[]): Move[] =>
  moves.filter(move => isOneOf(rules, move, begin, fulfil))

/** The move that ends the turn, or the own part of a scoring phase. */
export const ending = (rules: Rules, moves: readonly Move[]): Move | undefined =>
  moves.find(move => isOneOf(rules, move, end, scoreTrains))

/** Everything coins buy; a Game End card once, paid with the first coins: of all ways to pay that comes first. */
export function differentPurchases(rules: Rules, moves: readonly Move[]): Move[] {
  let bought = -1
  return moves.filter(move => {
    const moveKind = moveKindOf(rules, move)
    if (moveKind !== buyEndCard) return purchases.includes(moveKind)
    const card = endCardOf(choiceIn(move))
    const isAnother = card !== bought
    bought = card
    return isAnother
  })
}

/** Cars and steps, which can make more of what comes after them. */
export const smallPurchases = (rules: Rules, moves: readonly Move[]): Move[] =>
  moves.filter(move => isOneOf(rules, move, buyCar, buyStep))

/** Every different card once, the tile, and the card that is best to decline. */
export function regularActions(rules: Rules, { offer }: State, player: Player, moves: readonly Move[]): Move[] {
  const faceOf = (move: Move): number => offer[choiceIn(move)]!
  const actions = moves.filter(
    (move, i) =>
      isOneOf(rules, move, tile) ||
      (isOneOf(rules, move, take) && !moves.some((earlier, j) => j < i && isSameCard(rules, offer, earlier, move))),
  )
  let declined: Move | undefined
  for (const move of moves)
    if (isOneOf(rules, move, decline))
      if (declined === undefined || countsFor(rules, player, faceOf(move)) > countsFor(rules, player, faceOf(declined)))
        declined = move
  return declined === undefined ? actions : [...actions, declined]
}

const isSameCard = (rules: Rules, offer: readonly number[], one: Move, other: Move): boolean =>
  isOneOf(rules, one, take) && offer[choiceIn(one)] === offer[choiceIn(other)]

/** What a taken card adds to the own Game End cards: also a declined one counts (FC-3.4, FC-13.3). */
function countsFor({ printed }: Rules, { kept, endCards }: Player, face: number): number {
  const { deck, kind } = printed.faces[face]!
  if (deck !== 'X') return 0
  let points = 0
  for (const card of [kept, ...endCards])
    if (printed.endFaces[card]?.counts === kind) points += printed.endFaces[card].points
  return points
}
