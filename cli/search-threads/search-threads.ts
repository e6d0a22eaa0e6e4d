import type { Adviser } from '@roundhouse/bots/play/parallel/parallel-search'
import { adviserIn, type StudyThread } from '@roundhouse/bots/play/threads/search-thread'
import { Thread } from '@roundhouse/bots/play/threads/thread'
import { programOf } from '../threads/program.ts'

/** Threads in which bots think, as many as there shall be cores for them. */
export interface Studies {
  readonly advisers: readonly Adviser[]
  end(): Promise<void>
}

export function openStudies(count: number): Studies {
  const program = programOf(new URL('./worker.ts', import.meta.url))
  const threads = Array.from({ length: count }, (): StudyThread => new Thread(program))
  return {
    advisers: threads.map(adviserIn),
    async end() {
      await Promise.all(threads.map(thread => thread.end()))
    },
  }
}
