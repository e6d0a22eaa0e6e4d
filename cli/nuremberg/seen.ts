import type { Seat } from '@roundhouse/kernel/game'
import { COMPANIES, isStationOf } from '@roundhouse/nuremberg/base/company'
import { ranking } from '@roundhouse/nuremberg/base/discs'
import { borderOf, type RailMap } from '@roundhouse/nuremberg/base/map'
import { GREY } from '@roundhouse/nuremberg/base/piece'
import { NONE, type State } from '@roundhouse/nuremberg/base/state'
import type { Rules } from '@roundhouse/nuremberg/base/table'
import type { View } from '@roundhouse/nuremberg/base/view'
import { isTouched, servedFrom } from '@roundhouse/nuremberg/routes/networks'

/** A state that the rules can be asked about: all but the dice is seen by everyone (NB-1.1). */
export const stateSeen = (view: View): State => ({ ...view, seed: [0, 0, 0, 0], rolled: 0, players: [...view.players] })

/** Seats that share a height on a track, the upper first; those who lie alone are left out (NB-4.2). */
export function tiesOn(view: View, track: number, heightOf: (seat: Seat) => number): Seat[] {
  const order = ranking(stateSeen(view), track, heightOf)
  return order.filter(seat => order.some(other => other !== seat && heightOf(other) === heightOf(seat)))
}

/** Something that a seat could load now, if it had a train with room. */
export interface Loadable {
  readonly area: number
  readonly what: 'goods' | (typeof COMPANIES)[number]
  readonly count: number
}

/** What own track reaches (NB-6.5 to NB-6.7). */
export function loadablesOf({ map }: Rules, view: View, seat: Seat): Loadable[] {
  const { network } = view.players[seat]!
  return map.areas.flatMap(({ goods }, area) => {
    const isReached = goods === GREY ? network.beside.includes(area) : isTouched(network, area)
    const served = servedFrom(network, area) & ~view.stations[area]!
    return [
      { area, what: 'goods' as const, count: isReached ? view.goods[area]! : 0 },
      ...COMPANIES.map((what, company) => ({
        area,
        what,
        count: isStationOf(served, company) ? passengersAt(view, company, area) : 0,
      })),
    ].filter(({ count }) => count > 0)
  })
}

const passengersAt = ({ reds, greens }: View, company: number, area: number): number =>
  (company === 0 ? reds : greens)[area]!

/** What touching an area costs in influence, by colour: landowners and companies (NB-5.6, NB-5.7). */
export const owedAt = ({ landowners, stations }: View, area: number): number[] => [
  landowners[area]!,
  0,
  stations[area]! & 1,
  stations[area]! >> 1,
]

export const added = (one: readonly number[], other: readonly number[]): number[] => one.map((n, i) => n + other[i]!)

/** A series that could be built: the areas it touches in order, its building points and the influence owed. */
export interface SeriesRoute {
  readonly areas: readonly number[]
  readonly price: number
  readonly owed: readonly number[]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)
const wholePrice = ({ price, owed }: SeriesRoute): number => price + sum(owed)

/**
 * The cheapest series from where a seat may start, or from the head of the one it is building, to an area: least of
 * building points and influence together, then fewest pieces. `null`: nothing leads there.
 */
export function cheapestTo({ map }: Rules, view: View, seat: Seat, target: number): SeriesRoute | null {
  const starts = startsOf(map, view, seat).filter(({ areas }) => areas.at(-1) !== target)
  const routes = new Map<number, SeriesRoute>(starts.map(route => [route.areas.at(-1)!, route]))
  const open = new Set(routes.keys())
  while (open.size > 0) {
    const area = [...open].sort((a, b) => compare(routes.get(a)!, routes.get(b)!))[0]!
    open.delete(area)
    for (const link of map.exits[area]!) {
      const longer = extended(map, view, routes.get(area)!, link)
      const known = routes.get(map.to[link]!)
      if (longer === null || (known !== undefined && compare(known, longer) <= 0)) continue
      routes.set(map.to[link]!, longer)
      open.add(map.to[link]!)
    }
  }
  return routes.get(target) ?? null
}

const compare = (one: SeriesRoute, other: SeriesRoute): number =>
  wholePrice(one) - wholePrice(other) || one.areas.length - other.areas.length

/** Where a series may begin, or the series that has begun. */
function startsOf(map: RailMap, view: View, seat: Seat): SeriesRoute[] {
  const { links, price, owed } = view.series
  if (links.length > 0 && view.toMove === seat)
    return [{ areas: [map.from[links[0]!]!, ...links.map(link => map.to[link]!)], price, owed }]
  const { network } = view.players[seat]!
  return map.areas.flatMap((_, area) =>
    view.stations[area] !== 0 || isTouched(network, area)
      ? [{ areas: [area], price: 0, owed: owedAt(view, area) }]
      : [],
  )
}

function extended(map: RailMap, view: View, route: SeriesRoute, link: number): SeriesRoute | null {
  const to = map.to[link]!
  if (view.track[borderOf(link)] !== NONE || route.areas.includes(to)) return null
  const areas = [...route.areas, to]
  return { areas, price: route.price + map.cost[link]!, owed: added(route.owed, owedAt(view, to)) }
}
