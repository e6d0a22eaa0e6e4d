import type { MessagePort } from 'node:worker_threads'
import type { Adviser } from '../parallel/parallel-search.ts'
import type { Question } from '../parallel/request.ts'
import type { Thought } from '../parallel/root-stats.ts'
import { newStudy, type OpenSubject } from '../parallel/worker-host.ts'
import { answerAll, type Thread } from './thread.ts'

/** What a thread with a study is asked. */
type Wanted = { readonly do: 'think'; readonly id: number; readonly question: Question } | { do: 'cancel'; id: number }

/** A thread in which somebody thinks. */
export type StudyThread = Thread<Wanted, Thought>

/** In a thread: thinks about whatever is asked through the port. */
export function thinkIn(port: MessagePort, open: OpenSubject): void {
  const study = newStudy(open)
  answerAll<Wanted, Thought>(port, wanted => {
    if (wanted.do === 'think') return study.think(wanted.id, wanted.question)
    study.cancel(wanted.id)
    return []
  })
}

/** A thread with a study, as it is asked for advice. */
export const adviserIn = (thread: StudyThread): Adviser => ({
  think: (id, question) => thread.ask({ do: 'think', id, question }),
  cancel: id => thread.ask({ do: 'cancel', id }),
})
