import type { Dice } from '@roundhouse/kernel/dice'
import type { Game } from '@roundhouse/kernel/game'
import { type StatsCollector, scoreCollector } from './collector.ts'
import type { Habits } from './habit.ts'
import type { Stats } from './stats.ts'

/** What is counted in one game alone, beside what is counted in all. Details consist of counts. */
export interface GameStats<Details extends object = object, State extends Dice = Dice, View = unknown> {
  newDetails(): Details
  /** Listens to one game. */
  collector(stats: Stats<Details>, seats: number): StatsCollector
  /** Means and shares of what was counted. */
  summary(stats: Stats<Details>): object
  habits(stats: Stats<Details>, game: Game<State, View>): Habits
}

/** Points and wins, and where points came from. */
export const PLAIN_STATS: GameStats = {
  newDetails: () => ({}),
  collector: scoreCollector,
  summary: () => ({}),
  habits: () => ({}),
}
