import { firstClassWitness } from './first-class/stats/collector.ts'
import { nurembergWitness } from './nuremberg/stats/collector.ts'
import { anyWitness, type Witness } from './stats/collector.ts'
import type { Tally } from './stats/stats.ts'

type NewWitness = (tally: Tally, seats: number) => Witness

/** Who listens to which game. */
const WITNESSES: Readonly<Record<string, NewWitness>> = {
  'first-class': firstClassWitness,
  nuremberg: nurembergWitness,
}

export const witnessFor = (game: string): NewWitness =>
  (Object.hasOwn(WITNESSES, game) && WITNESSES[game]) || anyWitness
