import type { Seat } from '@roundhouse/kernel/game'
import type { RailMap } from '../base/map.ts'
import { type Network, NO_NETWORK } from '../base/network.ts'
import type { State } from '../base/state.ts'

/** The network with one more piece: at most two parts become one, nothing else is looked at. */
export function withLink(map: RailMap, stations: readonly number[], network: Network, link: number): Network {
  const from = touch(map, stations, network, map.from[link]!)
  const both = touch(map, stations, from, map.to[link]!)
  return joinParts(both, partOf(both, map.from[link]!), partOf(both, map.to[link]!))
}

/** An area not touched before is a part of its own, until something joins it. */
function touch(map: RailMap, stations: readonly number[], network: Network, area: number): Network {
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
export const partOf = ({ areas, parts }: Network, area: number): number => parts[areas.indexOf(area)] ?? -1

export const isTouched = ({ areas }: Network, area: number): boolean => areas.includes(area)

/** Whose stations can be reached from this area over own track, as bits. */
export const servedFrom = (network: Network, area: number): number => network.serves[partOf(network, area)] ?? 0

/** The network of a seat from nothing: after a sale, when pieces have left it. */
export function networkOf(map: RailMap, { track, stations }: Pick<State, 'track' | 'stations'>, seat: Seat): Network {
  let network = NO_NETWORK
  for (let border = 0; border < track.length; border++)
    if (track[border] === seat) network = withLink(map, stations, network, 2 * border)
  return network
}

/** A station that has got another owner serves whoever reaches it (NB-6.6). */
export function withStation(network: Network, area: number, owners: number): Network {
  const part = partOf(network, area)
  if (part < 0) return network
  const serves = network.serves.slice()
  serves[part]! |= owners
  return { ...network, serves }
}
