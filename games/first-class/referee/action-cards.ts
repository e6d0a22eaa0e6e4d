import { isWhole, nameOf, unless } from '@roundhouse/kernel/complaint'
import { complaintsOf } from '@roundhouse/kernel/violation'
import { NONE, type Player } from '../base/board/player.ts'
import { faceAt } from '../base/cards/card.ts'
import type { FaceNumber } from '../base/cards/face-number.ts'
import { COLUMNS, OFFER } from '../base/cards/offer.ts'
import { pileOfRound } from '../base/cards/piles.ts'
import { ofEachSeat, type StateCheck } from '../base/complaint.ts'
import { sourceKind } from '../base/frames/source.ts'
import { START_TILE } from '../base/numbers.ts'
import type { State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { enoughCopies, ofThePile } from '../checks/action-cards.ts'
import { isActing, TURNS_EACH, turnsOver, turnsTaken } from './turns.ts'

/** Every action card of the current pile is in one place or gone; those of other piles were taken or are not there. */
export const actionCards: StateCheck = (rules, state) => {
  if (state.phase === 'draft') return nothingDealt(state)
  return [
    ...shared(rules, state),
    ...pileAndStorage(rules, state),
    ...rows(rules, state),
    ...cardsThatLeft(rules, state),
    ...cardsTaken(rules, state),
  ]
}

const shared = complaintsOf(ofThePile, enoughCopies)

const pileOf = ({ round }: State): number => pileOfRound(round)
const drawnOf = ({ slices }: State): readonly number[] => slices.storage?.drawn ?? []
const idOf = ({ printed }: Rules, face: FaceNumber): string => faceAt(printed, face).id
const pileOfFace = ({ printed }: Rules, face: FaceNumber): number => faceAt(printed, face).pile

/** The offer is dealt after the draft (FC-1.7). */
const nothingDealt = ({ offer, pile }: State): string[] =>
  unless(
    offer.length + pile.length === 0,
    () =>
      `Nothing is dealt before the draft is over, but the offer has ${offer.length} cards and the pile ${pile.length}`,
  )

/** 18 cards are dealt from the pile in each of its two rounds; what a storage drew goes back (FC-2.4, FC-F.1). */
function pileAndStorage(rules: Rules, state: State): string[] {
  const dealt = state.round % 2 === 1 ? OFFER : 2 * OFFER
  const left = rules.piles[pileOf(state) - 1]!.length - dealt
  const drawn = drawnOf(state).length
  return unless(
    state.pile.length + drawn === left,
    () =>
      `${left} cards are left after the deal of round ${state.round}, but the pile holds ${state.pile.length} and the storage ${drawn}`,
  )
}

const goneFrom = (row: readonly number[]): number => row.filter(face => face === NONE).length
const rowsOf = ({ offer }: State): (readonly number[])[] =>
  [0, 1, 2].map(row => offer.slice(row * COLUMNS, row * COLUMNS + COLUMNS))

/** When as many cards have left a row as there are players, the rest is removed at once (FC-2.3). */
function rows({ seats }: Rules, state: State): string[] {
  if (state.offer.length !== OFFER) return [`The offer has ${OFFER} places, but ${state.offer.length} are found`]
  return rowsOf(state).flatMap((row, n) =>
    unless(
      goneFrom(row) < seats || goneFrom(row) === COLUMNS,
      () => `Row ${'abc'[n]} has lost ${goneFrom(row)} cards with ${seats} players, but it is not cleared`,
    ),
  )
}

/** In each turn one card leaves the offer: the one taken, or the one the start-player tile removes (FC-3.1, FC-4.3). */
function cardsThatLeft(rules: Rules, state: State): string[] {
  const left = rowsOf(state).reduce((sum, row) => sum + Math.min(goneFrom(row), rules.seats), 0)
  const turns = turnsOver(rules, state) + (isActing(state) && !isBeingPaidForTile(state) ? 1 : 0)
  return unless(
    left === turns,
    () => `${turns} cards should have left the offer of round ${state.round}, but ${left} have`,
  )
}

const isBeingPaidForTile = ({ frame }: State): boolean => frame !== null && sourceKind(frame.source) === START_TILE

function cardsTaken(rules: Rules, state: State): string[] {
  return [
    ...ofEachSeat(state, (player, seat) => takenInOrder(rules, player, seat)),
    ...ofEachSeat(state, (player, seat) => takenInTurns(rules, state, player, seat)),
    ...turnsForTiles(rules, state),
  ]
}

/** They lie in the order in which they were taken, so pile by pile. */
function takenInOrder(rules: Rules, { taken }: Player, seat: number): string[] {
  const late = taken.findIndex((face, i) => i > 0 && pileOfFace(rules, taken[i - 1]!) > pileOfFace(rules, face))
  if (late === -1) return []
  return [
    `${nameOf(seat)} has taken ${idOf(rules, taken[late]!)} after ${idOf(rules, taken[late - 1]!)} of a later pile`,
  ]
}

/** A turn brings at most one card (FC-3.1). */
const takenInTurns = (rules: Rules, state: State, { taken }: Player, seat: number): string[] =>
  [1, 2, 3].slice(0, pileOf(state)).flatMap(pile => {
    const cards = taken.filter(face => pileOfFace(rules, face) === pile).length
    const turns = turnsWithPile(rules, state, pile, seat)
    return unless(
      cards <= turns,
      () => `${nameOf(seat)} has had ${turns} turns with pile ${pile}, but has taken ${cards} of its cards`,
    )
  })

function turnsWithPile(rules: Rules, state: State, pile: number, seat: number): number {
  if (pile < pileOf(state)) return 2 * TURNS_EACH
  return (state.round % 2 === 1 ? 0 : TURNS_EACH) + turnsTaken(rules, state, seat)
}

/** There is one start-player tile a round, so in all other turns a card was taken (FC-4.1). */
function turnsForTiles(rules: Rules, state: State): string[] {
  const turnsOf = (seat: number) => TURNS_EACH * (state.round - 1) + turnsTaken(rules, state, seat)
  const without = state.players.reduce((sum, { taken }, seat) => sum + turnsOf(seat) - taken.length, 0)
  const lies = (state.phase === 'turn' || state.phase === 'receive') && state.tileHolder === NONE
  const most = lies ? state.round - 1 : state.round
  const least = state.tileHolder === NONE ? 0 : 1
  return unless(
    isWhole(without, least, most),
    () => `The start-player tile was taken ${least} to ${most} times by now, but ${without} turns brought no card`,
  )
}
