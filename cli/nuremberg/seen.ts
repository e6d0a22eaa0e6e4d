import type { Seat } from '@roundhouse/kernel/game'
import { COMPANIES, isStationOf } from '@roundhouse/nuremberg/base/company'
import { ranking } from '@roundhouse/nuremberg/base/discs'
import { borderOf, type RailMap } from '@roundhouse/nuremberg/base/map'
import { GREY } from '@roundhouse/nuremberg/base/piece'
import { NO_SERIES, NONE, type Series, type State } from '@roundhouse/nuremberg/base/state'
import type { Rules } from '@roundhouse/nuremberg/base/table'
import type { View } from '@roundhouse/nuremberg/base/view'
import { areasOf, extended, headOf } from '@roundhouse/nuremberg/phases/series'
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
        count: isStationOf(served, company) ? (company === 0 ? view.reds : view.greens)[area]! : 0,
      })),
    ].filter(({ count }) => count > 0)
  })
}

/** What touching an area costs in influence, by colour: landowners and companies (NB-5.6, NB-5.7). */
export const owedAt = ({ landowners, stations }: View, area: number): number[] => [
  landowners[area]!,
  0,
  stations[area]! & 1,
  stations[area]! >> 1,
]

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)

/** Least of building points and influence together, then fewest pieces. */
const byPrice = (one: Series, other: Series): number =>
  one.price + sum(one.owed) - other.price - sum(other.owed) || one.links.length - other.links.length

/**
 * The cheapest series from where a seat may start, or from the head of the one it is building, to an area. `null`:
 * nothing leads there.
 */
export function cheapestTo({ map }: Rules, view: View, seat: Seat, target: number): Series | null {
  const state = stateSeen(view)
  const longer = (series: Series, from: number): Series[] =>
    map.exits[from]!.filter(
      link =>
        state.track[borderOf(link)] === NONE && (series === NO_SERIES || !areasOf(map, series).includes(map.to[link]!)),
    ).map(link => extended({ map, state: { ...state, series } }, link))
  const hasBegun = view.series.links.length > 0 && view.toMove === seat
  const starts = hasBegun ? [headOf(map, view.series)] : startsOf(map, view, seat)
  const open = starts.flatMap(area => (area === target ? [] : longer(hasBegun ? view.series : NO_SERIES, area)))
  const reached = new Set<number>()
  for (let best = open.sort(byPrice).shift(); best !== undefined; best = open.sort(byPrice).shift()) {
    const head = headOf(map, best)
    if (head === target) return best
    if (!reached.has(head)) open.push(...longer(best, head))
    reached.add(head)
  }
  return null
}

/** Where a series of a seat may begin (NB-5.3). */
const startsOf = (map: RailMap, view: View, seat: Seat): number[] =>
  [...map.areas.keys()].filter(area => view.stations[area] !== 0 || isTouched(view.players[seat]!.network, area))
