import { sightOf } from '@roundhouse/bots/bot'
import { advise } from '@roundhouse/bots/coach/advice'
import type { Seat } from '@roundhouse/kernel/game'
import { coachRequest } from '@roundhouse/table/requests'
import { adviceWords } from '../words/en/coach.ts'
import { type Session, tableOf, voiceOf } from './session.ts'

const TRIES = 300

/** What the coach says to whoever is to decide. */
export function hintWords(session: Session, seat: Seat): string[] {
  const { game } = tableOf(session)
  const { state, seed } = coachRequest(tableOf(session), seat)!
  const advice = advise(game, sightOf(game, state, seat, { seed, rolled: 0 }), TRIES)
  return adviceWords({ opened: session.opened, state, seat, voice: voiceOf(session, seat) }, advice)
}
