import type { GameName } from '@roundhouse/table/games'
import type { WebGame, WebGames } from './game.ts'
import { newContext } from './shell/new-context.ts'

/** The list of games is handed down from the top: parts that games are made of do not import it. */
export const [GamesContext, useGames] = newContext<WebGames>('There are no games around this part of the page')

export const useGame = (name: GameName): WebGame => useGames()[name]
