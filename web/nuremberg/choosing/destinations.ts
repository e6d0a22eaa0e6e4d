import { COMPANIES, isStationOf } from '@roundhouse/nuremberg/base/company'
import type { RailMap } from '@roundhouse/nuremberg/base/map'
import type { View } from '@roundhouse/nuremberg/base/view'
import type { Cargo } from './targets.ts'

/** The nearest station of their colour that passengers reach over own track (NB-6.6); `null`: goods, or none is reached. */
export function destinationOf(map: RailMap, { track, stations, toMove }: View, from: number, cargo: Cargo) {
  if (cargo === 'goods') return null
  const company = COMPANIES.indexOf(cargo)
  const reached = new Set([from])
  for (const area of reached) {
    if (area !== from && isStationOf(stations[area]!, company)) return area
    for (const link of map.around[area]!) if (track[link >> 1] === toMove) reached.add(map.to[link]!)
  }
  return null
}
