import type { Dice } from './dice.ts'
import type { GameDefinition } from './game.ts'

/** What is chosen for a new game: lines of a header, without what only the game knows, such as its newest decks. */
export type GameOptions = Readonly<Record<string, string>>

/** How far a game is, in whatever it is divided into: rounds or turns. */
export interface Stage {
  readonly now: number
  readonly of: number
}

/** All that the layers above the rules must know of a game. Each game says it once, in its own folder. */
export interface GameManifest<Options = unknown, State extends Dice = Dice, View = unknown> {
  readonly definition: GameDefinition<Options, State, View>
  /** The options of a new game. What cannot be meant is refused. */
  newGame(chosen: GameOptions): Options
  stageOf(options: Options, view: View): Stage
}
