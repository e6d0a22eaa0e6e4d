import { trainingSpecOf } from '@roundhouse/bots/training/specs'
import {
  addSample,
  newTraining,
  readTraining,
  type Sample,
  type Training,
  writeTraining,
} from '@roundhouse/bots/training/training'
import type { Seed } from '@roundhouse/kernel/dice'
import { Refusal } from '@roundhouse/kernel/game'
import { Interruption } from '../exit-codes.ts'
import { readText, writeWhole } from '../saving/files.ts'
import { newProgress } from '../simulation/progress.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { refusedFile, WrongUse } from '../user-error.ts'
import { playInThreads, type TrainingSeries } from './pool.ts'

interface TrainingStart {
  readonly seed: Seed
  readonly batchSize: number | undefined
  /** By what was written by hand, not by what is shipped. */
  readonly fromScratch: boolean
  /** The file of a training to go on with. */
  readonly resume: string | undefined
}

/** A new training, or one that was stopped. */
export function openTraining(game: string, { seed, batchSize, fromScratch, resume }: TrainingStart): Training {
  const spec = trainingSpecOf(game)
  if (resume === undefined)
    return newTraining(spec, seed, fromScratch ? null : spec.shipped, batchSize ?? spec.defaults.batchSize)
  const training = trainingIn(resume)
  if (training.game !== game) throw new WrongUse('terminal.error.save-of', { path: resume, found: training.game, game })
  if (training.weights.length !== spec.priorWeights.length || training.state.by !== spec.method.by)
    throw new Refusal(`${resume} was made when bots looked at other things`)
  return training
}

function trainingIn(file: string): Training {
  try {
    return readTraining(readText(file))
  } catch (error) {
    throw refusedFile(file, error)
  }
}

interface TrainingRun {
  readonly games: number
  readonly threads: number
  /** The file in which the training is kept. */
  readonly state: string
}

/** Learns from games until this many are played. Anyone who stops it is told how to go on. */
export async function trainUntil(
  terminal: Terminal,
  training: Training,
  { games, threads, state }: TrainingRun,
): Promise<void> {
  const { game, seed, playedBy } = training
  const spec = trainingSpecOf(game)
  const progress = newProgress(terminal, games, { from: training.played })
  const series = { work: { game, seed, playedBy }, from: training.played, to: games, threads, ...batchesIn(training) }
  try {
    await playInThreads<Sample>(series, terminal.stopped, sample => {
      const batches = training.metrics.length
      addSample(spec, training, sample)
      if (training.metrics.length === batches) progress.tell(training.played)
      else progress.note(training.played, perSecond => `${perSecond} a second; ${metricWords(training)}`)
    })
  } catch (error) {
    if (!(error instanceof Interruption)) throw error
    throw new Interruption(error.signal, `Stopped after ${training.played} games. ${goOn(game, games, state)}`)
  } finally {
    progress.end()
    writeWhole(state, writeTraining(training))
  }
}

/** What is told at the end of a batch. */
const metricWords = ({ state, metrics }: Training): string =>
  `${state.by === 'regression' ? 'held-out loss' : 'the weights have moved by'} ${metrics.at(-1)!.toFixed(4)}`

/** A regression may play all games at once; a parameter search has to know what came of the batch before. */
const batchesIn = ({ state, batchSize }: Training): Pick<TrainingSeries, 'batches'> =>
  state.by === 'regression' ? {} : { batches: { count: batchSize, around: () => state.around } }

const goOn = (game: string, games: number, state: string): string =>
  `Go on with: npm run train -- ${game} --games ${games} --resume ${state}`
