import { parentPort, workerData } from 'node:worker_threads'
import { type Example, examplesIn } from '@roundhouse/bots/learning/example'
import { type Deal, dealsOf, type Match } from '@roundhouse/bots/learning/match'
import { subjectOf } from '@roundhouse/bots/learning/subjects'
import { answerAll } from '@roundhouse/bots/threads/thread'
import type { Practice } from './crew.ts'

const work = workerData as Practice | Match
const subject = subjectOf(work.game)

if ('playedBy' in work) answerAll<number, Example>(parentPort!, examplesIn(subject, work.seed, work.playedBy))
else answerAll<number, Deal>(parentPort!, dealsOf(subject, work))
