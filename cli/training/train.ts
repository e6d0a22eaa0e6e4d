import { subjectOf } from '@roundhouse/bots/learning/subjects'
import {
  type Lesson,
  learn,
  newTraining,
  readTraining,
  type Training,
  writeTraining,
} from '@roundhouse/bots/training/training'
import type { Seed } from '@roundhouse/kernel/dice'
import { Refusal } from '@roundhouse/kernel/game'
import { about, Stopped, WrongUse } from '../endings.ts'
import { readText, writeWhole } from '../saving/files.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { playInThreads, type Series } from './pool.ts'
import { newTelling } from './progress.ts'

interface Beginning {
  readonly seed: Seed
  readonly classSize: number | undefined
  /** By what was written by hand, not by what is shipped. */
  readonly afresh: boolean
  /** The file of a training to go on with. */
  readonly resume: string | undefined
}

/** A new training, or one that was stopped. */
export function openTraining(game: string, { seed, classSize, afresh, resume }: Beginning): Training {
  const subject = subjectOf(game)
  if (resume === undefined)
    return newTraining(subject, seed, afresh ? null : subject.shipped, classSize ?? subject.usual.classSize)
  const training = trainingIn(resume)
  if (training.game !== game) throw new WrongUse(`${resume} is a training of ${training.game}, not of ${game}`)
  if (training.weights.length !== subject.belief.length || training.notes.by !== subject.way.by)
    throw new Refusal(`${resume} was made when bots looked at other things`)
  return training
}

function trainingIn(file: string): Training {
  try {
    return readTraining(readText(file))
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(about(file, error.message))
    throw error
  }
}

interface Course {
  readonly games: number
  readonly jobs: number
  /** The file in which the training is kept. */
  readonly state: string
}

/** Learns from games until so many are played. Whoever stops it is told how to go on. */
export async function studyUntil(
  terminal: Terminal,
  training: Training,
  { games, jobs, state }: Course,
): Promise<void> {
  const { game, seed, playedBy } = training
  const subject = subjectOf(game)
  const telling = newTelling(terminal, training, games)
  const series = { work: { game, seed, playedBy }, from: training.played, to: games, jobs, ...togetherIn(training) }
  try {
    await playInThreads<Lesson>(series, terminal.stopped, lesson => {
      learn(subject, training, lesson)
      telling.tell()
    })
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
    throw new Stopped(error.signal, `Stopped after ${training.played} games. ${goOn(game, games, state)}`)
  } finally {
    telling.end()
    writeWhole(state, writeTraining(training))
  }
}

/** Whoever looks may look at all games at once; whoever tries has to know what came of the class before. */
const togetherIn = ({ notes, classSize }: Training): Pick<Series, 'together'> =>
  notes.by === 'looking' ? {} : { together: { count: classSize, around: () => notes.around } }

const goOn = (game: string, games: number, state: string): string =>
  `Go on with: npm run train -- ${game} --games ${games} --resume ${state}`
