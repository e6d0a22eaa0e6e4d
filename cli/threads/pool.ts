import { shareOut } from '@roundhouse/bots/play/threads/share-out'
import { type Program, Thread } from '@roundhouse/bots/play/threads/thread'
import { bundled } from '../bundle/bundle.mjs'

/**
 * A program for threads as plain code. A thread does not inherit what makes TypeScript run: it would have to compile
 * everything again, and would then be only half as fast.
 */
export const programOf = (source: URL): Program => ({ file: bundled(source) })

/** Shares tasks out to the threads of a pool. */
type ShareOut<Task, Answer> = (tasks: readonly Task[], onAnswer: (answer: Answer, task: Task) => void) => Promise<void>

/** Works with this many threads of a program, each started with the same data. However it ends, so do they. */
export async function withThreads<Task, Answer>(
  worker: URL,
  data: unknown,
  count: number,
  work: (share: ShareOut<Task, Answer>) => Promise<void>,
): Promise<void> {
  const program = programOf(worker)
  const pool = Array.from({ length: count }, () => new Thread<Task, Answer>(program, data))
  try {
    await work((tasks, onAnswer) => shareOut(pool, tasks, onAnswer))
  } finally {
    await Promise.all(pool.map(thread => thread.end()))
  }
}
