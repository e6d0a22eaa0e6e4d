import { advise } from '@roundhouse/bots/coach/advice'
import { coachFor } from '@roundhouse/bots/coach/coach'
import { botGameNamed } from '@roundhouse/bots/games'
import { observationOf } from '@roundhouse/bots/play/bot'
import { fork } from '@roundhouse/kernel/dice'
import type { Seat } from '@roundhouse/kernel/game'
import { adviceWords } from '../words/en/coach.ts'
import { type Session, voiceOf } from './session.ts'

const SIMULATIONS = 300

/** The coach's dice are their own, as those of bots are. */
const DICE = 2

/** What the coach says to whoever is to decide. */
export function hintWords(session: Session, seat: Seat): string[] {
  const { game, match, opened } = session
  const dice = { seed: fork(fork(match.now.seed, DICE), match.played.length), rolled: 0 }
  const advice = advise(
    coachFor(botGameNamed(game.name), game),
    observationOf(game, match.now, seat, dice),
    SIMULATIONS,
  )
  return adviceWords({ opened, state: match.now, seat, voice: voiceOf(session, seat) }, advice)
}
