import type { Seed } from '@roundhouse/kernel/dice'
import { readJson } from '@roundhouse/kernel/file/json'
import { Refusal } from '@roundhouse/kernel/game'
import type { Example } from './example.ts'
import { addPosition, chancesBy, surpriseAt } from './logit.ts'
import { fit, newSums, type Sums } from './regression.ts'
import type { Subject } from './subject.ts'

/** How far a training is. It can be written down after any game, and goes on from there to the same end. */
export interface Training {
  readonly game: string
  readonly seed: Seed
  /** What the games are played by; `null`: what was written by hand. */
  readonly playedBy: readonly number[] | null
  /** Games of a class are looked at by the same weights; then what was seen is thought over. */
  readonly classSize: number
  played: number
  weights: readonly number[]
  /** What was seen in all games so far. */
  readonly sums: Sums
  /** By class: how surprising its positions were to whoever had learned from the classes before it alone. */
  readonly surprises: number[]
  /** The same of the class that is not over yet: all together, and of how many positions. */
  surprise: number
  positions: number
}

export const newTraining = (
  { game, belief }: Subject,
  seed: Seed,
  playedBy: readonly number[] | null,
  classSize: number,
): Training => ({
  game,
  seed,
  playedBy,
  classSize,
  played: 0,
  weights: belief,
  sums: newSums(belief.length),
  surprises: [],
  surprise: 0,
  positions: 0,
})

/** What is believed pulls the more, the less it is doubted. */
const pullsOf = ({ alike, doubt }: Subject): number[] => doubt.map(doubted => alike / doubted ** 2)

/** Learns from the next game; at the end of a class the weights are found anew. */
export function learn(subject: Subject, training: Training, { positions, won }: Example): void {
  const { weights, sums, classSize } = training
  for (const position of positions) {
    const chances = chancesBy(weights, position)
    training.surprise += surpriseAt(chances, won)
    addPosition(sums, weights, position, chances, won)
  }
  training.positions += positions.length
  training.played++
  if (training.played % classSize === 0) thinkOver(training, fit(sums, subject.belief, pullsOf(subject)))
}

function thinkOver(training: Training, weights: readonly number[]): void {
  training.surprises.push(training.surprise / training.positions)
  training.weights = weights
  training.surprise = 0
  training.positions = 0
}

const FORMAT = 'roundhouse-training 1'

/** A training as text, to go on from later. */
export const writeTraining = (training: Training): string => `${JSON.stringify({ format: FORMAT, ...training })}\n`

export function readTraining(text: string): Training {
  const { format, ...training } = readJson(text) as Training & { format?: unknown }
  if (format !== FORMAT) throw new Refusal(`This is no ${FORMAT}`)
  return training
}
