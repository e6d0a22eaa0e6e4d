import type { Match } from '@roundhouse/bots/learning/match'
import { shareOut } from '@roundhouse/bots/threads/sharing'
import { Thread } from '@roundhouse/bots/threads/thread'
import type { Seed } from '@roundhouse/kernel/dice'
import { programOf } from '../threads/program.ts'

/** Games that are played to learn from them. */
export interface Practice {
  readonly game: string
  readonly seed: Seed
  readonly playedBy: readonly number[] | null
}

/** Games, or deals of a match, from one number to another, in so many threads. */
export interface Series {
  readonly work: Practice | Match
  readonly from: number
  readonly to: number
  readonly jobs: number
}

/** Each is told in order, whoever was ready first. When somebody stops it, what was told is all there is. */
export async function playInThreads<Answer>(
  { work, from, to, jobs }: Series,
  stopped: Promise<never>,
  tell: (answer: Answer) => void,
): Promise<void> {
  const numbers = Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)
  if (numbers.length === 0) return
  const program = programOf(new URL('./worker.ts', import.meta.url))
  const threads = Array.from(
    { length: Math.min(jobs, numbers.length) },
    () => new Thread<number, Answer>(program, work),
  )
  try {
    await Promise.race([shareOut(threads, numbers, inOrder(from, tell)), stopped])
  } finally {
    await Promise.all(threads.map(thread => thread.end()))
  }
}

/** What comes too early waits. */
function inOrder<Answer>(from: number, tell: (answer: Answer) => void): (answer: Answer, n: number) => void {
  const waiting = new Map<number, Answer>()
  let next = from
  return (answer, n) => {
    waiting.set(n, answer)
    for (; waiting.has(next); next++) {
      tell(waiting.get(next)!)
      waiting.delete(next)
    }
  }
}
