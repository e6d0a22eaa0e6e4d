import { nameOf, unless } from '@roundhouse/kernel/complaint'
import { bitOf, COMPANIES } from '../base/company.ts'
import { YELLOW } from '../base/piece.ts'
import { companyTrack, NONE, passengersOf, type State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { borderName, type Check } from './check.ts'

/** Track lies where it may, is somebody's, and has changed what it touches (NB-5.2, NB-5.4, NB-5.7, NB-8). */
export const track: Check = (rules, state) => [
  ...pieces(rules, state),
  ...counts(state),
  ...landowners(rules, state),
  ...stations(rules, state),
  ...companies(rules, state),
]

/** A link that costs nothing in either direction can never be built (NB-5.4). */
const pieces = ({ map, seats }: Rules, { track }: State): string[] =>
  track.flatMap((owner, border) => [
    ...unless(
      owner === NONE || map.cost[2 * border]! > 0 || map.cost[2 * border + 1]! > 0,
      () => `There can be no track across ${borderName(map, border)}, but there is`,
    ),
    ...unless(
      owner < seats || owner >= companyTrack(0),
      () => `${seats} play, but track across ${borderName(map, border)} is of seat ${owner + 1}`,
    ),
  ])

const counts = ({ players, track }: State): string[] =>
  players.flatMap(({ pieces }, seat) => {
    const laid = track.filter(owner => owner === seat).length
    return unless(laid === pieces, () => `${nameOf(seat)} has ${laid} pieces on the map, but counts ${pieces}`)
  })

/** By area: the owners of the track that touches it. */
function ownersAt({ map }: Rules, { track }: State): readonly (readonly number[])[] {
  const owners = map.areas.map((): number[] => [])
  for (const [link, area] of map.from.entries()) if (track[link >> 1] !== NONE) owners[area]!.push(track[link >> 1]!)
  return owners
}

/** All landowners that a series touches leave the game, so there is none where track is (NB-5.7). */
const landowners = (rules: Rules, state: State): string[] =>
  ownersAt(rules, state).flatMap((owners, area) =>
    unless(
      owners.length === 0 || state.landowners[area] === 0,
      () => `There is track in ${rules.map.areas[area]!.name}, but a landowner, too`,
    ),
  )

/** A station is its company's from the start, or because track of the company touches it (NB-8.3). */
const stations = (rules: Rules, state: State): string[] =>
  ownersAt(rules, state).flatMap((owners, area) => {
    const { name, station, owners: atStart } = rules.map.areas[area]!
    const sold = COMPANIES.reduce((bits, _, n) => (owners.includes(companyTrack(n)) ? bits | bitOf(n) : bits), 0)
    const due = station === null ? 0 : atStart | sold
    return unless(
      state.stations[area] === due,
      () => `The owners of ${name} should be ${due} by the track there, but are ${state.stations[area]}`,
    )
  })

/** What no player can carry any more has left the game (NB-8.4). */
const companies = (rules: Rules, state: State): string[] =>
  ownersAt(rules, state).flatMap((owners, area) =>
    COMPANIES.flatMap((company, n) => {
      if (!owners.includes(companyTrack(n))) return []
      const { name, goods, owners: atStart, station } = rules.map.areas[area]!
      const becameIts = station !== null && (atStart & bitOf(n)) === 0
      return [
        ...unless(
          goods !== YELLOW || state.goods[area] === 0,
          () => `There is ${company} track in ${name}, but there are yellow goods, too`,
        ),
        ...unless(
          !becameIts || passengersOf(state, n)[area] === 0,
          () => `${name} was sold to ${company}, but there are ${company} passengers`,
        ),
      ]
    }),
  )
