import type { City } from '@roundhouse/first-class/base/card'
import type { Player } from '@roundhouse/first-class/base/player'
import type { Rules } from '@roundhouse/first-class/base/table'
import { FARTHEST, type Outlook } from './outlook.ts'
import { frameWorth } from './symbol-worth.ts'
import type { Weights } from './weights.ts'

/** The cities of a route: points on the way, and bonuses in every scoring phase from when they are reached. */
export function routeWorth(
  rules: Rules,
  weights: Weights,
  { route, locomotive }: Player,
  postcards: readonly number[],
  outlook: Outlook,
): number {
  let worth = 0
  let place = 0
  for (const city of rules.printed.board) worth += cityWorth(weights, city, ++place - locomotive, outlook)
  for (const [i, face] of route.entries()) {
    let card = 0
    let bonuses = 0
    for (const city of rules.printed.faces[face]!.cities) {
      const worthOfCity = cityWorth(weights, city, ++place - locomotive, outlook)
      if (city.frame === null) card += worthOfCity
      else bonuses += worthOfCity
    }
    worth += card + (postcards.includes(i) ? 2 * bonuses : bonuses)
  }
  return worth
}

function cityWorth(weights: Weights, { points, frame }: City, away: number, { phases, end }: Outlook): number {
  if (away > FARTHEST) return 0
  if (frame === null) return away > 0 ? points * end.locomotive[away]! : 0
  let worth = 0
  for (let n = 0; n < phases.length; n++) {
    const there = away <= 0 ? 1 : phases[n]!.locomotive[away]!
    worth += there * frameWorth(weights, frame, phases.length - n)
  }
  return worth
}
