import type { GameName } from '@roundhouse/table/games'
import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { type TableProps, tableFor } from './tables.ts'

/** The table of a game, when it is there. */
export function useGameTable(game: GameName | null): FunctionComponent<TableProps> | null {
  const [found, setFound] = useState<FunctionComponent<TableProps> | null>(null)
  useEffect(() => {
    if (game !== null) void tableFor(game).then(component => setFound(() => component))
  }, [game])
  return found
}
