import type { Seat, Viewer } from '@roundhouse/kernel/game'
import type { Line } from '@roundhouse/kernel/story'
import { lineWords } from '@roundhouse/table/plain/words'
import type { ReplayInfo } from '@roundhouse/table/replay'
import type { CoachWords } from '../coach/words.ts'
import type { Say } from '../messages/say.ts'

/** Points of one source, by seat. */
interface Row {
  readonly label: string
  readonly points: readonly number[]
}

/** Where something is told. */
type TellingTable = Pick<ReplayInfo, 'options' | 'chairs'>

/** What a game knows of itself for the review. */
export interface GameReview {
  readonly points: (say: Say, story: readonly Line[], seats: number) => readonly Row[]
  /** Why a seat cannot win however many points it has; `null`: it can. */
  readonly out: (say: Say, view: unknown, seat: Seat) => string | null
  /** How moves are said at a moment, to the seat that decided there. */
  readonly words: (say: Say, table: TellingTable, view: unknown, seat: Seat) => CoachWords
  /** A part of the story in the sentences of the log, as one viewer hears it. */
  readonly story: (say: Say, table: TellingTable, viewer: Viewer) => (lines: readonly Line[]) => readonly string[]
}

/** Of a game that brings no words of its own: its totals, and its moves as they are written. */
export const PLAIN_REVIEW: GameReview = {
  points: () => [],
  out: () => null,
  words: () => ({
    move: (_, text) => text,
    later: (_, text) => text,
    reason: (_, { key }) => key,
    places: () => [],
  }),
  story(_, { chairs }) {
    const names = chairs.map(({ name }) => name)
    return lines => lines.map(line => lineWords(line, names))
  },
}
