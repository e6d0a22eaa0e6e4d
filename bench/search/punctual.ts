import { parallelSearch, warmUp } from '@roundhouse/bots/play/parallel/parallel-search'
import { type SearchThread, searchWorkerIn } from '@roundhouse/bots/play/threads/search-thread'
import { Thread } from '@roundhouse/bots/play/threads/thread'
import { median } from '../clock.ts'
import { questionAt } from './asking.ts'
import type { SearchPosition } from './decisions.ts'

/** How many milliseconds after its time a thread answers that thinks by the clock. */
export interface PunctualReport {
  /** Of a thread that has only practised. */
  readonly first: number
  readonly median: number
  readonly worst: number
}

const QUESTIONS = 40
/** Short and long, in milliseconds. */
const BUDGETS = [10, 50, 200]

export async function measurePunctuality(file: string, decisions: readonly SearchPosition[]): Promise<PunctualReport> {
  const thread: SearchThread = new Thread({ file })
  const worker = searchWorkerIn(thread)
  const lateBy = async (n: number): Promise<number> => {
    const milliseconds = BUDGETS[n % BUDGETS.length]!
    const began = performance.now()
    await parallelSearch([worker], questionAt(decisions[n % decisions.length]!, milliseconds, n))
    return performance.now() - began - milliseconds
  }
  try {
    await warmUp([worker], questionAt(decisions[0]!, 0, 0))
    const late: number[] = []
    for (let n = 0; n < QUESTIONS; n++) late.push(await lateBy(n))
    return { first: late[0]!, median: median(late), worst: Math.max(...late) }
  } finally {
    await thread.end()
  }
}
