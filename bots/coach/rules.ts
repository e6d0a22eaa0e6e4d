import type { Dice } from '@roundhouse/kernel/dice'
import type { Game, Move } from '@roundhouse/kernel/game'
import type { CoachReason } from './reason.ts'

/** A reason, and about how many points it is worth to know it: the weightiest are told. */
export interface WeightedReason {
  readonly reason: CoachReason
  readonly weight: number
}

/** What the coach must know of a game besides what bots know. It is asked about guesses, never about the true state. */
export interface CoachRules<State extends Dice = Dice> {
  /** Where it changes another turn begins; what all do by turns, such as an auction, is one. */
  turn(state: State): string
  /** Where it changes something else is decided, also by the same seat in the same turn. */
  decision(state: State): string
  /** What a plan does at heart, thing by thing: plans that have most of it in common are one piece of advice. */
  signature(game: Game<State>, before: State, plan: readonly Move[]): readonly string[]
  /** All that speaks for a plan; nothing that the one who decides may not know. */
  reasons(game: Game<State>, before: State, plan: readonly Move[]): readonly WeightedReason[]
}
