import { useEffect, useState } from 'preact/hooks'
import { type GameName, isGame } from '../match/boxes.ts'

/** Where in the program the reader is. It stands in the address behind the #, so that it can be kept and sent. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: GameName }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string; readonly place: number }
  | { readonly page: 'settings' }

export function readRoute(hash: string): Route {
  const [page, rest, more] = hash.replace(/^#\/?/, '').split('/')
  if (page === 'new' && rest !== undefined && isGame(rest)) return { page, game: rest }
  if (page === 'table' && rest) return { page, id: rest }
  if (page === 'replay' && rest) return { page, id: rest, place: /^\d{1,5}$/.test(more ?? '') ? Number(more) : 0 }
  return page === 'settings' ? { page } : { page: 'home' }
}

export function writeRoute(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/'
    case 'new':
      return `#/new/${route.game}`
    case 'table':
      return `#/table/${route.id}`
    case 'replay':
      return `#/replay/${route.id}/${route.place}`
    case 'settings':
      return '#/settings'
  }
}

/** Goes there; `instead`: without a step more on the way back. */
export function go(route: Route, how: 'on' | 'instead' = 'on'): void {
  if (how === 'on') location.hash = writeRoute(route)
  else location.replace(writeRoute(route))
}

export function useRoute(): Route {
  const [route, setRoute] = useState(() => readRoute(location.hash))
  useEffect(() => {
    const onChange = () => setRoute(readRoute(location.hash))
    addEventListener('hashchange', onChange)
    return () => removeEventListener('hashchange', onChange)
  }, [])
  return route
}
