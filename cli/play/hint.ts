import { sightOf } from '@roundhouse/bots/bot'
import { advise } from '@roundhouse/bots/coach/advice'
import { fork } from '@roundhouse/kernel/dice'
import type { Seat } from '@roundhouse/kernel/game'
import { adviceWords } from '../words/coach.ts'
import { type Session, voiceOf } from './session.ts'

const TRIES = 300

/** The coach's dice are their own, as those of bots are. */
const DICE = 2

/** What the coach says to whoever is to decide. */
export function hintWords(session: Session, seat: Seat): string[] {
  const { game, match, opened } = session
  const dice = { seed: fork(fork(match.now.seed, DICE), match.played.length), rolled: 0 }
  const advice = advise(game, sightOf(game, match.now, seat, dice), TRIES)
  return adviceWords({ opened, state: match.now, seat, voice: voiceOf(session, seat) }, advice)
}
