import type { Game } from '@roundhouse/kernel/game'
import type { GameManifest } from '@roundhouse/kernel/manifest'
import type { DecidingState, Notation } from '@roundhouse/kernel/notation/notation'
import { readPositionFile } from '@roundhouse/kernel/notation/position'
import type { SeatCount } from '@roundhouse/kernel/notation/words'
import type { GameName } from '@roundhouse/table/games'
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
    return {
      id: name,
      manifest: { ...manifest, name },
      header: notation.definition.writeOptions(options),
      options,
      chairs: names.slice(0, game.seats).map(person => ({ is: 'person', name: person })),
      game: game as unknown as Game,
      match: { seed: state.seed, now: state, played: [], story: [], back: [], barrier: 'begun' },
      storyLengths: [0],
      past: [],
    }
  }
