import { type Dice, roll } from '@roundhouse/kernel/dice'
import type { Seat } from '@roundhouse/kernel/game'
import { curiously } from '@roundhouse/kernel/testing/guided'
import type { Sights } from '@roundhouse/kernel/testing/reasons'
import { NONE, type State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { anyTemper, type Temper, worth } from './productive.ts'
import { builtAcross, sightsOf, sightsOfSeries } from './sights.ts'

/** Goes where something is to be seen that was not seen yet, and else where its temper likes it best. */
export const curious = curiously(sightsOf, promised, worth)

/** What a series will show for the first time, and how near own track and its head are to a border never built. */
const NEW_WITH_SERIES = 900
const NEARER = 30

function promised(rules: Rules, state: State, seat: Seat, seen: Sights): number {
  if (state.phase !== 'track') return 0
  const isOwn = state.toMove === seat && state.series.links.length > 0
  const found = isOwn ? sightsOfSeries(rules, state).filter(sight => !seen.has(sight)).length : 0
  return (
    NEW_WITH_SERIES * found + NEARER * (FAR - farFromNew(rules, state, isOwn ? state.series.links : [], seat, seen))
  )
}

const FAR = 12

/** How many links away a border is that was never built. */
function farFromNew(
  { map }: Rules,
  { track, players }: State,
  series: readonly number[],
  seat: Seat,
  seen: Sights,
): number {
  const isFree = (link: number): boolean => track[link >> 1] === NONE && !series.some(own => own >> 1 === link >> 1)
  const far = new Map(
    [...players[seat]!.network.areas, ...series.slice(-1).map(link => map.to[link]!)].map(area => [area, 0]),
  )
  for (const [area, distance] of far) {
    if (distance === FAR) break
    for (const link of map.exits[area]!) {
      if (!isFree(link)) continue
      if (!seen.has(builtAcross(map, link >> 1))) return distance
      if (!far.has(map.to[link]!)) far.set(map.to[link]!, distance + 1)
    }
  }
  return FAR
}

/** Those who reach what random tempers seldom do. */
const CHARACTERS: readonly Partial<Temper>[] = [
  { cubes: 2, white: 5, red: 5, green: 5, pieces: 3, sales: 9 },
  { cubes: 1, white: 3, red: 5, green: 5, goods: 3, passengers: 5, brown: 5, loads: 9, room: 2 },
  { cubes: 3, red: 9, green: 9, upkeep: 5, sales: 9, pieces: 0 },
  { cubes: 0, white: 9, brown: 0, pieces: 9, areas: 3, upkeep: 0 },
  { cubes: 0, brown: 9, trains: 9, loads: 9, luxury: 5, room: 1, passengers: 9 },
  { cubes: 9, upkeep: 9, pieces: 0, profit: 5, goods: 5, loads: 5 },
]

/** A strong character with whims. */
export function anyCharacter(dice: Dice): Temper {
  const whims = Object.entries(anyTemper(dice)).map(([taste, strength]) => [taste, strength / 10])
  return { ...(Object.fromEntries(whims) as Temper), ...CHARACTERS[roll(dice, CHARACTERS.length)]! }
}
