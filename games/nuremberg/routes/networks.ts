import type { Seat } from '@roundhouse/kernel/game'
import type { Owners } from '../base/company.ts'
import { type Area, areaFrom, areaTo, type ByArea, type Link, linkOver, type RailMap } from '../base/map.ts'
import { type Network, NO_NETWORK } from '../base/network.ts'
import { type State, withEntry } from '../base/state.ts'

/** The network with one more piece: at most two parts become one, nothing else is looked at. */
export function withLink(map: RailMap, stations: ByArea<Owners>, network: Network, link: Link): Network {
  const from = touch(map, stations, network, areaFrom(map, link))
  const both = touch(map, stations, from, areaTo(map, link))
  return joinParts(both, partOf(both, areaFrom(map, link)), partOf(both, areaTo(map, link)))
}

/** An area not touched before is a part of its own, until something joins it. */
function touch(map: RailMap, stations: ByArea<Owners>, network: Network, area: Area): Network {
  if (network.areas.includes(area)) return network
  const { areas, parts, serves, beside } = network
  return {
    areas: [...areas, area],
    parts: [...parts, serves.length],
    serves: [...serves, stations[area]!],
    beside: [...beside, ...map.greyBeside[area]!.filter(grey => !beside.includes(grey))],
  }
}

function joinParts(network: Network, one: number, other: number): Network {
  if (one === other) return network
  const { areas, parts, serves, beside } = network
  const kept = Math.min(one, other)
  const gone = Math.max(one, other)
  const joined = serves.slice()
  joined[kept] = serves[one]! | serves[other]!
  joined[gone] = 0
  return { areas, parts: parts.map(part => (part === gone ? kept : part)), serves: joined, beside }
}

/** Which part of the network an area is in; -1: own track does not touch it. */
export const partOf = ({ areas, parts }: Network, area: Area): number => parts[areas.indexOf(area)] ?? -1

export const isTouched = ({ areas }: Network, area: Area): boolean => areas.includes(area)

/** Whose stations can be reached from this area over own track, as bits. */
export const servedFrom = (network: Network, area: Area): number => network.serves[partOf(network, area)] ?? 0

/** The network of a seat from nothing: after a sale, when pieces have left it. */
export function networkOf(map: RailMap, { track, stations }: Pick<State, 'track' | 'stations'>, seat: Seat): Network {
  let network = NO_NETWORK
  for (let border = 0; border < track.length; border++)
    if (track[border] === seat) network = withLink(map, stations, network, linkOver(border))
  return network
}

/** A station that has got another owner serves all who reach it (NB-6.6). */
export function withStation(network: Network, area: Area, owners: Owners): Network {
  const part = partOf(network, area)
  if (part < 0) return network
  return { ...network, serves: withEntry(network.serves, part, servedFrom(network, area) | owners) }
}
