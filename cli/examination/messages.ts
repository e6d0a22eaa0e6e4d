import type { ExaminationJob, ExaminationResult, Flags } from '../game.ts'

/** What a thread is started with: which game, and what is to be examined. */
export interface ExaminationTask {
  readonly game: string
  readonly job: ExaminationJob<Flags>
}

/** What the thread tells: how far it is, that all is well, or which law is broken and where. */
export type ExaminationMessage =
  | { readonly is: 'progress'; readonly games: number }
  | { readonly is: 'done'; readonly summary: ExaminationResult }
  | { readonly is: 'broken'; readonly message: string }
