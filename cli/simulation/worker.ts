import { parentPort, workerData } from 'node:worker_threads'
import { botGameNamed } from '@roundhouse/bots/games'
import { answerAll } from '@roundhouse/bots/play/threads/thread'
import { simulate } from '@roundhouse/bots/stats/simulation'
import type { Stats } from '@roundhouse/bots/stats/stats'
import type { Job, Slice } from './job.ts'

const { game, options, bots, seed } = workerData as Job
const botGame = botGameNamed(game)

answerAll<Slice, Stats>(parentPort!, ({ from, count }) => simulate(botGame, options, bots, seed, from, count))
