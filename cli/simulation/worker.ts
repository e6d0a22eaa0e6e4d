import { parentPort, workerData } from 'node:worker_threads'
import { simulate } from '@roundhouse/bots/simulation'
import { gameNamed } from '../games.ts'
import type { Counted, Job, Slice } from './job.ts'

const { game, options, bots, seed } = workerData as Job
const { box } = gameNamed(game)

parentPort!.on('message', ({ from, count }: Slice) => {
  const counted: Counted = { count, tally: simulate(box, options, bots, seed, from, count) }
  parentPort!.postMessage(counted)
})
