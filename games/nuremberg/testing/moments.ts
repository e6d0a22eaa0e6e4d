import type { State } from '../base/state.ts'
import { NONE } from '../base/state.ts'
import type { MapName } from '../maps/standard.ts'
import { complaintsAfter, found, type Position } from './found.ts'

/** Moments of real games, found once: three players on the Nuremberg map. */
const moment = (isWanted: (state: State) => boolean, players = 3, map: MapName = 'nuremberg') => {
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
      spaces.some(piece => piece > 2) &&
      trains.includes(toMove),
  ),
  sold: moment(({ phase, track }) => phase === 'takeovers' && track.includes(4)),
  choosingWay: moment(({ line }) => line !== null),
  onTheWay: moment(({ line }) => line !== null && line.links.length > 0),
  over: moment(({ phase }) => phase === 'over'),
  wensleydale: moment(({ phase, turn }) => phase === 'trains' && turn === 2, 4, 'wensleydale'),
} as const

/** What the referee says of a moment in which some parts of the state are others. */
export const saysOf = (position: Position, part: Partial<State>): string[] =>
  complaintsAfter(position, state => Object.assign(state, part))
