import { Worker } from 'node:worker_threads'
import { Refusal } from '@roundhouse/kernel/game'
import { bundled } from '../bundle/bundle.mjs'
import type { Examined } from '../game.ts'
import type { News, Task } from './news.ts'

/** Examines in a thread of its own, so that a signal can stop it. A broken law is refused with the way there. */
export async function examineInThread(task: Task, onProgress: (games: number) => void): Promise<Examined> {
  const thread = new Worker(bundled(new URL('./worker.ts', import.meta.url)), { workerData: task })
  try {
    return await new Promise((resolve, reject) => {
      thread.on('error', reject)
      thread.on('message', (news: News) => {
        if (news.is === 'progress') onProgress(news.games)
        else if (news.is === 'done') resolve(news.summary)
        else reject(new Refusal(news.message))
      })
    })
  } finally {
    await thread.terminate()
  }
}
