import { Refusal, type Seat } from '@roundhouse/kernel/game'
import type { OpenQuestion, Question } from '@roundhouse/wire/online-snapshot'
import type { Pace } from '@roundhouse/wire/setup'
import { DAY } from './calendar.ts'
import { activeSeats, type ChairState } from './chair-state.ts'

const MINUTE = 60_000

/** All other people who decide for themselves are asked: bots and stand-ins agree. */
export const newQuestion = (
  chairs: readonly ChairState[],
  pace: Pace,
  by: Seat,
  what: Question,
  at: number,
): OpenQuestion => ({
  by,
  what,
  agreed: [],
  open: activeSeats(chairs).filter(seat => seat !== by),
  until: endOf(pace, what, at),
})

/**
 * In a live game a minute; else until somebody moves. Whom a bot is to play for will not move: that question ends after a
 * day. A pause that somebody wants to end ends after a minute at any pace.
 */
function endOf(pace: Pace, what: Question, at: number): number | null {
  if (pace === 'live' || what.is === 'resume') return at + MINUTE
  return what.is === 'stand-in' ? at + DAY : null
}

export function withAgreement(question: OpenQuestion, seat: Seat): OpenQuestion {
  if (!question.open.includes(seat)) throw new Refusal(`seat ${seat} is not asked`)
  return { ...withoutAnswerOf(question, seat), agreed: [...question.agreed, seat] }
}

/** Nobody waits for the answer of this seat. */
export const withoutAnswerOf = (question: OpenQuestion, seat: Seat): OpenQuestion => ({
  ...question,
  open: question.open.filter(other => other !== seat),
})

/** Who was refused an undo waits before the next: 1 turn of their own, then 2, then 4. */
export const afterUndoRefusal = ({ refusals, turns }: ChairState): Pick<ChairState, 'refusals' | 'asksFrom'> => ({
  refusals: refusals + 1,
  asksFrom: turns + 2 ** refusals,
})
