import type { Seat } from '@roundhouse/kernel/game'
import type { LookTopic, TablePicture } from '../game.ts'
import type { TerminalMessageKey } from '../messages.ts'
import { noSuchSeat, seatNamed } from './seats.ts'
import type { TerminalVoice } from './voice.ts'

/** Ways to look at the table that one viewer sees. */
export const topicsOf = <View, Voice extends TerminalVoice>(view: View, voice: Voice) => ({
  said:
    (words: (voice: Voice, view: View) => string[]): LookTopic =>
    () =>
      words(voice, view),

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
      if (seat === null) return [noSuchSeat(voice, rest)]
      const said = words(voice, view, seat)
      return said.length === 0 && ifNothing !== undefined ? [voice.say(ifNothing)] : said
    },
})
