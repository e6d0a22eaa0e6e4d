import { parentPort, workerData } from 'node:worker_threads'
import { answerAll } from '@roundhouse/bots/play/threads/thread'
import type { Score } from '@roundhouse/bots/stats/ladder/contest'
import { playTask, type Task } from '@roundhouse/bots/stats/ladder/ledger'
import type { SelfPlayStats } from '@roundhouse/bots/stats/ladder/self-play'
import type { Seed } from '@roundhouse/kernel/dice'

const seed = workerData as Seed

answerAll<Task, Score | SelfPlayStats>(parentPort!, task => playTask(task, seed))
