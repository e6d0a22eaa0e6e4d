import { Worker } from 'node:worker_threads'
import { Refusal } from '@roundhouse/kernel/game'
import { bundled } from '../bundle/bundle.mjs'
import type { ExaminationResult } from '../game.ts'
import type { ExaminationMessage, ExaminationTask } from './messages.ts'

/** Examines in a thread of its own, so that a signal can stop it. A broken law is refused with the way there. */
export async function examineInThread(
  task: ExaminationTask,
  onProgress: (games: number) => void,
): Promise<ExaminationResult> {
  const thread = new Worker(bundled(new URL('./worker.ts', import.meta.url)), { workerData: task })
  try {
    return await new Promise((resolve, reject) => {
      thread.on('error', reject)
      thread.on('message', (message: ExaminationMessage) => {
        if (message.is === 'progress') onProgress(message.games)
        else if (message.is === 'done') resolve(message.summary)
        else reject(new Refusal(message.message))
      })
    })
  } finally {
    await thread.terminate()
  }
}
