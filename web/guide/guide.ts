import type { Snapshot } from '@roundhouse/table/snapshot'

/** What a game has to tell a newcomer in a first game. */
export interface GameGuide {
  /** What can be told at this decision, by name, the most pressing first: `guide.first-class.draft`. */
  readonly momentsAt: (snapshot: Snapshot) => readonly string[]
  /** Does a turn begin here, so that whole plans can be compared? */
  readonly isTurnAt: (snapshot: Snapshot) => boolean
}

/** One plan stands out: told only so often in a game. */
export const CLEAR = 'clear'
const MOST_CLEAR = 3

/** What is told now: each thing once, and one thing at a time; `null`: nothing. */
export const momentAt = (guide: GameGuide, snapshot: Snapshot, told: readonly string[]): string | null =>
  guide.momentsAt(snapshot).find(moment => !told.includes(moment)) ?? null

/** Is it worth knowing whether one plan stands out here? Not while there is something to tell anyway. */
export const isToBeCompared = (guide: GameGuide, snapshot: Snapshot, told: readonly string[]): boolean =>
  guide.isTurnAt(snapshot) &&
  momentAt(guide, snapshot, told) === null &&
  told.filter(moment => moment === CLEAR).length < MOST_CLEAR
