import type { ChanceTeller } from '@roundhouse/bots/training/calibration'
import type { WeightMatch } from '@roundhouse/bots/training/match'
import type { NetMatch } from '@roundhouse/bots/training/net/match'
import type { NetPlayers } from '@roundhouse/bots/training/net/self-play'
import type { Seed } from '@roundhouse/kernel/dice'
import { withThreads } from '../threads/pool.ts'

/** Games that are played to learn from them. */
export interface SelfPlayWork {
  readonly game: string
  readonly seed: Seed
  readonly playedBy: readonly number[] | null
}

/** Games of strong bots that show how often chances come true. */
export interface CalibrationWork {
  readonly game: string
  readonly seed: Seed
  readonly calibrates: ChanceTeller
}

/** Games that a value net is fitted to. */
export interface NetWork {
  readonly game: string
  readonly seed: Seed
  readonly netPlayers: NetPlayers
}

/** Games, or deals of a match, from one number to another, in this many threads. */
export interface TrainingSeries {
  readonly work: SelfPlayWork | CalibrationWork | NetWork | NetMatch | WeightMatch
  readonly from: number
  readonly to: number
  readonly threads: number
  /** Where what is played next depends on what came before: this many are played at once, and then all are waited for. */
  readonly batches?: { readonly count: number; around(): readonly number[] }
}

/** What a thread is asked to play: the n-th of its work, around these weights in a parameter search. */
export interface GameRequest {
  readonly n: number
  readonly around: readonly number[]
}

/** Each is told in order, no matter who was ready first. When somebody stops it, what was told is all there is. */
export async function playInThreads<Answer>(
  { work, from, to, threads, batches }: TrainingSeries,
  stopped: Promise<never>,
  tell: (answer: Answer) => void,
): Promise<void> {
  if (to <= from) return
  await withThreads<GameRequest, Answer>(WORKER, work, Math.min(threads, to - from), async share => {
    for (let next = from; next < to; ) {
      const end = batches === undefined ? to : Math.min(to, next + batches.count - (next % batches.count))
      await Promise.race([share(requestsFrom(next, end, batches?.around() ?? []), inOrder(next, tell)), stopped])
      next = end
    }
  })
}

const WORKER = new URL('./worker.ts', import.meta.url)

const requestsFrom = (from: number, to: number, around: readonly number[]): GameRequest[] =>
  Array.from({ length: to - from }, (_, i) => ({ n: from + i, around }))

/** What comes too early waits. */
function inOrder<Answer>(from: number, tell: (answer: Answer) => void): (answer: Answer, wanted: GameRequest) => void {
  const waiting = new Map<number, Answer>()
  let next = from
  return (answer, { n }) => {
    waiting.set(n, answer)
    for (; waiting.has(next); next++) {
      tell(waiting.get(next)!)
      waiting.delete(next)
    }
  }
}
