import type { Dice } from '../dice.ts'
import type { AnyChoice, Game, GameDefinition, Seat } from '../game.ts'
import type { Line } from '../story.ts'
import type { Impossible } from './impossible.ts'
import type { Parts } from './parts.ts'
import type { SeatCount } from './words.ts'

/** What every state says in the same way: the dice, and whose move it is, or at the end who was the last to. */
export interface DecidingState extends Dice {
  readonly toMove: Seat
}

/** A game that shows the rules it is played by. */
export type GameWithRules<Rules, State extends Dice, StoryLine extends Line = Line> = Game<
  State,
  unknown,
  AnyChoice,
  StoryLine
> & { readonly rules: Rules }

/** How the positions of a game are written: all that they do not have in common with those of other games. */
export interface Grammar<Rules extends SeatCount, State extends DecidingState> {
  readonly parts: Parts<Rules, State>
  /** A state with a place for everything that will be said. */
  blank(rules: Rules): State
  /** The first thing about a position that cannot be; `null`: it may be. */
  impossible(rules: Rules, state: State): Impossible | null
  /** Brings in order what follows from the parts and is not written. */
  complete?(rules: Rules, state: State): void
  /** Facts of the story that name seats; in text they are counted from 1. */
  readonly seatFacts: readonly string[]
  /** A move, and a rule that may forbid it, to show how they are written. */
  readonly example: { readonly move: string; readonly rule: string }
}

/** The same, with the header that names the game and its options. */
export interface Notation<Options, Rules extends SeatCount, State extends DecidingState> extends Grammar<Rules, State> {
  readonly definition: GameDefinition<Options, State>
  open(options: Options): GameWithRules<Rules, State>
  /** The keys that a header may have beside the name of the game. */
  readonly optionKeys: readonly string[]
  /** Options with which every other option can be tried alone, so that each is refused in its own line. */
  readonly goodOptions: readonly (readonly [key: string, value: string])[]
}
