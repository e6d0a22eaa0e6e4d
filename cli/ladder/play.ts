import { shareOut } from '@roundhouse/bots/play/threads/share-out'
import { Thread } from '@roundhouse/bots/play/threads/thread'
import type { Score } from '@roundhouse/bots/stats/ladder/contest'
import { type Ledger, newEntry, type Quota, type Task, tasksOf } from '@roundhouse/bots/stats/ladder/ledger'
import type { SelfPlayStats } from '@roundhouse/bots/stats/ladder/self-play'
import { newProgress } from '../simulation/progress.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { programOf } from '../threads/program.ts'

type Counts = Score | SelfPlayStats

/** Plays what is wanted and not in the ledger yet, in so many threads, and keeps the ledger all along. */
export async function playInto(
  ledger: Ledger,
  wanted: readonly Quota[],
  threads: number,
  terminal: Terminal,
  keep: () => void,
): Promise<void> {
  const tasks = tasksOf(ledger, wanted)
  const pool = Array.from({ length: Math.min(threads, tasks.length) }, () => startThread(ledger))
  const enter = newEntry(ledger)
  const progress = newProgress(terminal, gamesIn(tasks))
  let done = 0
  try {
    const played = shareOut(pool, tasks, (counts, task) => {
      enter(task, counts)
      keep()
      progress.tell((done += counts.games))
    })
    await Promise.race([played, terminal.stopped])
  } finally {
    progress.end()
    await Promise.all(pool.map(thread => thread.end()))
  }
}

const startThread = ({ seed }: Ledger): Thread<Task, Counts> =>
  new Thread(programOf(new URL('./worker.ts', import.meta.url)), seed)

/** A deal is played once for each seat, a showing once. */
const gamesIn = (tasks: readonly Task[]): number =>
  tasks.reduce((sum, { event }) => sum + ('one' in event ? event.players : 1), 0)
