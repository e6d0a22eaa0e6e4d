import type { GameName } from '@roundhouse/table/games'
import { useEffect } from 'preact/hooks'
import type { WebGames } from '../game.ts'
import { useGames } from '../game-context.ts'
import type { Say } from '../messages/say.ts'
import { useShell } from './context.ts'
import type { Route } from './route.ts'

/** What the browser's tab and history call a page: what is there first, for a tab is narrow. */
const titled = (here: string, of: string): string => `${here} – ${of}`

/** Pages that are named by their address alone; the others name themselves once they know what they show. */
export function titleOf(route: Route, say: Say, games: WebGames): string {
  if (route.page === 'settings') return titled(say('settings.title'), say('app.title'))
  if (!('game' in route) || route.game === null || route.page === 'friends') return say('app.title')
  const { about, album } = games[route.game]
  const title = about.title(say)
  if (route.page === 'rules') return titled(say('rules.of', { game: title }), say('app.title'))
  if (route.page === 'strategy') return titled(say('home.strategy'), title)
  if (route.page === 'puzzles') return titled(say('home.puzzles'), title)
  if (route.page === 'cards') return album === undefined ? title : titled(album.title(say), title)
  return titled(say(route.page === 'new' ? 'home.more' : 'home.learn'), title)
}

/** The browser shows it for as long as the page does. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = title
  }, [title])
}

/** A page of one game, which is known only once the page has read it. */
export function useGameTitle(game: GameName | null, here: string | null): void {
  const { say } = useShell()
  const games = useGames()
  useTitle(game === null || here === null ? null : titled(here, games[game].about.title(say)))
}
