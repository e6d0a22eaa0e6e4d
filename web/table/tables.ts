import type { Reason } from '@roundhouse/kernel/game'
import type { GameName } from '@roundhouse/table/games'
import type { Snapshot } from '@roundhouse/table/snapshot'
import type { FunctionComponent } from 'preact'

/** What a game's own table is given: the scene, and ways to act. */
export interface TableProps {
  readonly scene: Snapshot
  readonly play: (text: string) => void
  readonly undo: (isWholeTurn: boolean) => void
  /** Asks why a move cannot be played, and shows the answer. */
  readonly askWhy: (text: string) => void
  /** The answer: why what was tried or asked for last is not possible. */
  readonly reason?: Reason | null
}

/** A game's table is fetched with the game. */
export async function tableFor(game: GameName): Promise<FunctionComponent<TableProps>> {
  if (game === 'first-class') return (await import('../first-class/FirstClassTable.tsx')).FirstClassTable
  return (await import('../nuremberg/Table.tsx')).NurembergTable
}
