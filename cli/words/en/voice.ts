import type { Seat, Viewer } from '@roundhouse/kernel/game'
import { capital } from './counting.ts'

/** Who is spoken to: the person in front of the screen is "you", all others have names. */
export interface Voice {
  readonly viewer: Viewer
  /** By seat. */
  readonly names: readonly string[]
}

export const nameOf = ({ viewer, names }: Voice, seat: Seat): string => (seat === viewer ? 'you' : names[seat]!)

/** `your`, `Anna's`. */
export const ownerOf = (voice: Voice, seat: Seat): string => (seat === voice.viewer ? 'your' : `${voice.names[seat]}'s`)

/** A phrase about a seat, with both forms in braces: `{take|takes} the tile`. */
export const conjugated = ({ viewer }: Voice, seat: Seat, phrase: string): string =>
  phrase.replace(/\{([^|}]*)\|([^}]*)\}/g, seat === viewer ? '$1' : '$2')

/** `You take the tile`, `Anna takes the tile`. */
export const said = (voice: Voice, seat: Seat, phrase: string): string =>
  `${capital(nameOf(voice, seat))} ${conjugated(voice, seat, phrase)}`
