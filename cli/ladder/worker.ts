import { parentPort, workerData } from 'node:worker_threads'
import type { Score } from '@roundhouse/bots/ladder/contest'
import { playTask, type Task } from '@roundhouse/bots/ladder/ledger'
import type { Shown } from '@roundhouse/bots/ladder/showing'
import { answerAll } from '@roundhouse/bots/threads/thread'
import type { Seed } from '@roundhouse/kernel/dice'

const seed = workerData as Seed

answerAll<Task, Score | Shown>(parentPort!, task => playTask(task, seed))
