import { ofTable } from '@roundhouse/kernel/notation/impossible'
import { positionCheck } from '@roundhouse/kernel/violation'
import { COMPANIES, isStationOf } from '../../base/company.ts'
import { type Area, linksAround, type RailMap } from '../../base/map.ts'
import { companyTrack, ownerOf, ownersAt, type State, type TrackOwner } from '../../base/state.ts'
import { goodsAreGone, landownersAreGone, pawnsHaveRoom } from '../../checks/ground.ts'
import { writeArea } from '../areas.ts'
import type { Check } from './impossible.ts'

const isTouchedBy = (map: RailMap, state: State, area: Area, owner: TrackOwner): boolean =>
  linksAround(map, area).some(link => ownerOf(state, link) === owner)

/** A station on a company's line is the company's (NB-8.3). */
const stationsAreTakenOver: Check = function* ({ map }, state) {
  for (const [company, name] of COMPANIES.entries())
    for (const area of map.stations)
      if (!isStationOf(ownersAt(state, area), company) && isTouchedBy(map, state, area, companyTrack(company)))
        yield {
          about: ofTable('stations', `${name}-track`),
          message: `found ${name} track in ${writeArea(map, area)}; allowed in stations that are ${name} or both (NB-8.3)`,
        }
}

export const groundChecks: readonly Check[] = [
  positionCheck(pawnsHaveRoom),
  positionCheck(landownersAreGone),
  stationsAreTakenOver,
  positionCheck(goodsAreGone),
]
