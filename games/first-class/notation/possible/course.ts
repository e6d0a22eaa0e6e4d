import { ofTable } from '@roundhouse/kernel/notation/impossible'
import { positionCheck } from '@roundhouse/kernel/violation'
import { NONE } from '../../base/board/player.ts'
import { roundFitsPhase } from '../../checks/course.ts'
import { draftIsOver, handGoesRound } from '../../checks/end-cards.ts'
import { turnsPossible } from '../turns.ts'
import type { Check } from './impossible.ts'

const turnsFit: Check = function* (rules, state) {
  const allowed = turnsPossible(rules, state)
  if (!allowed.includes(state.turnsLeft))
    yield {
      about: ofTable('turns-left'),
      message: `found "${state.turnsLeft}"; expected ${allowed.join(', ')} in phase ${state.phase} when seat ${state.onTurn + 1} is on turn and seat ${state.start + 1} began (FC-2.2)`,
    }
}

/** Others than the player on turn decide only in the draft and about what they receive (FC-1.5, FC-3.8). */
const deciderFits: Check = function* (_rules, { phase, onTurn, toMove }) {
  if ((phase === 'turn' || phase === 'scoring') && toMove !== onTurn)
    yield {
      about: ofTable('decides'),
      message: `found "${toMove + 1}"; expected ${onTurn + 1} in phase ${phase}, whose turn it is (FC-3.8)`,
    }
}

/** Until the draft is over nothing is dealt (FC-1.7). */
const nothingIsDealt: Check = function* (_rules, { phase, offer }) {
  if (phase === 'draft' && offer.some(face => face !== NONE))
    yield { about: ofTable('a', 'b', 'c'), message: 'found cards; expected none while cards are kept (FC-1.7)' }
}

export const courseChecks: readonly Check[] = [
  positionCheck(roundFitsPhase),
  turnsFit,
  deciderFits,
  positionCheck(draftIsOver),
  nothingIsDealt,
  positionCheck(handGoesRound),
]
