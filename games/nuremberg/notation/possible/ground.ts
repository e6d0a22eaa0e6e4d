import { ofTable } from '@roundhouse/kernel/notation/impossible'
import { COMPANIES, isStationOf } from '../../base/company.ts'
import { type Area, borderOf, linksAround, type RailMap } from '../../base/map.ts'
import { YELLOW } from '../../base/piece.ts'
import { companyTrack, goodsAt, NONE, ownersAt, type State } from '../../base/state.ts'
import { writeArea } from '../areas.ts'
import type { Check } from './impossible.ts'

/** Whether track touches an area: any, or that of one owner. */
const isTouched = (map: RailMap, { track }: State, area: Area, owner?: number): boolean =>
  linksAround(map, area).some(link =>
    owner === undefined ? track[borderOf(link)] !== NONE : track[borderOf(link)] === owner,
  )

/** A station has room for so many pawns (NB-1.4). */
const pawnsHaveRoom: Check = function* ({ map }, { reds, greens, landowners }) {
  for (const [area, { name, pawns }] of map.areas.entries()) {
    const found = reds[area]! + greens[area]! + landowners[area]!
    if (found > pawns)
      yield {
        about: ofTable('landowners', 'greens', 'reds'),
        message: `found ${found} pawns in ${name}; allowed are ${pawns} (NB-1.4)`,
      }
  }
}

/** Whoever builds through an area pays its landowners, and they leave the game (NB-5.7). */
const landownersAreGone: Check = function* ({ map }, state) {
  for (const [area, count] of state.landowners.entries())
    if (count > 0 && isTouched(map, state, area))
      yield {
        about: ofTable('landowners'),
        message: `found one in ${writeArea(map, area)}; allowed are none where track is (NB-5.7)`,
      }
}

/** A station on a company's line is the company's (NB-8.3). */
const stationsAreTakenOver: Check = function* ({ map }, state) {
  for (const [company, name] of COMPANIES.entries())
    for (const area of map.stations)
      if (!isStationOf(ownersAt(state, area), company) && isTouched(map, state, area, companyTrack(company)))
        yield {
          about: ofTable('stations', `${name}-track`),
          message: `found ${name} track in ${writeArea(map, area)}; allowed in stations that are ${name} or both (NB-8.3)`,
        }
}

/** Yellow goods leave the game where a company has track (NB-8.4). */
const goodsAreGone: Check = function* ({ map }, state) {
  for (const [area, { name, goods }] of map.areas.entries())
    for (const company of COMPANIES.keys())
      if (goods === YELLOW && goodsAt(state, area) > 0 && isTouched(map, state, area, companyTrack(company)))
        yield {
          about: ofTable('goods'),
          message: `found some in ${name}; allowed are none where a company has track (NB-8.4)`,
        }
}

export const groundChecks: readonly Check[] = [pawnsHaveRoom, landownersAreGone, stationsAreTakenOver, goodsAreGone]
