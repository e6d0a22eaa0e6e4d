import type { Seat } from '@roundhouse/kernel/game'
import { listed, type Voice } from './voice.ts'

/** Who won, all of them if several did. */
export const winnerWords = (voice: Voice, winners: readonly Seat[]): string =>
  voice.say('nuremberg.over.title', {
    who: winners.length === 1 && winners[0] === voice.viewer ? 'you' : 'other',
    count: winners.length,
    name: listed(
      voice,
      winners.map(seat => voice.names[seat]!),
    ),
  })
