import type { CoachReason } from '@roundhouse/bots/coach/reason'
import type { Say } from '../messages/say.ts'

/** How a game puts advice into words, and where on its table it points. */
export interface CoachWords {
  /** A move, so that it is known which: the first of a plan. */
  readonly move: (say: Say, text: string) => string
  /** A move that comes later in a plan, in few words; `null`: it goes without saying. */
  readonly later: (say: Say, text: string) => string | null
  readonly reason: (say: Say, reason: CoachReason) => string
  /** Where on the table a move is made, as selectors; of several that are there each is marked. */
  readonly places: (text: string) => readonly string[]
}

/** This many moves of a plan are told. */
const TOLD = 6

/** A whole plan in the words of its game. */
export const planSentence = (words: CoachWords, say: Say, [first, ...rest]: readonly string[]): string =>
  planWords([words.move(say, first!), ...rest.flatMap(text => words.later(say, text) ?? [])])

/** Moves one after the other in a line: what is done again is counted, and a long plan is told as far as it is decided now. */
export function planWords(moves: readonly string[]): string {
  const counted: { text: string; times: number }[] = []
  for (const text of moves) {
    const last = counted.at(-1)
    if (last?.text === text) last.times++
    else counted.push({ text, times: 1 })
  }
  const told = counted.slice(0, TOLD).map(({ text, times }) => (times === 1 ? text : `${times} × ${text}`))
  return [...told, ...(counted.length > TOLD ? ['…'] : [])].join(' · ')
}
