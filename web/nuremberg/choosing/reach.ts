import { COMPANIES, isStationOf } from '@roundhouse/nuremberg/base/company'
import type { RailMap } from '@roundhouse/nuremberg/base/map'
import { GREY, passengerOf } from '@roundhouse/nuremberg/base/piece'
import type { View } from '@roundhouse/nuremberg/base/view'
import { isTouched, servedFrom } from '@roundhouse/nuremberg/routes/networks'

/** Pieces that a seat's track reaches, by their numbers (base/piece.ts): with room on a train they could move now. */
export function reachOf(map: RailMap, view: View, seat: number): readonly number[] {
  const { network } = view.players[seat]!
  const reached = [0, 0, 0, 0, 0]
  for (const [area, { goods }] of map.areas.entries()) {
    const isNear = goods === GREY ? network.beside.includes(area) : isTouched(network, area)
    if (isNear) reached[goods]! += view.goods[area]!
    // Who stands on a station of his colour does not travel (NB-6.7).
    const served = servedFrom(network, area) & ~view.stations[area]!
    for (const company of COMPANIES.keys())
      if (isStationOf(served, company))
        reached[passengerOf(company)]! += (company === 0 ? view.reds : view.greens)[area]!
  }
  return reached
}
