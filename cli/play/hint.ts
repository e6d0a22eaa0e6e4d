import { type Advice, advise } from '@roundhouse/bots/coach/advice'
import { coachFor } from '@roundhouse/bots/coach/coach'
import type { BotGame } from '@roundhouse/bots/game'
import { botGameNamed } from '@roundhouse/bots/games'
import { observationOf } from '@roundhouse/bots/play/bot'
import type { Seed } from '@roundhouse/kernel/dice'
import type { Seat } from '@roundhouse/kernel/game'
import { coachRequest } from '@roundhouse/table/requests'
import type { Terminal } from '../terminal/terminal.ts'
import { adviceWords, type Situation } from '../words/coach.ts'
import { type Session, tableOf, voiceOf } from './session.ts'

/** The plans of the coach for the player to move there. */
export function adviceFor(
  { opened: { game }, state, seat }: Situation,
  seed: Seed,
  simulations?: number,
): readonly Advice[] {
  const coach = coachFor(botGameNamed(game.name), game)
  return advise(coach, observationOf(game, state, seat, { seed, rolled: 0 }), simulations)
}

/** Says so where the coach cannot read the net. */
export function warnOfCoach(
  { words, warn }: Pick<Terminal, 'words' | 'warn'>,
  { knowledge: { netRefusal: why } }: Pick<BotGame, 'knowledge'>,
): void {
  if (why !== undefined) warn(words('terminal.no-net-coach', { why }))
}

/** What the coach says to the player to move. */
export function hintWords(session: Session, seat: Seat): string[] {
  warnOfCoach(session.terminal, botGameNamed(session.opened.game.name))
  const { state, seed } = coachRequest(tableOf(session), seat)!
  const situation = { opened: session.opened, state, seat, voice: voiceOf(session, seat) }
  return adviceWords(situation, adviceFor(situation, seed))
}
