import type { Seed } from '@roundhouse/kernel/dice'
import { readJson } from '@roundhouse/kernel/file/json'
import { Refusal } from '@roundhouse/kernel/game'
import type { Example } from './example.ts'
import { lookAt, nothingSeen, type Seen, thinkOverSeen } from './regression.ts'
import type { Subject } from './spec.ts'
import { nothingTried, remember, type Tried, thinkOverTried } from './spsa.ts'

/** How far a training is. It can be written down after any game, and goes on from there to the same end. */
export interface Training {
  readonly game: string
  readonly seed: Seed
  /** What the games begin with, and the match is against; `null`: what was written by hand. */
  readonly playedBy: readonly number[] | null
  /** After so many games what they showed is thought over. */
  readonly classSize: number
  played: number
  weights: readonly number[]
  readonly notes: Seen | Tried
  /** By class: its loss, or how far the weights have moved. */
  readonly figures: number[]
}

export function newTraining(
  { game, belief, way }: Subject,
  seed: Seed,
  playedBy: readonly number[] | null,
  classSize: number,
): Training {
  const isLooking = way.by === 'looking'
  const weights = isLooking ? belief : (playedBy ?? belief)
  const notes = isLooking ? nothingSeen(belief.length) : nothingTried(weights)
  return { game, seed, playedBy, classSize, played: 0, weights, notes, figures: [] }
}

/** What a game shows: its positions to whoever looks, what a trial gained to whoever tries. */
export type Lesson = Example | number

/** Learns from the next game; at the end of a class the weights are found anew. */
export function learn(subject: Subject, training: Training, lesson: Lesson): void {
  const { notes, weights, seed } = training
  if (notes.by === 'looking') lookAt(notes, weights, lesson as Example)
  else remember(notes, seed, training.played, lesson as number)
  training.played++
  if (training.played % training.classSize === 0) thinkOver(subject, training)
}

function thinkOver({ way, belief }: Subject, training: Training): void {
  const { weights, figure } = thoughtOver(way, belief, training)
  training.weights = weights
  training.figures.push(figure)
}

function thoughtOver(way: Subject['way'], belief: readonly number[], training: Training) {
  const { notes } = training
  if (notes.by === 'looking' && way.by === 'looking') return thinkOverSeen(notes, way, belief)
  if (notes.by === 'trying' && way.by === 'trying') return thinkOverTried(notes, way, belief, training)
  throw new Refusal(`What was learned by ${notes.by} cannot go on by ${way.by}`)
}

const FORMAT = 'roundhouse-training 2'

/** A training as text, to go on from later. */
export const writeTraining = (training: Training): string => `${JSON.stringify({ format: FORMAT, ...training })}\n`

export function readTraining(text: string): Training {
  const { format, ...training } = readJson(text) as Training & { format?: unknown }
  if (format !== FORMAT) throw new Refusal(`This is no ${FORMAT}`)
  return training
}
