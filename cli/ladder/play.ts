import type { Score } from '@roundhouse/bots/stats/ladder/contest'
import { type Ledger, newEntry, type Quota, type Task, tasksOf } from '@roundhouse/bots/stats/ladder/ledger'
import type { SelfPlayStats } from '@roundhouse/bots/stats/ladder/self-play'
import { newProgress } from '../simulation/progress.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { withThreads } from '../threads/pool.ts'

/** Plays what is wanted and not in the ledger yet, in this many threads, and keeps the ledger all along. */
export async function playInto(
  ledger: Ledger,
  wanted: readonly Quota[],
  threads: number,
  terminal: Terminal,
  keep: () => void,
): Promise<void> {
  const tasks = tasksOf(ledger, wanted)
  const enter = newEntry(ledger)
  const progress = newProgress(terminal, gamesIn(tasks))
  let done = 0
  try {
    await withThreads<Task, Score | SelfPlayStats>(WORKER, ledger.seed, Math.min(threads, tasks.length), share => {
      const played = share(tasks, (counts, task) => {
        enter(task, counts)
        keep()
        progress.tell((done += counts.games))
      })
      return Promise.race([played, terminal.stopped])
    })
  } finally {
    progress.end()
  }
}

const WORKER = new URL('./worker.ts', import.meta.url)

/** A deal is played once for each seat, a showing once. */
const gamesIn = (tasks: readonly Task[]): number =>
  tasks.reduce((sum, { event }) => sum + ('one' in event ? event.players : 1), 0)
