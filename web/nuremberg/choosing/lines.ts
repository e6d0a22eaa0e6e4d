import { COMPANIES, isStationOf } from '@roundhouse/nuremberg/base/company'
import type { RailMap } from '@roundhouse/nuremberg/base/map'
import { YELLOW } from '@roundhouse/nuremberg/base/piece'
import type { View } from '@roundhouse/nuremberg/base/view'
import { priceOf } from '@roundhouse/nuremberg/phases/takeovers'
import { nextLinks } from '@roundhouse/nuremberg/routes/lines'
import { stateSeen } from '../model/rules.ts'

/** A line that could be sold, and what the sale would change (NB-8.2 to NB-8.4). */
export interface Sale {
  readonly links: readonly number[]
  /** Could it also go another way? */
  readonly hasOtherWays: boolean
  readonly price: number
  /** Stations that become the company's. */
  readonly stations: readonly number[]
  /** Yellow goods, and passengers of the company's colour, that leave the game. */
  readonly goods: number
  readonly passengers: number
}

const MOST = 15

/** The shortest way from one end to the other over own track. */
export function shortestLine(map: RailMap, { track, toMove }: View, one: number, other: number): number[] {
  const came = new Map<number, number>([[one, -1]])
  for (const area of came.keys())
    for (const link of map.around[area]!)
      if (track[link >> 1] === toMove && !came.has(map.to[link]!)) came.set(map.to[link]!, link)
  const links: number[] = []
  for (let link = came.get(other); link !== undefined && link >= 0; link = came.get(map.from[link]!))
    links.unshift(link)
  return links
}

/** *Shortest* is what it costs at least; where several ways can be paid the player is asked. */
export function saleOf(map: RailMap, view: View, one: number, other: number, company: number): Sale {
  const links = shortestLine(map, view, one, other)
  const areas = [one, ...links.map(link => map.to[link]!)]
  const stations = areas.filter(
    area => map.areas[area]!.station !== null && !isStationOf(view.stations[area]!, company),
  )
  const waiting = company === 0 ? view.reds : view.greens
  const most = view.players[view.toMove]!.influence[2 + company]! * 2
  return {
    links,
    hasOtherWays: forks(map, view, areas, Math.min(most, MOST)),
    price: priceOf(links.length),
    stations,
    goods: sum(areas.map(area => (map.areas[area]!.goods === YELLOW ? view.goods[area]! : 0))),
    passengers: sum(stations.map(area => waiting[area]!)),
  }
}

/** Is there, anywhere along the way, another way on that can be paid? */
const forks = (map: RailMap, view: View, areas: readonly number[], most: number): boolean =>
  areas
    .slice(0, -1)
    .some(
      (_, n) => nextLinks(map, stateSeen(view), view.toMove, areas.slice(0, n + 1), areas.at(-1)!, most - n).length > 1,
    )

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)

export const companyName = (company: number): (typeof COMPANIES)[number] => COMPANIES[company]!
