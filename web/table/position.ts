import type { Game } from '@roundhouse/kernel/game'
import type { GameManifest } from '@roundhouse/kernel/manifest'
import type { DecidingState, Notation } from '@roundhouse/kernel/notation/notation'
import { readPositionFile } from '@roundhouse/kernel/notation/position'
import type { SeatCount } from '@roundhouse/kernel/notation/words'
import type { GameName } from '@roundhouse/table/games'
import { tableAt } from '@roundhouse/table/position'
import type { Table } from '@roundhouse/table/table'

/** Sets up a table by a position as in `docs/positions.md`; of the people who may sit there, as many as play. */
export type PositionReader = (text: string, names: readonly string[]) => Table

/** States that come back to a game went out from it, so its types are erased. */
export const positionReader =
  <Options, Rules extends SeatCount, State extends DecidingState>(
    name: GameName,
    manifest: GameManifest,
    notation: Notation<Options, Rules, State>,
  ): PositionReader =>
  (text, names) => {
    const { game, options, state } = readPositionFile(notation, text)
    return tableAt({ ...manifest, name }, { options, game: game as unknown as Game, state }, names)
  }
