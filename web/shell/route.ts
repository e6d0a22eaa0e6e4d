import { useEffect, useState } from 'preact/hooks'
import { type GameName, isGame } from '../match/boxes.ts'

/** Where in the program the reader is. It stands in the address behind the #, so that it can be kept and sent. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: GameName }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'settings' }

export function readRoute(hash: string): Route {
  const [page, rest] = hash.replace(/^#\/?/, '').split('/')
  if (page === 'new' && rest !== undefined && isGame(rest)) return { page, game: rest }
  if (page === 'table' && rest) return { page, id: rest }
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
    case 'settings':
      return '#/settings'
  }
}

export const go = (route: Route): void => {
  location.hash = writeRoute(route)
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
