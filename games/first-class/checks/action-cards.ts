import { nameOf, tally } from '@roundhouse/kernel/complaint'
import type { Seat } from '@roundhouse/kernel/game'
import type { EntryKey } from '@roundhouse/kernel/notation/entry'
import { ofSeat, ofTable } from '@roundhouse/kernel/notation/impossible'
import { NONE, type Player } from '../base/board/player.ts'
import { faceAt } from '../base/cards/card.ts'
import type { FaceNumber } from '../base/cards/face-number.ts'
import { writeSlot } from '../base/cards/offer.ts'
import { pileOfRound } from '../base/cards/piles.ts'
import type { RuleCheck } from '../base/rule-check.ts'
import type { State } from '../base/state.ts'
import { openCards } from '../notation/card-places.ts'

/** An action card that is somewhere. */
interface CardPlace {
  readonly face: FaceNumber
  readonly place: 'pile' | 'offer' | 'storage' | Seat
  /** What of a position may speak of it: asked only where something is wrong with it. */
  about(): readonly EntryKey[]
}

function cardsInPlay({ offer, players, slices, pile }: State): CardPlace[] {
  const rows = offer
    .map((face, slot) => lyingIn('offer', face, () => ofTable(writeSlot(slot)[0]!)))
    .filter(({ face }) => face !== NONE)
  const drawn = (slices.storage?.drawn ?? []).map(face => lyingIn('storage', face, () => ofTable('drawn')))
  const undealt = pile.map(face => lyingIn('pile', face, () => ofTable('pile')))
  return [...rows, ...players.flatMap(takenBy), ...drawn, ...undealt]
}

const lyingIn = (place: CardPlace['place'], face: FaceNumber, about: CardPlace['about']): CardPlace => ({
  face,
  place,
  about,
})

/** A card that was taken is spoken of by that, by the place where it lies, or by the open frame. */
const takenBy = (player: Player, seat: Seat): CardPlace[] =>
  player.taken.map(face =>
    lyingIn(seat, face, () => {
      const places = openCards(player).filter(([, cards]) => cards.includes(face))
      const keys = places.map(([key]) => key)
      return [...ofSeat(seat, 'taken', ...keys), ...ofTable('frame')]
    }),
  )

/** The offer and the rest of the pile are of this round's pile; what was taken may be of an earlier one (FC-2.1). */
export const ofThePile: RuleCheck = function* ({ printed }, state) {
  const { round } = state
  const current = pileOfRound(round)
  for (const { about, face, place } of cardsInPlay(state)) {
    const { id, pile } = faceAt(printed, face)
    const isTaken = typeof place === 'number'
    if (isTaken ? pile <= current : pile === current) continue
    yield {
      rule: 'FC-2.1',
      about: about(),
      message: `found "${id}" of pile ${pile}; round ${round} has pile ${current}`,
      complaint: isTaken
        ? `${nameOf(place)} has taken ${id} of pile ${pile} by round ${round}`
        : `${id} is of pile ${pile}, but in the ${place} in round ${round}`,
    }
  }
}

/** A face is on as many cards as were printed of it (FC-1.2). */
export const enoughCopies: RuleCheck = function* ({ printed }, state) {
  const inPlay = cardsInPlay(state)
  const counts = tally(inPlay.map(({ face }) => face))
  for (const [number, { id, copies }] of printed.faces.entries()) {
    if ((counts.get(number) ?? 0) <= copies) continue
    const cards = inPlay.filter(({ face }) => face === number)
    const countIn = (where: CardPlace['place']) => cards.filter(({ place }) => place === where).length
    const taken = cards.filter(({ place }) => typeof place === 'number').length
    yield {
      rule: 'FC-1.2',
      about: cards[copies]!.about(),
      message: `found "${id}" ${cards.length} times in all; expected ${copies}`,
      complaint: `There are ${copies} of ${id}, but ${countIn('pile')} in the pile, ${countIn('offer')} in the offer, ${countIn('storage')} in the storage and ${taken} taken`,
    }
  }
}
