import { fork } from '@roundhouse/kernel/dice'
import { partOf } from '../search/budget.ts'
import type { SearchRequest } from './request.ts'
import { mergeStats, mostVisitedPlan, type PlanStats, type RootStats } from './root-stats.ts'

/** What searches, here or behind messages. */
export interface SearchWorker {
  search(id: number, request: SearchRequest): Promise<RootStats>
  cancel(id: number): unknown
}

let asked = 0

/**
 * Lets one or several workers search the same position, each with dice of its own; their visits are added up (root
 * parallelisation). When the signal comes they answer at once with the best they have.
 */
export async function parallelSearch(
  workers: readonly SearchWorker[],
  request: SearchRequest,
  signal?: AbortSignal,
): Promise<PlanStats> {
  const id = asked++
  const cancel = (): void => workers.forEach(worker => void worker.cancel(id))
  const answers = workers.map((worker, n) => worker.search(id, partOfRequest(request, n, workers.length)))
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

const partOfRequest = (request: SearchRequest, n: number, workers: number): SearchRequest => ({
  ...request,
  seed: fork(request.seed, n),
  budget: partOf(request.budget, workers),
})
