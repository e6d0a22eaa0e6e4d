import type { Say } from '../messages/say.ts'
import type { Route } from './route.ts'

/** What the browser's tab and history call a page. */
export function titleOf(route: Route, say: Say): string {
  const here = placeIn(route, say)
  return here === null ? say('app.title') : `${here} · ${say('app.title')}`
}

function placeIn(route: Route, say: Say): string | null {
  if (route.page === 'settings') return say('settings.title')
  if (route.page === 'report' || route.page === 'review') return say('report.title')
  if (route.page === 'rules') return say('rules.of', { game: say(`game.${route.game}`) })
  if (route.page === 'cards') return `${say(`cards.${route.game}`)} · ${say(`game.${route.game}`)}`
  return 'game' in route ? say(`game.${route.game}`) : null
}
