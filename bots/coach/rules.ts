import type { Dice } from '@roundhouse/kernel/dice'
import type { Game, Move } from '@roundhouse/kernel/game'
import type { CoachReason } from './reason.ts'

/** A reason, and about how many points it is worth to know it: the weightiest are told. */
export interface WeightedReason {
  readonly reason: CoachReason
  readonly weight: number
  /** The parts of the evaluation in which it shows; none: in none of them, its weight is all there is. */
  readonly parts: readonly string[]
}

/** What a position is worth to a seat, part by part, in points. */
export type WorthParts = Readonly<Record<string, number>>

/** What the coach must know of a game besides what bots know. It is asked about guesses, never about the true state. */
export interface CoachRules<State extends Dice = Dice> {
  /** Enough that ten times as many would hardly advise otherwise. */
  readonly simulations: number
  /** Where it changes another turn begins; what all do by turns, such as an auction, is one. */
  turn(state: State): string
  /** Where it changes something else is decided, also by the same seat in the same turn. */
  decision(state: State): string
  /** Do players score here, one after another? For their chances that is one moment: nobody is ahead because he scored first. */
  isScoring(state: State): boolean
  /** What a plan does at heart, thing by thing: plans that have most of it in common are one piece of advice. */
  signature(game: Game<State>, before: State, plan: readonly Move[]): readonly string[]
  /** All that speaks for a plan, against these others too; nothing that the one who decides may not know. */
  reasons(
    game: Game<State>,
    before: State,
    plan: readonly Move[],
    others: readonly (readonly Move[])[],
  ): readonly WeightedReason[]
  /** What the position after a plan is worth to the one who plans. */
  parts(game: Game<State>, before: State, plan: readonly Move[]): WorthParts
}
