import { fork } from '@roundhouse/kernel/dice'
import type { SearchRequest } from './request.ts'
import { mergeStats, mostVisitedPlan, type PlanStats, type RootStats } from './root-stats.ts'

/** What searches, here or behind messages. */
export interface SearchWorker {
  search(id: number, request: SearchRequest): Promise<RootStats>
  cancel(id: number): unknown
}

let asked = 0

/**
 * Lets workers search a position. By the clock all of them do, each with dice of its own, and their visits are added up
 * (root parallelisation). By simulations the first does alone: several small trees are not one large tree, and a level
 * would play worse the more workers it had. When the signal comes they answer at once with the best they have.
 */
export async function parallelSearch(
  workers: readonly SearchWorker[],
  request: SearchRequest,
  signal?: AbortSignal,
): Promise<PlanStats> {
  const id = asked++
  const searching = 'simulations' in request.budget ? workers.slice(0, 1) : workers
  const cancel = (): void => searching.forEach(worker => void worker.cancel(id))
  const answers = searching.map((worker, n) => worker.search(id, { ...request, seed: fork(request.seed, n) }))
  signal?.addEventListener('abort', cancel)
  if (signal?.aborted) cancel()
  try {
    return mostVisitedPlan(mergeStats(await Promise.all(answers)))
  } finally {
    signal?.removeEventListener('abort', cancel)
  }
}

const WARM_UP = 20

/**
 * A request whose answer nobody needs. Code that has never run is slow at first: a worker that has searched once keeps
 * to its time when it matters.
 */
export const warmUp = (workers: readonly SearchWorker[], request: SearchRequest): Promise<unknown> =>
  Promise.all(workers.map(worker => worker.search(asked++, { ...request, budget: { simulations: WARM_UP } })))
