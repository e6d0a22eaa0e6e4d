import type { GameTable, MoveKind, Objection } from '../base/table.ts'

/** One of the ten phases of a turn (NB-1.1). */
export interface TurnPhase {
  /** What happens as it begins. */
  begin(table: GameTable): void
  /**
   * Goes on as far as there is nothing to decide. True: now somebody has. False: the phase is over.
   * Left out: nobody ever has anything to decide in it.
   */
  advance?(table: GameTable): boolean
}

/** What is to be decided: which kinds of move are open. */
export interface PhaseStage {
  readonly moveKinds: readonly MoveKind[]
  /** Nothing else can be done before: why not. Left out: a kind of move that is not open says itself why it is not. */
  readonly must?: Objection
}
