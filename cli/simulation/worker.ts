import { parentPort, workerData } from 'node:worker_threads'
import { boxNamed } from '@roundhouse/bots/boxes'
import { answerAll } from '@roundhouse/bots/play/threads/thread'
import { simulate } from '@roundhouse/bots/stats/simulation'
import type { Tally } from '@roundhouse/bots/stats/stats'
import type { Job, Slice } from './job.ts'

const { game, options, bots, seed } = workerData as Job
const box = boxNamed(game)

answerAll<Slice, Tally>(parentPort!, ({ from, count }) => simulate(box, options, bots, seed, from, count))
