import type { Seat } from '@roundhouse/kernel/game'
import type { Line } from '@roundhouse/kernel/story'
import type { GameName } from '@roundhouse/table/games'
import type { Reel } from '@roundhouse/table/replay'
import type { CoachWords } from '../coach/words.ts'
import type { Say } from '../messages/say.ts'

/** Points of one source, by seat. */
interface Row {
  readonly label: string
  readonly points: readonly number[]
}

/** What a game knows of itself for the report. */
export interface Reporting {
  readonly points: (say: Say, story: readonly Line[], seats: number) => readonly Row[]
  /** Why a seat cannot win however many points it has; `null`: it can. */
  readonly out: (say: Say, view: unknown, seat: Seat) => string | null
  /** How moves are said at a moment, to the seat that decided there. */
  readonly words: (say: Say, reel: Reel, view: unknown, seat: Seat) => CoachWords
}

/** Fetched with the game. */
export async function reportingOf(game: GameName): Promise<Reporting> {
  if (game === 'first-class') return (await import('../first-class/reporting.ts')).reporting
  return (await import('../nuremberg/reporting.ts')).reporting
}
