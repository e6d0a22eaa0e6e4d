import { Refusal } from '@roundhouse/kernel/game'
import { training as firstClass } from '../first-class/training.ts'
import { training as nuremberg } from '../nuremberg/training.ts'
import type { TrainingSpec } from '../training/spec.ts'

/** What can be learned, by the name of the game; the types of each are erased. */
const SUBJECTS = { 'first-class': firstClass, nuremberg } as unknown as Readonly<Record<string, TrainingSpec>>

export function trainingSpecOf(game: string): TrainingSpec {
  if (!Object.hasOwn(SUBJECTS, game))
    throw new Refusal(`Nothing can be learned about ${game} here; only about ${Object.keys(SUBJECTS).join(', ')}`)
  return SUBJECTS[game]!
}
