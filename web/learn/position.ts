import type { Dice } from '@roundhouse/kernel/dice'
import type { Game } from '@roundhouse/kernel/game'
import type { DecidingState, Notation } from '@roundhouse/kernel/notation/notation'
import { readPositionFile } from '@roundhouse/kernel/notation/position'
import type { SeatCount } from '@roundhouse/kernel/notation/words'
import type { Snapshot } from '@roundhouse/table/snapshot'

/** A position, opened by the game it belongs to. */
export interface OpenPosition {
  readonly game: Game
  readonly options: Snapshot['options']
  readonly state: Dice
}

/** Reads a position as in `docs/positions.md`. */
export type PositionReader = (text: string) => OpenPosition

/** States that come back to a game went out from it, so its types are erased. */
export const positionReader =
  <Options, Rules extends SeatCount, State extends DecidingState>(
    notation: Notation<Options, Rules, State>,
  ): PositionReader =>
  text => {
    const { game, options, state } = readPositionFile(notation, text)
    return { game: game as unknown as Game, options: notation.definition.writeOptions(options), state }
  }
