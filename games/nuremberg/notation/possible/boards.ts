import { ofSeat, ofTable } from '@roundhouse/kernel/notation/impossible'
import { positionCheck } from '@roundhouse/kernel/violation'
import { areaAt } from '../../base/map.ts'
import { PIECES, type PieceNumber } from '../../base/piece.ts'
import type { State } from '../../base/state.ts'
import type { Rules } from '../../base/table.ts'
import { piecesAreThere, trainsAreAllowed } from '../../checks/boards.ts'
import type { Check } from './impossible.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)

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
        message: `found ${found} ${PIECES[i]} in all; expected ${bags[i]} (NB-1.${i < 2 ? 3 : 4})`,
      }
}

export const boardChecks: readonly Check[] = [
  positionCheck(piecesAreThere),
  positionCheck(trainsAreAllowed),
  piecesCameOutOfBags,
]
