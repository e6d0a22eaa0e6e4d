import { ofSeat, ofTable } from '@roundhouse/kernel/notation/impossible'
import { areaAt } from '../../base/map.ts'
import { PIECES, type PieceNumber } from '../../base/piece.ts'
import { PIECES_OF_TRACK } from '../../base/player.ts'
import type { State } from '../../base/state.ts'
import type { Rules } from '../../base/table.ts'
import { TRAINS_A_TURN } from '../../phases/trains.ts'
import { type Check, ofEachBoard } from './impossible.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)

/** Nobody has more than 15 pieces on the map (NB-5.2). */
const piecesAreThere: Check = ofEachBoard(function* (_rules, _player, seat, { track, series, toMove }) {
  const laid = track.filter(owner => owner === seat).length
  const building = seat === toMove ? series.links.length : 0
  if (laid + building > PIECES_OF_TRACK)
    yield {
      about: [...ofSeat(seat, 'track'), ...ofTable('series')],
      message: `found ${laid + building} pieces; allowed are ${PIECES_OF_TRACK}, a series included (NB-5.2)`,
    }
})

/** Three trains, and at most one of a row (NB-6.2). */
const trainsAreAllowed: Check = ofEachBoard(function* (rules, _player, seat, { trains }) {
  const rows = rules.trains.filter((_, train) => trains[train] === seat).map(({ row }) => row)
  if (rows.length > TRAINS_A_TURN)
    yield {
      about: ofSeat(seat, 'trains'),
      message: `found ${rows.length} trains; allowed are ${TRAINS_A_TURN} (NB-6.2)`,
    }
  const twice = rows.find((row, i) => rows.indexOf(row) < i)
  if (twice !== undefined)
    yield { about: ofSeat(seat, 'trains'), message: `found two trains of row ${twice}; allowed is one (NB-6.2)` }
})

/** Grey, yellow, red, green: all there are, on the map, on trains and kept. */
function counted({ map }: Rules, { goods, reds, greens, spaces, players }: State): number[] {
  const ofGoods = (piece: PieceNumber) => sum(goods.filter((_, area) => areaAt(map, area).goods === piece))
  const onMap = [ofGoods(1), ofGoods(2), sum(reds), sum(greens)]
  return PIECES.map((_, i) => {
    const onTrains = spaces.filter(piece => piece === i + 1).length
    return onMap[i]! + onTrains + sum(players.map(({ kept }) => kept[i]!))
  })
}

/** Goods and pawns come out of bags (NB-1.3, NB-1.4). */
const piecesCameOutOfBags: Check = function* (rules, state) {
  const { goods, pawns } = rules.bags
  const bags = [...goods, ...pawns]
  for (const [i, found] of counted(rules, state).entries())
    if (found > bags[i]!)
      yield {
        about: [...state.players.flatMap((_, seat) => ofSeat(seat, 'kept')), ...ofTable('goods', 'reds', 'greens')],
        message: `found ${found} ${PIECES[i]} in all; allowed are ${bags[i]} (NB-1.${i < 2 ? 3 : 4})`,
      }
}

export const boardChecks: readonly Check[] = [piecesAreThere, trainsAreAllowed, piecesCameOutOfBags]
