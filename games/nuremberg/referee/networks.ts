import { nameOf, unless } from '@roundhouse/kernel/complaint'
import type { RailMap } from '../base/map.ts'
import { GREY } from '../base/piece.ts'
import { NONE, type State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { areaNames, type StateCheck } from './check.ts'
import { isSamePartition, isSameSet, partsOf } from './search.ts'

/** What is kept up to date link by link is what a search from nothing finds (NB-5.10, NB-6.5, NB-6.6). */
export const networks: StateCheck = (rules, state) => [
  ...state.players.flatMap((_, seat) => network(rules, state, seat)),
  ...chain(rules, state),
]

function network({ map }: Rules, { track, stations, players }: State, seat: number): string[] {
  const { areas, parts, serves, beside } = players[seat]!.network
  const found = partsOf(map, border => track[border] === seat)
  const touched = map.areas.flatMap((_, area) => (found[area] === NONE ? [] : [area]))
  if (!isSameSet(areas, touched))
    return [`${nameOf(seat)} has track in ${areaNames(map, touched)}; the network says: ${areaNames(map, areas)}`]
  const served = serves.map((_, part) =>
    areas.reduce((bits, area, i) => (parts[i] === part ? bits | stations[area]! : bits), 0),
  )
  const grey = greyBeside(map, touched)
  return [
    ...unless(
      isSamePartition(
        parts,
        areas.map(area => found[area]!),
      ),
      () => `${nameOf(seat)} has a network whose parts are not those that a search finds: ${parts.join(', ')}`,
    ),
    ...unless(
      serves.join() === served.join(),
      () => `${nameOf(seat)} reaches the stations ${served.join(', ')} by part; the network says: ${serves.join(', ')}`,
    ),
    ...unless(
      isSameSet(beside, grey),
      () => `${nameOf(seat)} has track beside ${areaNames(map, grey)}; the network says: ${areaNames(map, beside)}`,
    ),
  ]
}

function greyBeside({ areas, from, to }: RailMap, touched: readonly number[]): number[] {
  const own = new Set(touched)
  return [...new Set(to.filter((area, link) => own.has(from[link]!) && areas[area]!.goods === GREY))]
}

/** Who is joined with whom is asked until the chain is closed, and then never more (NB-5.10). */
function chain({ map }: Rules, { track, joined }: State): string[] {
  if (map.chain === null)
    return unless(joined.length === 0, () => 'There is no chain on this map, but somebody asks what is joined')
  const { from, to } = map.chain
  const parts = partsOf(map, border => track[border] !== NONE)
  const isClosed = to.some(end => parts[end] !== NONE && parts[end] === parts[from])
  if (isClosed) return unless(joined.length === 0, () => 'The chain is closed, but somebody still asks what is joined')
  return unless(
    isSamePartition(
      joined,
      parts.map((part, area) => (part === NONE ? area : part)),
    ),
    () => 'The chain is open, but what is joined is not what a search finds',
  )
}
