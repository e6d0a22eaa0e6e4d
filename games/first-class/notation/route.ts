import { NOTHING, refusal, wordsOf } from '@roundhouse/kernel/notation/words'
import { faceId } from '../base/cards/card.ts'
import type { Rules } from '../base/table.ts'
import { readCardOf } from './cards.ts'

/** A route, and which of its cards have a postcard, in the order in which they got them (FC-B.3). */
interface RouteWithPostcards {
  readonly route: readonly number[]
  readonly postcards: readonly number[]
}

/** `X1-11 X1-13*`: route cards in the order they were laid, with a star for a postcard; `*2` was laid second. */
export const writeRoute = (rules: Rules, { route, postcards }: RouteWithPostcards): string =>
  route.length === 0 ? NOTHING : route.map((face, i) => faceId(rules, face) + writeStar(postcards, i)).join(' ')

/** The order is written only where it differs from the order of the route. */
function writeStar(postcards: readonly number[], place: number): string {
  const order = postcards.indexOf(place)
  if (order === -1) return ''
  return postcards.every((other, i) => i === 0 || postcards[i - 1]! < other) ? '*' : `*${order + 1}`
}

const FORM = /^([^*]+)(?:(\*)([1-9]?))?$/

export function readRoute(rules: Rules, text: string): RouteWithPostcards {
  const words = text === NOTHING ? [] : wordsOf(text).map(word => readRouteCard(rules, word))
  const stars = words.flatMap(({ order }, place) => (order === null ? [] : [{ place, order }]))
  // With equal numbers, or none, the sort keeps them in the order of the route.
  stars.sort((a, b) => a.order - b.order)
  return { route: words.map(({ face }) => face), postcards: stars.map(({ place }) => place) }
}

function readRouteCard(rules: Rules, word: string): { face: number; order: number | null } {
  const [, id, star, order] = FORM.exec(word) ?? refuseStar(word)
  if (star !== undefined && !rules.modules.some(({ letter }) => letter === 'B'))
    throw refusal(word, 'postcards only with module B')
  return { face: readCardOf(rules, id!, ['route']), order: star === undefined ? null : Number(order) }
}

function refuseStar(word: string): never {
  throw refusal(word, 'a route card, with * if it has a postcard')
}
