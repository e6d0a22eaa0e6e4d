import type { Player } from '@roundhouse/first-class/base/board/player'
import type { City } from '@roundhouse/first-class/base/cards/card'
import { frameWorth } from './prices.ts'
import type { Scale } from './scale.ts'

/** The cities of a route: points on the way, and bonuses in every scoring phase from when they are reached. */
export function routeWorth(scale: Scale, player: Player, postcards: readonly number[]): number {
  const { printed } = scale.rules
  const { route, locomotive } = player
  let worth = 0
  let away = -locomotive
  for (const city of printed.board) worth += cityWorth(scale, city, ++away, 1)
  for (let i = 0; i < route.length; i++) {
    const pays = postcards.includes(i) ? 2 : 1
    for (const city of printed.faces[route[i]!]!.cities) worth += cityWorth(scale, city, ++away, pays)
  }
  return worth
}

/** A city so far away; 0 or less: it is reached. */
function cityWorth({ outlook, prices }: Scale, { points, frame }: City, away: number, pays: number): number {
  const { phases, end } = outlook
  if (frame === null) return away > 0 ? points * end.locomotive[away]! : 0
  let worth = 0
  for (let n = 0; n < phases.length; n++)
    worth += frameWorth(prices[phases.length - n]!, frame) * (away > 0 ? phases[n]!.locomotive[away]! : 1)
  return worth * pays
}
