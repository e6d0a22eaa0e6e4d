import type { Dice } from '@roundhouse/kernel/dice'
import type { Game, Seat } from '@roundhouse/kernel/game'
import type { Line } from '@roundhouse/kernel/story'
import { type StatsCollector, scoreCollector } from './collector.ts'
import type { DeedTeller } from './deeds.ts'
import type { Habits } from './habit.ts'
import type { Stats } from './stats.ts'

/** Something that a seat took or bought, by a name of its own: `card G7`, `train 3b`. */
export interface Acquisition {
  readonly seat: Seat
  readonly thing: string
}

/** What is counted in one game alone, beside what is counted in all. Details consist of counts. */
export interface GameStats<Details extends object = object, State extends Dice = Dice, View = unknown> {
  newDetails(): Details
  /** Listens to one game. */
  collector(stats: Stats<Details>, seats: number): StatsCollector
  /** Who did what in one game, beside the points that they scored. */
  newDeedTeller?(game: Game<State, View>): DeedTeller
  /** Means and shares of what was counted. */
  summary(stats: Stats<Details>): object
  habits(stats: Stats<Details>, game: Game<State, View>): Habits
  /** What a line of the story tells somebody took; `null`: nothing. */
  acquisition(line: Line): Acquisition | null
}

/** Points and wins, and where points came from. */
export const PLAIN_STATS: GameStats = {
  newDetails: () => ({}),
  collector: scoreCollector,
  summary: () => ({}),
  habits: () => ({}),
  acquisition: () => null,
}
