import type { Seat } from '@roundhouse/kernel/game'
import type { EntryKey } from '@roundhouse/kernel/notation/entry'
import { ofSeat, ofTable } from '@roundhouse/kernel/notation/impossible'
import { positionCheck } from '@roundhouse/kernel/violation'
import { NONE, type Player } from '../../base/board/player.ts'
import { faceAt, faceId } from '../../base/cards/card.ts'
import { endCardId } from '../../base/cards/end-cards.ts'
import type { FaceNumber } from '../../base/cards/face-number.ts'
import { writeSlot } from '../../base/cards/offer.ts'
import type { State } from '../../base/state.ts'
import { displayFits } from '../../checks/end-cards.ts'
import { use } from '../../modules/f-factory/storage.ts'
import { openCards, pileOfRound, surelyTaken, without } from '../card-places.ts'
import { type Check, ofEachBoard } from './impossible.ts'

/** What lies open was taken, and so was the card that is carried out (FC-3.4). */
const openIsTaken = ofEachBoard(function* (rules, { taken }, seat, state) {
  for (const face of without(surelyTaken(state, seat), taken))
    yield {
      about: ofSeat(seat, 'taken'),
      message: `${faceId(rules, face)} is missing, though it lies before the seat or is carried out (FC-3.4)`,
    }
})

/** The offer and the rest of the pile are of this round's pile; what was taken may be of an earlier one (FC-2.1). */
const ofThePile: Check = function* (rules, state) {
  const pile = pileOfRound(state.round)
  for (const { about, face, isTaken } of cardsOnTable(state)) {
    const card = faceAt(rules.printed, face)
    if (isTaken ? card.pile > pile : card.pile !== pile)
      yield {
        about,
        message: `found "${card.id}" of pile ${card.pile}; round ${state.round} has pile ${pile} (FC-2.1)`,
      }
  }
}

const enoughCopies: Check = function* (rules, state) {
  const seen = new Map<number, number>()
  for (const { about, face } of cardsOnTable(state)) {
    const { id, copies } = faceAt(rules.printed, face)
    const count = (seen.get(face) ?? 0) + 1
    seen.set(face, count)
    if (count > copies) yield { about, message: `found "${id}" ${count} times in all; allowed is ${copies}` }
  }
}

/** An action card that is somewhere, and what may speak of it. */
interface CardPlace {
  readonly about: readonly EntryKey[]
  readonly face: number
  readonly isTaken: boolean
}

function cardsOnTable({ offer, players, slices, pile }: State): CardPlace[] {
  const rows = offer.map((face, slot) => lyingAt(writeSlot(slot)[0]!, face)).filter(({ face }) => face !== NONE)
  const drawn = (slices.storage?.drawn ?? []).map(face => lyingAt('drawn', face))
  return [...rows, ...players.flatMap(takenBy), ...drawn, ...pile.map(face => lyingAt('pile', face))]
}

const lyingAt = (key: string, face: FaceNumber): CardPlace => ({ about: ofTable(key), face, isTaken: false })

/** A card that was taken is spoken of by that, by the place where it lies, or by the open frame. */
const takenBy = (player: Player, seat: Seat): CardPlace[] =>
  player.taken.map(face => {
    const places = openCards(player).filter(([, cards]) => cards.includes(face))
    const keys = places.map(([key]) => key)
    return { about: [...ofSeat(seat, 'taken', ...keys), ...ofTable('frame')], face, isTaken: true }
  })

/** Each of the Game End cards is in one place (FC-1.5). */
const endCardsOnce: Check = function* (rules, state) {
  const seen: number[] = []
  for (const [about, cards] of endCardsOnTable(state))
    for (const card of cards) {
      if (seen.includes(card)) yield { about, message: `found "${endCardId(rules, card)}" again; allowed is one` }
      seen.push(card)
    }
}

const endCardsOnTable = ({ players, display, draft, endPile }: State): [EntryKey[], readonly number[]][] => [
  ...players.map(({ kept }, seat): [EntryKey[], number[]] => [ofSeat(seat, 'kept'), kept === NONE ? [] : [kept]]),
  ...players.map(({ endCards }, seat): [EntryKey[], readonly number[]] => [ofSeat(seat, 'endcards'), endCards]),
  [ofTable('display'), display],
  [ofTable('hand'), draft],
  [ofTable('endpile'), endPile],
]

/** Each of the open cards of a storage is used once, and so is the toolbox (FC-F.1). */
const usedIsDrawn: Check = function* (rules, { slices: { storage } }) {
  if (storage === undefined) return
  const open = storage.drawn.length === 0 ? [] : [...storage.drawn, use.read(rules, ['toolbox'])!]
  for (const card of without(storage.used, open))
    yield {
      about: ofTable('used'),
      message: `found "${use.write(rules, card).slice('use '.length)}"; allowed are the cards drawn and toolbox, each once (FC-F.1)`,
    }
}

export const cardChecks: readonly Check[] = [
  openIsTaken,
  ofThePile,
  enoughCopies,
  endCardsOnce,
  positionCheck(displayFits),
  usedIsDrawn,
]
