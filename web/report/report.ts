import type { Analysis } from '@roundhouse/bots/coach/analysis'
import type { Seat } from '@roundhouse/kernel/game'
import type { Line } from '@roundhouse/kernel/story'
import type { ReplayInfo } from '@roundhouse/table/replay'
import type { CoachWords } from '../coach/words.ts'
import type { GameSource } from '../match/source.ts'
import type { Say } from '../messages/say.ts'

/** A game that was thought through, and the words of the report. */
export interface ReviewProps {
  readonly replay: ReplayInfo
  readonly analysis: Analysis
  readonly source: GameSource
  readonly say: Say
}

/** Points of one source, by seat. */
interface Row {
  readonly label: string
  readonly points: readonly number[]
}

/** What a game knows of itself for the report. */
export interface GameReport {
  readonly points: (say: Say, story: readonly Line[], seats: number) => readonly Row[]
  /** Why a seat cannot win however many points it has; `null`: it can. */
  readonly out: (say: Say, view: unknown, seat: Seat) => string | null
  /** How moves are said at a moment, to the seat that decided there. */
  readonly words: (say: Say, table: Pick<ReplayInfo, 'options' | 'chairs'>, view: unknown, seat: Seat) => CoachWords
}

/** Of a game that brings no words of its own: its totals, and its moves as they are written. */
export const plainReport: GameReport = {
  points: () => [],
  out: () => null,
  words: () => ({
    move: (_, text) => text,
    later: (_, text) => text,
    reason: (_, { key }) => key,
    places: () => [],
  }),
}
