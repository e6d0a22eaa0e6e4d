import { nameOf } from '@roundhouse/kernel/complaint'
import { ofSeat, ofTable } from '@roundhouse/kernel/notation/impossible'
import { NONE } from '../base/board/player.ts'
import { DISPLAY } from '../base/cards/end-cards.ts'
import type { RuleCheck } from '../base/rule-check.ts'

/** Once the draft is over no card goes round, and everybody has kept one (FC-1.5). */
export const draftIsOver: RuleCheck = function* (_rules, { phase, players, draft }) {
  if (phase === 'draft') return
  if (draft.length > 0)
    yield {
      rule: 'FC-1.5',
      about: ofTable('hand'),
      message: 'found cards; expected "-" once the draft is over',
      complaint: `The draft is over, but ${draft.length} Game End cards still go round`,
    }
  for (const [seat, { kept }] of players.entries())
    if (kept === NONE)
      yield {
        rule: 'FC-1.5',
        about: ofSeat(seat, 'kept'),
        message: 'found "-"; expected a Game End card: everybody kept one',
        complaint: `${nameOf(seat)} kept no Game End card in the draft`,
      }
}

/** Until then the hand holds one card more than players have still to keep one (FC-1.5). */
export const handGoesRound: RuleCheck = function* ({ seats }, { phase, players, draft }) {
  if (phase !== 'draft') return
  const kept = players.filter(player => player.kept !== NONE).length
  const size = seats + 1 - kept
  if (draft.length !== size)
    yield {
      rule: 'FC-1.5',
      about: ofTable('hand'),
      message: `found ${draft.length} cards; expected ${size}, since ${kept} of ${seats} players have kept one`,
      complaint: `${kept} of ${seats} players have kept a Game End card, but ${draft.length} cards go round`,
    }
}

export const displayFits: RuleCheck = function* (_rules, { display }) {
  if (display.length > DISPLAY)
    yield {
      rule: 'FC-1.5',
      about: ofTable('display'),
      message: `found ${display.length} cards; expected ${DISPLAY}`,
      complaint: `The display holds ${DISPLAY} Game End cards, but ${display.length} lie there`,
    }
}
