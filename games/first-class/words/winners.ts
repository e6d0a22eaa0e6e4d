import type { Seat } from '@roundhouse/kernel/game'
import { listed, type Voice } from './voice.ts'

/** Who has won: one, alone or together with others. */
export function winnerWords(voice: Voice, winners: readonly Seat[]): string {
  const { say, names, viewer } = voice
  const isYou = winners.length === 1 && winners[0] === viewer
  return say('first-class.table.winner', {
    who: isYou ? 'you' : 'other',
    names: listed(
      voice,
      winners.map(seat => names[seat]!),
    ),
    count: winners.length,
  })
}
