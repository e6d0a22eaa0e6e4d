import type { MessagePort } from 'node:worker_threads'
import { openBy } from '@roundhouse/kernel/rules-number'
import { botGameNamed } from '../../games.ts'
import type { SearchWorker } from '../parallel/parallel-search.ts'
import type { SearchRequest } from '../parallel/request.ts'
import type { RootStats } from '../parallel/root-stats.ts'
import { newSearchHost } from '../parallel/worker-host.ts'
import { answerAll, type Thread } from './thread.ts'

/** What a thread is asked. */
type SearchMessage =
  | { readonly do: 'search'; readonly id: number; readonly request: SearchRequest }
  | { do: 'cancel'; id: number }

/** A thread that searches. */
export type SearchThread = Thread<SearchMessage, RootStats>

/** In a thread: answers every request that comes through the port. */
export function searchIn(port: MessagePort): void {
  const host = newSearchHost(({ game, rules, options }) => {
    const { definition, knowledge } = botGameNamed(game)
    return { game: openBy(definition, options, rules ?? definition.rules), knowledge }
  })
  answerAll<SearchMessage, RootStats>(port, message => {
    if (message.do === 'search') return host.search(message.id, message.request)
    host.cancel(message.id)
    return []
  })
}

/** The thread as a worker. */
export const searchWorkerIn = (thread: SearchThread): SearchWorker => ({
  search: (id, request) => thread.ask({ do: 'search', id, request }),
  cancel: id => thread.ask({ do: 'cancel', id }),
})
