import type { Letter } from '@roundhouse/first-class/base/card'
import type { ExaminationSummary } from '@roundhouse/first-class/testing/examination'
import type { Seed } from '@roundhouse/kernel/dice'

/** What is to be examined. It is plain data: a thread is told it. */
export interface Wanted {
  readonly games: number
  readonly seed: Seed
  readonly players: readonly number[]
  readonly pairs: readonly (readonly [Letter, Letter])[]
  readonly every: number
}

/** What the thread tells: how far it is, that all is well, or which law is broken and where. */
export type News =
  | { readonly is: 'progress'; readonly games: number }
  | { readonly is: 'done'; readonly summary: ExaminationSummary }
  | { readonly is: 'broken'; readonly message: string }
