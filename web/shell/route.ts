import { numberOfDay } from '@roundhouse/table/day'
import { type GameName, isGame } from '@roundhouse/table/games'
import { useState } from 'preact/hooks'
import { BASICS } from '../learn/lesson.ts'
import type { GameSource } from '../match/source.ts'
import { replaceAddress } from './layers.ts'
import { useListeners } from './useListeners.ts'

/** Where in the program the reader is. It stands in the address behind the #, so that it can be kept and sent. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: GameName }
  | { readonly page: 'table'; readonly id: string }
  /** A game that is over, at a moment of it: after this many moves. */
  | { readonly page: 'replay'; readonly id: string; readonly place: number }
  /** A game that goes on, wholly in the address and sealed: it is taken in, and played on here. */
  | { readonly page: 'game'; readonly packed: string }
  /** A moment of a game that is wholly in the address. */
  | { readonly page: 'moment'; readonly packed: string; readonly place: number }
  | { readonly page: 'rules'; readonly game: GameName; readonly rule: string | null }
  /** What strong play does; a piece of advice by its number. */
  | { readonly page: 'strategy'; readonly game: GameName; readonly rule: string | null }
  | { readonly page: 'cards'; readonly game: GameName; readonly card: string | null }
  | { readonly page: 'lessons'; readonly game: GameName }
  | { readonly page: 'learn'; readonly game: GameName; readonly lesson: string; readonly step: number }
  /** One of them by its number, from 1, or that of today; `null`: all. */
  | { readonly page: 'puzzles'; readonly game: GameName; readonly number: number | 'today' | null }
  | { readonly page: 'settings' }
  /** One's own account, on a page that comes from a server. */
  | { readonly page: 'account' }
  /** For those who look after the people of a server. */
  | { readonly page: 'host' }
  /** A table for people elsewhere is set up; where one comes from a game, that game is chosen. */
  | { readonly page: 'friends'; readonly game: GameName | null }
  /** Where people find a table; what they look for stands in the address as in `game=nuremberg&pace=live`. */
  | { readonly page: 'lobby'; readonly filter: string | null }
  /** A table elsewhere. */
  | { readonly page: 'online'; readonly id: string }
  /** An invitation to one. Its key goes out of the address when it is read. */
  | { readonly page: 'sit'; readonly id: string; readonly key: string }
  /** The same for a screen that everybody in a place looks at. */
  | { readonly page: 'screen'; readonly id: string; readonly key: string | null }
  /** Brings the maker of this link to another device. What it is made with goes out of the address when it is read. */
  | { readonly page: 'key'; readonly key: string | null }
  /** What one is told of tables that are not open. */
  | { readonly page: 'notices' }
  /** Ends notifications by a link that came with one. What it is made with goes out of the address when it is read. */
  | { readonly page: 'stop-notices'; readonly key: string | null }
  /** How the cards of a game were dealt, from its record, which is wholly in the address; `null`: a file is asked for. */
  | { readonly page: 'deal'; readonly packed: string | null }
  /** The deal of a day; `null`: that of today. */
  | { readonly page: 'day'; readonly day: string | null }
  /** How somebody plays, by their number, or who sits in a seat of a table; `null`: the reader. */
  | { readonly page: 'profile'; readonly person: number | null }
  | { readonly page: 'player'; readonly id: string; readonly seat: number }
  | { readonly page: 'ratings' }
  /** What is kept of people, and where. */
  | { readonly page: 'privacy' }
  /** All tournaments, one of them, and the form for a new one. */
  | { readonly page: 'tournaments' }
  | { readonly page: 'tournament'; readonly id: string }
  | { readonly page: 'new-tournament' }
  /** Everybody's results on one deal: of a round of a tournament, or of a day. */
  | { readonly page: 'duplicate'; readonly id: string }

export function readRoute(hash: string): Route {
  const [page = '', rest = '', more = '', last = ''] = hash.replace(/^#\/?/, '').split('/')
  return readPage(page, rest, more, last) ?? { page: 'home' }
}

function readPage(page: string, rest: string, more: string, last: string): Route | null {
  if (rest === '') return readBare(page)
  if (page === 'table') return { page, id: rest }
  if (page === 'replay') return { page, id: rest, place: readNumber(more, 0) }
  if (page === 'game' || page === 'deal') return { page, packed: rest }
  if (page === 'online' || page === 'tournament' || page === 'duplicate') return { page, id: rest }
  if (page === 'lobby') return { page, filter: rest }
  if (page === 'key' || page === 'stop-notices') return { page, key: rest }
  if (page === 'day') return { page, day: numberOfDay(rest) === null ? null : rest }
  if (page === 'profile') return { page, person: /^[1-9]\d{0,8}$/.test(rest) ? Number(rest) : null }
  if (page === 'player') return { page, id: rest, seat: readNumber(more, 0) }
  if (page === 'sit') return more === '' ? null : { page, id: rest, key: more }
  if (page === 'screen') return { page, id: rest, key: more || null }
  if (page === 'moment') return { page, packed: rest, place: readNumber(more, 0) }
  // What the review of a game was called before it was one room with its replay.
  if (page === 'report') return { page: 'replay', id: rest, place: THE_END }
  if (page === 'review') return { page: 'moment', packed: rest, place: THE_END }
  return isGame(rest) ? readPageOf(rest, page, more, last) : null
}

/** Pages that need nothing more. */
function readBare(page: string): Route | null {
  if (page === 'settings' || page === 'account' || page === 'notices') return { page }
  if (page === 'ratings' || page === 'privacy' || page === 'host') return { page }
  if (page === 'tournaments' || page === 'new-tournament') return { page }
  if (page === 'day') return { page, day: null }
  if (page === 'profile') return { page, person: null }
  if (page === 'friends') return { page, game: null }
  if (page === 'key' || page === 'stop-notices') return { page, key: null }
  if (page === 'lobby') return { page, filter: null }
  return page === 'deal' ? { page, packed: null } : null
}

function readPageOf(game: GameName, page: string, more: string, last: string): Route | null {
  if (page === 'new' || page === 'lessons' || page === 'friends') return { page, game }
  if (page === 'rules' || page === 'strategy')
    return { page, game, rule: /^[A-Z]{2}-[\dA-Z]+(\.\d+)?$/.test(more) ? more : null }
  if (page === 'cards') return { page, game, card: /^[\w-]+$/.test(more) ? more : null }
  if (page === 'puzzles') return { page, game, number: more === 'today' ? more : readNumber(more, 0) || null }
  return page === 'learn' ? readStep(game, more, last) : null
}

/** A lesson and its step; a step alone is one of the basics. */
function readStep(game: GameName, more: string, last: string): Route {
  const isLesson = /^[a-z][\w-]*$/i.test(more)
  const step = Math.max(1, readNumber(isLesson ? last : more, 1))
  return { page: 'learn', game, lesson: isLesson ? more : BASICS, step }
}

/** After more moves than any game has: its end. */
export const THE_END = 99_999

const readNumber = (text: string, otherwise: number): number => (/^\d{1,5}$/.test(text) ? Number(text) : otherwise)

/** What of a route stands in the address, in this order; of two only one is ever there. */
const PARTS = [
  ...(['game', 'id', 'key', 'packed', 'place', 'rule', 'card', 'lesson', 'step', 'number', 'filter'] as const),
  ...(['day', 'person', 'seat'] as const),
] as const

export function writeRoute({ page, ...rest }: Route): string {
  const parts = PARTS.flatMap(part => (rest as Partial<Record<string, string | number | null>>)[part] ?? [])
  return `#/${page === 'home' ? '' : [page, ...parts].join('/')}`
}

/** A moment of a game, wherever its record comes from. */
export const momentOf = (source: GameSource, place: number): Route =>
  'id' in source ? { page: 'replay', id: source.id, place } : { page: 'moment', packed: source.packed, place }

/** Goes there; `instead`: without a step more on the way back. */
export function go(route: Route, how: 'on' | 'instead' = 'on'): void {
  if (how === 'on') location.hash = writeRoute(route)
  else {
    // A browser takes its time to tell of a new address: who changes it can tell at once.
    replaceAddress(writeRoute(route))
    dispatchEvent(new HashChangeEvent('hashchange'))
  }
}

export function useRoute(): Route {
  const [route, setRoute] = useState(() => readRoute(location.hash))
  useListeners({ hashchange: () => setRoute(readRoute(location.hash)) })
  return route
}
