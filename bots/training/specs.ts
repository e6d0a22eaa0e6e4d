import { Refusal } from '@roundhouse/kernel/game'
import { botGameNamed, botGames } from '../games.ts'
import type { NetSpec } from './net/spec.ts'
import type { TrainingSpec } from './spec.ts'

/** The games of which something can be trained. */
export const trainable: readonly string[] = botGames.flatMap(({ name, training }) => (training === null ? [] : [name]))

export function trainingSpecOf(game: string): TrainingSpec {
  const { training } = botGameNamed(game)
  if (training === null) throw new Refusal(`There is nothing to train for ${game}; only for ${trainable.join(', ')}`)
  return training
}

export function netSpecOf(game: string): NetSpec {
  const { net } = trainingSpecOf(game)
  if (net === undefined) throw new Refusal(`There is no net to train for ${game}`)
  return net
}
