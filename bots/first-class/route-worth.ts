import type { City } from '@roundhouse/first-class/base/card'
import type { Player } from '@roundhouse/first-class/base/player'
import type { Rules } from '@roundhouse/first-class/base/table'
import type { Outlook } from './outlook.ts'
import { frameWorth } from './prices.ts'

/** The cities of a route: points on the way, and bonuses in every scoring phase from when they are reached. */
export function routeWorth({ printed }: Rules, outlook: Outlook, player: Player, postcards: readonly number[]): number {
  const { route, locomotive } = player
  let worth = 0
  let away = -locomotive
  for (const city of printed.board) worth += cityWorth(outlook, city, ++away, 1)
  for (let i = 0; i < route.length; i++) {
    const pays = postcards.includes(i) ? 2 : 1
    for (const city of printed.faces[route[i]!]!.cities) worth += cityWorth(outlook, city, ++away, pays)
  }
  return worth
}

/** A city so far away; 0 or less: it is reached. */
function cityWorth({ phases, end }: Outlook, { points, frame }: City, away: number, pays: number): number {
  if (frame === null) return away > 0 ? points * end.locomotive[away]! : 0
  let worth = 0
  for (const { locomotive, prices } of phases) worth += frameWorth(prices, frame) * (away > 0 ? locomotive[away]! : 1)
  return worth * pays
}
