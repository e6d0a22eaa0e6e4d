import { parentPort, workerData } from 'node:worker_threads'
import { simulate } from '@roundhouse/bots/simulation'
import { firstClass } from '@roundhouse/first-class/box'
import type { Counted, Job, Slice } from './job.ts'

const { options, bots, seed } = workerData as Job

parentPort!.on('message', ({ from, count }: Slice) => {
  const counted: Counted = { count, tally: simulate(firstClass, options, bots, seed, from, count) }
  parentPort!.postMessage(counted)
})
