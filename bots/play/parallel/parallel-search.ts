import { fork } from '@roundhouse/kernel/dice'
import { partOf } from '../search/budget.ts'
import type { Question } from './request.ts'
import { type Ballot, chosen, type Thought, together } from './root-stats.ts'

/** A study, here or behind messages. */
export interface Adviser {
  think(id: number, question: Question): Promise<Thought>
  cancel(id: number): unknown
}

let asked = 0

/**
 * Asks one or several advisers, who search the same position with dice of their own; their tries are added up. When the
 * signal comes they answer at once with the best they have.
 */
export async function thinkTogether(
  advisers: readonly Adviser[],
  question: Question,
  signal?: AbortSignal,
): Promise<Ballot> {
  const id = asked++
  const cancel = (): void => advisers.forEach(adviser => void adviser.cancel(id))
  const thoughts = advisers.map((adviser, n) => adviser.think(id, partOfQuestion(question, n, advisers.length)))
  signal?.addEventListener('abort', cancel)
  if (signal?.aborted) cancel()
  try {
    return chosen(together(await Promise.all(thoughts)))
  } finally {
    signal?.removeEventListener('abort', cancel)
  }
}

const PRACTICE = 20

/**
 * A question whose answer nobody needs. Code that has never run is slow at first: who has thought once keeps to his time
 * when it matters.
 */
export const practise = (advisers: readonly Adviser[], question: Question): Promise<unknown> =>
  Promise.all(advisers.map(adviser => adviser.think(asked++, { ...question, budget: { tries: PRACTICE } })))

const partOfQuestion = (question: Question, n: number, advisers: number): Question => ({
  ...question,
  seed: fork(question.seed, n),
  budget: partOf(question.budget, advisers),
})
