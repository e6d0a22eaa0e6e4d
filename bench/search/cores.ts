import type { Adviser } from '@roundhouse/bots/thinking/council'
import type { Question } from '@roundhouse/bots/thinking/question'
import { adviserIn, type StudyThread } from '@roundhouse/bots/threads/study'
import { Thread } from '@roundhouse/bots/threads/thread'
import { fork } from '@roundhouse/kernel/dice'
import { median } from '../clock.ts'
import type { Times } from '../peer.ts'
import type { Decision } from './decisions.ts'

/** Tries in a second by the clock, in one thread and in two. */
export interface CoresReport {
  readonly one: number
  readonly two: number
  readonly times: Times
}

const ROUNDS = 7

/** One thread and two think in turns, as long each, so that a busy minute of the machine hits both. */
export async function measureCores(file: string, decision: Decision, seconds: number): Promise<CoresReport> {
  const threads = [1, 2].map((): StudyThread => new Thread({ file }))
  const advisers = threads.map(adviserIn)
  const milliseconds = (1000 * seconds) / (2 * (ROUNDS + 1))
  try {
    await triesOf(advisers, decision, milliseconds, 0)
    const rates: { one: number; two: number }[] = []
    for (let round = 1; round <= ROUNDS; round++)
      rates.push({
        one: await triesOf(advisers.slice(1), decision, milliseconds, round),
        two: await triesOf(advisers, decision, milliseconds, round),
      })
    return reportOf(rates)
  } finally {
    await Promise.all(threads.map(thread => thread.end()))
  }
}

function reportOf(rates: readonly { one: number; two: number }[]): CoresReport {
  const times = rates.map(({ one, two }) => two / one)
  return {
    one: median(rates.map(({ one }) => one)),
    two: median(rates.map(({ two }) => two)),
    times: { median: median(times), least: Math.min(...times), most: Math.max(...times) },
  }
}

/** Tries in a second of all advisers together. */
async function triesOf(
  advisers: readonly Adviser[],
  { game, options, state, seat }: Decision,
  milliseconds: number,
  round: number,
): Promise<number> {
  const question: Question = {
    game: game.name,
    options,
    level: 'expert',
    seat,
    state,
    seed: [0, 0, 0, round],
    budget: { milliseconds },
  }
  const began = performance.now()
  const thoughts = await Promise.all(
    advisers.map((adviser, n) => adviser.think(round, { ...question, seed: fork(question.seed, n) })),
  )
  const tries = thoughts.flat().reduce((sum, { visits }) => sum + visits, 0)
  return (1000 * tries) / (performance.now() - began)
}
