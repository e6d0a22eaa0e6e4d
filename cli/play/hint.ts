import { advise } from '@roundhouse/bots/coach/advice'
import { coachFor } from '@roundhouse/bots/coach/coach'
import { botGameNamed } from '@roundhouse/bots/games'
import { observationOf } from '@roundhouse/bots/play/bot'
import type { Seat } from '@roundhouse/kernel/game'
import { coachRequest } from '@roundhouse/table/requests'
import { adviceWords } from '../words/coach.ts'
import { type Session, tableOf, voiceOf } from './session.ts'

const SIMULATIONS = 300

/** What the coach says to whoever is to decide. */
export function hintWords(session: Session, seat: Seat): string[] {
  const { game } = tableOf(session)
  const { state, seed } = coachRequest(tableOf(session), seat)!
  const coach = coachFor(botGameNamed(game.name), game)
  const advice = advise(coach, observationOf(game, state, seat, { seed, rolled: 0 }), SIMULATIONS)
  return adviceWords({ opened: session.opened, state, seat, voice: voiceOf(session, seat) }, advice)
}
