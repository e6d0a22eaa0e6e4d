import type { Examined, Flags, Wanted } from '../game.ts'

/** What a thread is told: which game, and what is to be examined. */
export interface Task {
  readonly game: string
  readonly wanted: Wanted<Flags>
}

/** What the thread tells: how far it is, that all is well, or which law is broken and where. */
export type News =
  | { readonly is: 'progress'; readonly games: number }
  | { readonly is: 'done'; readonly summary: Examined }
  | { readonly is: 'broken'; readonly message: string }
