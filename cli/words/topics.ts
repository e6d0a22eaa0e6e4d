import type { Seat } from '@roundhouse/kernel/game'
import type { LookTopic, TablePicture } from '../game.ts'
import type { TerminalMessageKey } from '../messages.ts'
import { seatNamed } from './seats.ts'
import type { TerminalVoice } from './voice.ts'

/** Ways to look at the table that one viewer sees. */
export function topicsOf<View, Voice extends TerminalVoice>(view: View, voice: Voice) {
  const orNothing = (lines: string[], key: TerminalMessageKey | undefined): string[] =>
    lines.length === 0 && key !== undefined ? [voice.say(key)] : lines
  return {
    said:
      (words: (voice: Voice, view: View) => string[], ifNothing?: TerminalMessageKey): LookTopic =>
      () =>
        orNothing(words(voice, view), ifNothing),

    /** Drawn where there is a screen. */
    drawn:
      (
        draw: (picture: TablePicture<View, Voice>) => string[],
        words: (voice: Voice, view: View) => string[],
      ): LookTopic =>
      (_rest, screen) =>
        screen === null ? words(voice, view) : draw({ view, voice, ...screen }),

    /** Of oneself, or of the seat that is named behind it. */
    ofSeat:
      (words: (voice: Voice, view: View, seat: Seat) => string[], ifNothing?: TerminalMessageKey): LookTopic =>
      rest => {
        const seat = seatNamed(voice, rest === '' ? 'me' : rest)
        return seat === null
          ? [voice.say('terminal.no-seat', { asked: rest, seats: voice.names.length })]
          : orNothing(words(voice, view, seat), ifNothing)
      },
  }
}
