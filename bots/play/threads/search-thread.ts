import type { MessagePort } from 'node:worker_threads'
import type { SearchWorker } from '../parallel/parallel-search.ts'
import type { SearchRequest } from '../parallel/request.ts'
import type { RootStats } from '../parallel/root-stats.ts'
import { newSearchHost, type OpenKnownGame } from '../parallel/worker-host.ts'
import { answerAll, type Thread } from './thread.ts'

/** What a thread with a study is asked. */
type SearchMessage =
  | { readonly do: 'search'; readonly id: number; readonly request: SearchRequest }
  | { do: 'cancel'; id: number }

/** A thread in which somebody thinks. */
export type SearchThread = Thread<SearchMessage, RootStats>

/** In a thread: thinks about whatever is asked through the port. */
export function searchIn(port: MessagePort, open: OpenKnownGame): void {
  const host = newSearchHost(open)
  answerAll<SearchMessage, RootStats>(port, message => {
    if (message.do === 'search') return host.search(message.id, message.request)
    host.cancel(message.id)
    return []
  })
}

/** A thread with a study, as it is asked for advice. */
export const searchWorkerIn = (thread: SearchThread): SearchWorker => ({
  search: (id, request) => thread.ask({ do: 'search', id, request }),
  cancel: id => thread.ask({ do: 'cancel', id }),
})
