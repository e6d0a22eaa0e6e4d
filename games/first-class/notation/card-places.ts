import type { Player } from '../base/board/player.ts'
import { NONE } from '../base/board/player.ts'
import { LOWER, UPPER } from '../base/board/train.ts'
import { faceAt } from '../base/cards/card.ts'
import { pileOfRound } from '../base/cards/piles.ts'
import { sourceId, sourceKind } from '../base/frames/source.ts'
import { CARD, CONTRACT, DECLINED } from '../base/numbers.ts'
import { playerAt, type State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'

/** Which cards lie where, and which are left for the places of which nothing is said. */

/** The action cards that lie open before a seat, by the part that speaks of them. */
export const openCards = ({ route, contracts, trains, middle }: Player): [key: string, cards: readonly number[]][] => [
  ['route', route],
  ['contracts', contracts],
  ['upper', trains[UPPER].guests],
  ['lower', trains[LOWER].guests],
  ['middle', middle],
]

/** The card whose frame is open: the player who resolves it has taken it. */
function cardInHand({ frame }: State): number[] {
  const isCard = frame !== null && [CARD, DECLINED, CONTRACT].includes(sourceKind(frame.source))
  return isCard ? [sourceId(frame.source)] : []
}

/** What a seat must have taken at least: what lies open before it, and the card it carries out. */
export const surelyTaken = (state: State, seat: number): number[] => {
  const open = openCards(playerAt(state, seat)).flatMap(([, cards]) => cards)
  const inHand = seat === state.toMove ? cardInHand(state).filter(card => !open.includes(card)) : []
  return [...open, ...inHand]
}

/** What is left of a bag without these. */
export function without(bag: readonly number[], gone: readonly number[]): number[] {
  const left = [...bag]
  for (const thing of gone) if (left.includes(thing)) left.splice(left.indexOf(thing), 1)
  return left
}

/** The cards of the current pile that lie nowhere else. */
export const restOfPile = (rules: Rules, { round, offer, players, slices }: State): number[] =>
  without(rules.piles[pileOfRound(round) - 1]!, [
    ...offer,
    ...players.flatMap(({ taken }) => taken),
    ...(slices.storage?.drawn ?? []),
  ])

/** The Game End cards of which a place is known. */
const placedEndCards = ({ players, display, draft }: State): number[] => [
  ...players.flatMap(({ kept, endCards }) => (kept === NONE ? endCards : [kept, ...endCards])),
  ...display,
  ...draft,
]

export const restOfEndCards = (rules: Rules, state: State): number[] =>
  without(
    rules.printed.endFaces.map((_, card) => card),
    placedEndCards(state),
  )

/** Of each of these nothing is known at all. */
export const freeEndCards = (rules: Rules, state: State): number[] =>
  without(restOfEndCards(rules, state), state.endPile)

/** The highest pile of which a card lies somewhere. */
export const highestPile = ({ printed }: Rules, state: State): number => {
  const { offer, players, slices } = state
  const open = offer.filter(face => face !== NONE)
  const named = [...open, ...players.flatMap(seen), ...cardInHand(state), ...(slices.storage?.drawn ?? [])]
  return Math.max(1, ...named.map(face => faceAt(printed, face).pile))
}

const seen = (player: Player): readonly number[] => [
  ...player.taken,
  ...openCards(player).flatMap(([, cards]) => cards),
]
