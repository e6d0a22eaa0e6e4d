import type { State } from '@roundhouse/first-class/base/state'
import type { StoryLine } from '@roundhouse/first-class/base/story'
import type { View } from '@roundhouse/first-class/base/view'
import type { FirstClass } from '@roundhouse/first-class/game'
import type { GameStats } from '../../stats/game-stats.ts'
import { firstClassAcquisition } from './acquisition.ts'
import { firstClassCollector } from './collector.ts'
import { firstClassDeedTeller } from './deeds.ts'
import { type FirstClassDetails, newDetails } from './details.ts'
import { firstClassHabits } from './habits.ts'
import { firstClassSummary } from './summary.ts'

/** What is counted in games of First Class. */
export const stats: GameStats<FirstClassDetails, State, View> = {
  newDetails,
  collector: firstClassCollector,
  newDeedTeller: game => firstClassDeedTeller(game as FirstClass),
  summary: firstClassSummary,
  habits: (counted, game) => firstClassHabits(counted, (game as FirstClass).rules.printed),
  acquisition: line => firstClassAcquisition(line as StoryLine),
}
