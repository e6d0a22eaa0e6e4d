import { parentPort, workerData } from 'node:worker_threads'
import { subjectOf } from '@roundhouse/bots/learning/subjects'
import { answerAll } from '@roundhouse/bots/play/threads/thread'
import { examplesIn } from '@roundhouse/bots/training/example'
import { dealsOf, type Match } from '@roundhouse/bots/training/match'
import type { Subject } from '@roundhouse/bots/training/spec'
import { trialsIn } from '@roundhouse/bots/training/spsa'
import type { Lesson } from '@roundhouse/bots/training/training'
import type { Practice, Wanted } from './pool.ts'

const work = workerData as Practice | Match
const subject = subjectOf(work.game)

if ('playedBy' in work) {
  answerAll<Wanted, Lesson>(parentPort!, lessonsIn(subject, work))
} else {
  const deal = dealsOf(subject, work)
  answerAll<Wanted, unknown>(parentPort!, ({ n }) => deal(n))
}

function lessonsIn(subject: Subject, { seed, playedBy }: Practice): (wanted: Wanted) => Lesson {
  const { way } = subject
  if (way.by === 'looking') {
    const example = examplesIn(subject, way, seed, playedBy)
    return ({ n }) => example(n)
  }
  const trial = trialsIn(subject, way, seed)
  return ({ n, around }) => trial(n, around)
}
