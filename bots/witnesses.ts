import { firstClassWitness } from './first-class/witness.ts'
import { nurembergWitness } from './nuremberg/witness.ts'
import type { Tally } from './tally.ts'
import { anyWitness, type Witness } from './witness.ts'

type NewWitness = (tally: Tally, seats: number) => Witness

/** Who listens to which game. */
const WITNESSES: Readonly<Record<string, NewWitness>> = {
  'first-class': firstClassWitness,
  nuremberg: nurembergWitness,
}

export const witnessFor = (game: string): NewWitness =>
  (Object.hasOwn(WITNESSES, game) && WITNESSES[game]) || anyWitness
