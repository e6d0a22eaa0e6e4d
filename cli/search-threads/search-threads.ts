import { type SearchThread, searchWorkerIn } from '@roundhouse/bots/play/threads/search-thread'
import { Thread } from '@roundhouse/bots/play/threads/thread'
import { programOf } from '../threads/pool.ts'

/** Threads in which bots think, as many as there shall be cores for them. */
export function openSearchThreads(count: number) {
  const program = programOf(new URL('./worker.ts', import.meta.url))
  const threads = Array.from({ length: count }, (): SearchThread => new Thread(program))
  return {
    workers: threads.map(searchWorkerIn),
    async end() {
      await Promise.all(threads.map(thread => thread.end()))
    },
  }
}
