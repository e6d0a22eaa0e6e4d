import type { Seat, Viewer } from '@roundhouse/kernel/game'
import type { Words } from '../messages.ts'

/** Who is spoken to, and in which words: the person in front of the screen is "you", all others have names. */
export interface TerminalVoice {
  readonly viewer: Viewer
  /** By seat. */
  readonly names: readonly string[]
  readonly say: Words
}

/** A seat in a list: `you`, or the name of another. */
export const nameOf = ({ viewer, names, say }: TerminalVoice, seat: Seat): string =>
  seat === viewer ? say('terminal.you') : names[seat]!

/** A seat by its number. */
export const seatWords = (say: Words, seat: Seat): string => say('terminal.seat', { seat: seat + 1 })

/** Nobody sits there: seats are called by their numbers. */
export const watcherVoice = (say: Words, seats: number): TerminalVoice => ({
  viewer: 'watcher',
  names: Array.from({ length: seats }, (_, seat) => seatWords(say, seat)),
  say,
})
