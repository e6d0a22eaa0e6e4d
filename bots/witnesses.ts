import { firstClassCollector } from './first-class/stats/collector.ts'
import { nurembergCollector } from './nuremberg/stats/collector.ts'
import { type StatsCollector, scoreCollector } from './stats/collector.ts'
import type { Stats } from './stats/stats.ts'

type NewWitness = (stats: Stats, seats: number) => StatsCollector

/** Who listens to which game. */
const WITNESSES: Readonly<Record<string, NewWitness>> = {
  'first-class': firstClassCollector,
  nuremberg: nurembergCollector,
}

export const collectorFor = (game: string): NewWitness =>
  (Object.hasOwn(WITNESSES, game) && WITNESSES[game]) || scoreCollector
