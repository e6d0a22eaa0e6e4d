import type { State } from '@roundhouse/nuremberg/base/state'
import type { StoryLine } from '@roundhouse/nuremberg/base/story'
import type { View } from '@roundhouse/nuremberg/base/view'
import type { GameStats } from '../../stats/game-stats.ts'
import { nurembergAcquisition } from './acquisition.ts'
import { nurembergCollector } from './collector.ts'
import { nurembergDeedTeller } from './deeds.ts'
import { type NurembergDetails, newDetails } from './details.ts'
import { nurembergHabits } from './habits.ts'
import { nurembergSummary } from './summary.ts'

/** What is counted in games of Nuremberg. */
export const stats: GameStats<NurembergDetails, State, View> = {
  newDetails,
  collector: nurembergCollector,
  newDeedTeller: nurembergDeedTeller,
  summary: nurembergSummary,
  habits: nurembergHabits,
  acquisition: line => nurembergAcquisition(line as StoryLine),
}
