import type { WebGames } from '../game.ts'
import type { Say } from '../messages/say.ts'
import type { Route } from './route.ts'

/** What the browser's tab and history call a page. */
export function titleOf(route: Route, say: Say, games: WebGames): string {
  const here = placeIn(route, say, games)
  return here === null ? say('app.title') : `${here} · ${say('app.title')}`
}

function placeIn(route: Route, say: Say, games: WebGames): string | null {
  if (route.page === 'settings') return say('settings.title')
  if (route.page === 'report' || route.page === 'review') return say('report.title')
  if (!('game' in route)) return null
  const { about, album } = games[route.game]
  const title = about.title(say)
  if (route.page === 'rules') return say('rules.of', { game: title })
  if (route.page === 'puzzles') return `${say('home.puzzles')} · ${title}`
  return route.page === 'cards' && album ? `${album.title(say)} · ${title}` : title
}
