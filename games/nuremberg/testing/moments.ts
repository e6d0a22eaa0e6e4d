import { YELLOW } from '../base/piece.ts'
import { companyTrack, NONE, type State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import type { MapName } from '../maps/standard.ts'
import { complaintsAfter, found, type Position } from './found.ts'

const RED_TRACK = companyTrack(0)

/** Moments of real games, found once: three players on the Nuremberg map. */
const moment = (isWanted: (state: State, rules: Rules) => boolean, players = 3, map: MapName = 'nuremberg') => {
  let position: Position | undefined
  return (): Position => (position ??= found(players, map, isWanted))
}

export const moments = {
  opening: moment(({ phase, turn }) => phase === 'auction' && turn === 1),
  bidding: moment(
    ({ phase, bidders }) => phase === 'auction' && bidders.filter(bidder => bidder !== NONE).length === 3,
  ),
  building: moment(
    ({ series, payment, players, toMove }) =>
      series.links.length >= 3 && payment === null && players[toMove]!.pieces >= 3,
  ),
  payingTrack: moment(({ payment }) => payment?.train === NONE),
  payingTrain: moment(({ payment }) => payment !== null && payment.train !== NONE),
  loading: moment(
    ({ phase, passed, spaces, trains, toMove }) =>
      phase === 'trains' &&
      passed !== 0 &&
      spaces.some(piece => piece === 1) &&
      spaces.filter(piece => piece > 2).length > 1 &&
      trains.includes(toMove),
  ),
  /** Red track lies on yellow ground and on a station that nobody owned; seat 1 still has track in several parts. */
  sold: moment(
    ({ phase, track, stations, players }, { map }) =>
      phase === 'takeovers' &&
      map.from.some((area, link) => track[link >> 1] === RED_TRACK && map.areas[area]!.goods === YELLOW) &&
      map.stations.some(area => stations[area] === 1 && map.areas[area]!.owners === 0 && map.areas[area]!.pawns > 0) &&
      new Set(players[0]!.network.parts).size > 1,
  ),
  choosingWay: moment(({ line }) => line !== null),
  onTheWay: moment(({ line }) => line !== null && line.links.length > 0),
  over: moment(({ phase }) => phase === 'over'),
  /** Nobody asks any more what is joined. */
  chainClosed: moment(({ phase, joined }) => phase === 'over' && joined.length === 0),
  wensleydale: moment(({ phase, turn }) => phase === 'trains' && turn === 2, 4, 'wensleydale'),
} as const

/** What the referee says of a moment in which some parts of the state are others. */
export const saysOf = (position: Position, part: Partial<State>): string[] =>
  complaintsAfter(position, state => Object.assign(state, part))
