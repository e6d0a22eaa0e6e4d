import { ofSeat, ofTable } from '@roundhouse/kernel/notation/impossible'
import { NONE } from '../../base/board/player.ts'
import { ROUNDS } from '../../base/round/round.ts'
import type { Phase } from '../../base/state.ts'
import { turnsPossible } from '../turns.ts'
import type { Check } from './impossible.ts'

const EVERY_ROUND = Array.from({ length: ROUNDS }, (_, i) => i + 1)

const ROUNDS_OF: Readonly<Record<Phase, readonly number[]>> = {
  draft: [1],
  turn: EVERY_ROUND,
  receive: EVERY_ROUND,
  scoring: EVERY_ROUND.filter(round => round % 2 === 0),
  over: [ROUNDS],
}

/** A scoring phase follows the second round of a pile, the end the last one (FC-2.4, FC-2.6). */
const roundFitsPhase: Check = function* (_rules, { phase, round }) {
  const rounds = ROUNDS_OF[phase]
  if (!rounds.includes(round))
    yield {
      about: ofTable('round', 'phase'),
      message: `found round ${round} in phase ${phase}; allowed is round ${rounds.join(', ')} (FC-2.4)`,
    }
}

const turnsFit: Check = function* (rules, state) {
  const allowed = turnsPossible(rules, state)
  if (!allowed.includes(state.turnsLeft))
    yield {
      about: ofTable('turns-left'),
      message: `found "${state.turnsLeft}"; allowed is ${allowed.join(', ')} in phase ${state.phase} when seat ${state.onTurn + 1} is on turn and seat ${state.start + 1} began (FC-2.2)`,
    }
}

/** Others than the player on turn decide only in the draft and about what they receive (FC-1.5, FC-3.8). */
const deciderFits: Check = function* (_rules, { phase, onTurn, toMove }) {
  if ((phase === 'turn' || phase === 'scoring') && toMove !== onTurn)
    yield {
      about: ofTable('decides'),
      message: `found "${toMove + 1}"; allowed is ${onTurn + 1} in phase ${phase}, whose turn it is (FC-3.8)`,
    }
}

/** Everybody has kept a Game End card once the draft is over (FC-1.5). */
const draftIsOver: Check = function* (_rules, { phase, players, draft }) {
  if (phase === 'draft') return
  for (const [seat, { kept }] of players.entries())
    if (kept === NONE)
      yield {
        about: ofSeat(seat, 'kept'),
        message: 'found "-"; allowed is a Game End card: everybody kept one (FC-1.5)',
      }
  if (draft.length > 0)
    yield { about: ofTable('hand'), message: 'found cards; allowed is "-" once the draft is over (FC-1.5)' }
}

/** Until then the hand holds one card more than have still to keep one, and nothing is dealt (FC-1.5, FC-1.7). */
const draftGoesOn: Check = function* ({ seats }, { phase, players, draft, offer }) {
  if (phase !== 'draft') return
  if (offer.some(face => face !== NONE))
    yield { about: ofTable('a', 'b', 'c'), message: 'found cards; allowed are none while cards are kept (FC-1.7)' }
  const kept = players.filter(player => player.kept !== NONE).length
  const size = seats + 1 - kept
  if (draft.length !== size)
    yield {
      about: ofTable('hand'),
      message: `found ${draft.length} cards; allowed are ${size}, since ${kept} of ${seats} players have kept one (FC-1.5)`,
    }
}

export const courseChecks: readonly Check[] = [roundFitsPhase, turnsFit, deciderFits, draftIsOver, draftGoesOn]
