import type { EntryKey } from '@roundhouse/kernel/notation/entry'
import { ofSeat, ofTable } from '@roundhouse/kernel/notation/impossible'
import { positionCheck } from '@roundhouse/kernel/violation'
import { NONE } from '../../base/board/player.ts'
import { faceId } from '../../base/cards/card.ts'
import { endCardId } from '../../base/cards/end-cards.ts'
import type { State } from '../../base/state.ts'
import { enoughCopies, ofThePile } from '../../checks/action-cards.ts'
import { displayFits } from '../../checks/end-cards.ts'
import { use } from '../../modules/f-factory/storage.ts'
import { surelyTaken, without } from '../card-places.ts'
import { type Check, ofEachBoard } from './impossible.ts'

/** What lies open was taken, and so was the card that is carried out (FC-3.4). */
const openIsTaken = ofEachBoard(function* (rules, { taken }, seat, state) {
  for (const face of without(surelyTaken(state, seat), taken))
    yield {
      about: ofSeat(seat, 'taken'),
      message: `${faceId(rules, face)} is missing, though it lies before the seat or is carried out (FC-3.4)`,
    }
})

/** Each of the Game End cards is in one place (FC-1.5). */
const endCardsOnce: Check = function* (rules, state) {
  const seen: number[] = []
  for (const [about, cards] of endCardsOnTable(state))
    for (const card of cards) {
      if (seen.includes(card)) yield { about, message: `found "${endCardId(rules, card)}" again; expected one` }
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
      message: `found "${use.write(rules, card).slice('use '.length)}"; expected the cards drawn and toolbox, each once (FC-F.1)`,
    }
}

export const cardChecks: readonly Check[] = [
  openIsTaken,
  positionCheck(ofThePile),
  positionCheck(enoughCopies),
  endCardsOnce,
  positionCheck(displayFits),
  usedIsDrawn,
]
