import type { GameName } from '@roundhouse/table/games'
import type { FunctionComponent } from 'preact'
import { useMemo } from 'preact/hooks'
import type { WebGame } from '../game.ts'
import { useGames } from '../game-context.ts'
import type { Load } from '../shell/load.ts'
import { useLoaded } from '../shell/useLoaded.ts'
import type { TableProps } from './props.ts'

/** With `?plain` in the address every game is played at the plain table: it shows all that the engine says. */
export const hasOwnTable = ({ table }: WebGame): boolean =>
  table !== undefined && !new URLSearchParams(location.search).has('plain')

/** The table that a game brings; without one, the plain table in its words. */
function loaderOf(game: WebGame): Load<FunctionComponent<TableProps>> {
  if (hasOwnTable(game)) return game.table!
  return async () => (await import('./plain/PlainTable.tsx')).plainTable((await game.plain?.()) ?? {})
}

/** The table of a game, when it is there. */
export function useGameTable(name: GameName | null): FunctionComponent<TableProps> | null {
  const games = useGames()
  return useLoaded(useMemo(() => (name === null ? null : loaderOf(games[name])), [games, name]))
}
