import type { Reason } from './reason.ts'

/** Something good to do. */
export interface Advice {
  /** The whole plan, move by move, as records write them. */
  readonly moves: readonly string[]
  /** One to three, the weightiest first. */
  readonly reasons: readonly Reason[]
}
