import { nameOf } from '@roundhouse/kernel/complaint'
import { ofSeat } from '@roundhouse/kernel/notation/impossible'
import { trainName } from '../../base/board/train.ts'
import { faceId } from '../../base/cards/card.ts'
import { ofEachBoard, type RuleCheck } from '../../base/rule-check.ts'
import { fareOf, halfName, isGuest } from './guest.ts'

/** Passengers travel in the upper train, luggage in the lower (FC-D.1). */
export const halvesAreShown: RuleCheck = ofEachBoard(function* (rules, { trains }, seat) {
  for (const [trainNumber, { guests }] of trains.entries())
    for (const face of guests) {
      if (!isGuest(rules, face) || fareOf(rules, face, trainNumber) !== null) continue
      const [id, half, train] = [faceId(rules, face), halfName(trainNumber), trainName(trainNumber)]
      yield {
        rule: 'FC-D.1',
        about: ofSeat(seat, train),
        message: `found "${id}"; expected a card that shows a ${half}`,
        complaint: `${nameOf(seat)}: ${id} shows no ${half}, but is in the ${train} train`,
      }
    }
})
