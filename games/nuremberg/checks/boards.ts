import { nameOf } from '@roundhouse/kernel/complaint'
import { ofSeat, ofTable } from '@roundhouse/kernel/notation/impossible'
import { PIECES_OF_TRACK } from '../base/player.ts'
import { ofEachBoard, type RuleCheck } from './check.ts'

const TRAINS_A_TURN = 3

/** Nobody has more than 15 pieces on the map (NB-5.2). Of a position that is being read they are not counted yet. */
export const piecesAreThere: RuleCheck = ofEachBoard(function* (_rules, { pieces }, seat, { track, series, toMove }) {
  const laid = track.filter(owner => owner === seat).length
  const all = Math.max(laid, pieces) + (seat === toMove ? series.links.length : 0)
  if (all > PIECES_OF_TRACK)
    yield {
      rule: 'NB-5.2',
      about: [...ofSeat(seat, 'track'), ...ofTable('series')],
      message: `found ${all} pieces; expected ${PIECES_OF_TRACK}, a series included`,
      complaint: `${nameOf(seat)} has ${PIECES_OF_TRACK} pieces of track, but needs ${all}`,
    }
})

/** Trains are given back when their phase is over (NB-7.3). */
export const trainsInTime: RuleCheck = ofEachBoard(function* (rules, _player, seat, { phase, trains }) {
  if (phase === 'trains' || !trains.includes(seat)) return
  const own = rules.trains.filter((_, train) => trains[train] === seat)
  yield {
    rule: 'NB-7.3',
    about: ofSeat(seat, 'trains'),
    message: `found trains in phase ${phase}; allowed only in phase trains`,
    complaint: `${nameOf(seat)} has ${own.map(({ name }) => name).join(', ')} in the phase "${phase}"`,
  }
})

/** Three trains, and at most one of a row (NB-6.2). */
export const trainsAreAllowed: RuleCheck = ofEachBoard(function* (rules, _player, seat, { trains }) {
  const own = rules.trains.filter((_, train) => trains[train] === seat)
  const names = own.map(({ name }) => name).join(', ')
  if (own.length > TRAINS_A_TURN)
    yield {
      rule: 'NB-6.2',
      about: ofSeat(seat, 'trains'),
      message: `found ${own.length} trains; expected ${TRAINS_A_TURN}`,
      complaint: `${nameOf(seat)} may have ${TRAINS_A_TURN} trains, but has ${names}`,
    }
  const twice = own.find(({ row }, n) => own.findIndex(each => each.row === row) < n)
  if (twice !== undefined)
    yield {
      rule: 'NB-6.2',
      about: ofSeat(seat, 'trains'),
      message: `found two trains of row ${twice.row}; expected one`,
      complaint: `${nameOf(seat)} has two trains of a row: ${names}`,
    }
})
