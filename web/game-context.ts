import type { GameName } from '@roundhouse/table/games'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { WebGame, WebGames } from './game.ts'

/** The list of games is handed down from the top: parts that games are made of do not import it. */
export const GamesContext = createContext<WebGames | null>(null)

export function useGames(): WebGames {
  const games = useContext(GamesContext)
  if (games === null) throw new Error('There are no games around this part of the page')
  return games
}

export const useGame = (name: GameName): WebGame => useGames()[name]
