import { Worker } from 'node:worker_threads'
import { Refusal } from '@roundhouse/kernel/game'
import type { ExaminationSummary } from '@roundhouse/kernel/testing/examination'
import { bundled } from '../bundle/bundle.mjs'
import type { ExaminationJob, Flags } from '../game.ts'

/** What a thread is started with: which game, and what is to be examined. */
export interface ExaminationTask {
  readonly game: string
  readonly job: ExaminationJob<Flags>
}

/** What the thread tells: how far it is, that all is well, or which law is broken and where. */
export type ExaminationMessage =
  | { readonly is: 'progress'; readonly games: number }
  | { readonly is: 'done'; readonly summary: ExaminationSummary }
  | { readonly is: 'broken'; readonly message: string }

/** Examines in a thread of its own, so that a signal can stop it. A broken law is refused with the way there. */
export async function examineInThread(
  task: ExaminationTask,
  onProgress: (games: number) => void,
): Promise<ExaminationSummary> {
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
