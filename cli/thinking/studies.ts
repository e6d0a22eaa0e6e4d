import type { Adviser } from '@roundhouse/bots/thinking/council'
import { adviserIn, type StudyThread } from '@roundhouse/bots/threads/study'
import { Thread } from '@roundhouse/bots/threads/thread'

/** Threads in which bots think, as many as there shall be cores for them. */
export interface Studies {
  readonly advisers: readonly Adviser[]
  end(): Promise<void>
}

export function openStudies(count: number): Studies {
  const threads = Array.from({ length: count }, (): StudyThread => new Thread(new URL('./worker.mjs', import.meta.url)))
  return {
    advisers: threads.map(adviserIn),
    async end() {
      await Promise.all(threads.map(thread => thread.end()))
    },
  }
}
