import { nameOf, unless } from '@roundhouse/kernel/complaint'
import { complaintsOf } from '@roundhouse/kernel/violation'
import { bitOf, COMPANIES, type CompanyNumber } from '../base/company.ts'
import { type Area, areaAt, borderName, costOf, linkOver, linksAround, opposite } from '../base/map.ts'
import { companyTrack, NONE, ownerOf, passengersOf, type State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { goodsAreGone, landownersAreGone } from '../checks/ground.ts'
import type { StateCheck } from './check.ts'

/** Track lies where it may, is somebody's, and has changed what it touches (NB-5.2, NB-5.4, NB-5.7, NB-8). */
export const track: StateCheck = (rules, state) => [
  ...pieces(rules, state),
  ...counts(state),
  ...gone(rules, state),
  ...rules.map.areas.flatMap((_, area) => touched(rules, state, area)),
]

const gone = complaintsOf(landownersAreGone, goodsAreGone)

/** A link that costs nothing in either direction can never be built (NB-5.4). */
const pieces = ({ map, seats }: Rules, { track }: State): string[] =>
  track.flatMap((owner, border) => {
    if (owner === NONE) return []
    return [
      ...unless(
        costOf(map, linkOver(border)) + costOf(map, opposite(linkOver(border))) > 0,
        () => `There can be no track across ${borderName(map, border)}, but there is`,
      ),
      ...unless(
        owner < seats || owner >= companyTrack(0),
        () => `${seats} play, but track across ${borderName(map, border)} is of seat ${owner + 1}`,
      ),
    ]
  })

const counts = ({ players, track }: State): string[] =>
  players.flatMap(({ pieces }, seat) => {
    const laid = track.filter(owner => owner === seat).length
    return unless(laid === pieces, () => `${nameOf(seat)} has ${laid} pieces on the map, but counts ${pieces}`)
  })

function touched(rules: Rules, state: State, area: Area): string[] {
  const owners = linksAround(rules.map, area).map(link => ownerOf(state, link))
  const buyers = COMPANIES.flatMap((_, company) => (owners.includes(companyTrack(company)) ? [company] : []))
  return [...station(rules, state, area, buyers), ...buyers.flatMap(company => sold(rules, state, area, company))]
}

/** A station is its company's from the start, or because track of the company touches it (NB-8.3). */
function station({ map }: Rules, { stations }: State, area: Area, buyers: readonly number[]): string[] {
  const { name, station, owners } = areaAt(map, area)
  const due = station === null ? 0 : buyers.reduce((bits, company) => bits | bitOf(company), owners)
  return unless(
    stations[area] === due,
    () => `The owners of ${name} should be ${due} by the track there, but are ${stations[area]}`,
  )
}

/** What no player can carry any more has left the game (NB-8.4). */
function sold({ map }: Rules, state: State, area: Area, company: CompanyNumber): string[] {
  const { name, owners } = areaAt(map, area)
  const becameIts = (owners & bitOf(company)) === 0
  return unless(
    !becameIts || passengersOf(state, company)[area] === 0,
    () => `${name} was sold to ${COMPANIES[company]}, but there are ${COMPANIES[company]} passengers`,
  )
}
