import { ofTable } from '@roundhouse/kernel/notation/impossible'
import { COMPANIES } from '../base/company.ts'
import { type Area, linksAround, type RailMap } from '../base/map.ts'
import { YELLOW } from '../base/piece.ts'
import {
  companyTrack,
  goodsAt,
  greensAt,
  landownersAt,
  NONE,
  ownerOf,
  redsAt,
  type State,
  type TrackOwner,
} from '../base/state.ts'
import type { RuleCheck } from './check.ts'

/** A station has room for its pawns (NB-1.4). */
export const pawnsHaveRoom: RuleCheck = function* ({ map }, state) {
  for (const [area, { name, pawns }] of map.areas.entries()) {
    const found = redsAt(state, area) + greensAt(state, area) + landownersAt(state, area)
    if (found > pawns)
      yield {
        rule: 'NB-1.4',
        about: ofTable('landowners', 'greens', 'reds'),
        message: `found ${found} pawns in ${name}; expected ${pawns}`,
        complaint: `${name} had ${pawns} pawns, but has ${found}`,
      }
  }
}

const trackIn = (map: RailMap, state: State, area: Area): TrackOwner[] =>
  linksAround(map, area).map(link => ownerOf(state, link))

/** A builder pays the landowners of an area, and they leave the game (NB-5.7). */
export const landownersAreGone: RuleCheck = function* ({ map }, state) {
  for (const [area, { name }] of map.areas.entries())
    if (landownersAt(state, area) > 0 && trackIn(map, state, area).some(owner => owner !== NONE))
      yield {
        rule: 'NB-5.7',
        about: ofTable('landowners'),
        message: `found one in ${name}; expected none where track is`,
        complaint: `There is track in ${name}, but a landowner, too (NB-5.7)`,
      }
}

/** Yellow goods leave the game where a company has track (NB-8.4). */
export const goodsAreGone: RuleCheck = function* ({ map }, state) {
  for (const [area, { name, goods }] of map.areas.entries()) {
    if (goods !== YELLOW || goodsAt(state, area) === 0) continue
    const owners = trackIn(map, state, area)
    for (const [number, company] of COMPANIES.entries())
      if (owners.includes(companyTrack(number)))
        yield {
          rule: 'NB-8.4',
          about: ofTable('goods'),
          message: `found some in ${name}; expected none where a company has track`,
          complaint: `There is ${company} track in ${name}, but there are yellow goods, too`,
        }
  }
}
