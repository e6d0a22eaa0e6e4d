import { unless } from '@roundhouse/kernel/complaint'
import { complaintsOf } from '@roundhouse/kernel/violation'
import { areaAt } from '../base/map.ts'
import { GREY, NOTHING, type PieceNumber, passengerOf, YELLOW } from '../base/piece.ts'
import { goodsAt, type State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { pawnsHaveRoom } from '../checks/ground.ts'
import { type StateCheck, sum } from './check.ts'

const GOODS_AN_AREA = 2

/** Goods, passengers and landowners: never more than were drawn, wherever they are now (NB-1.3, NB-1.4). */
export const cargo: StateCheck = (rules, state) => [
  ...inAreas(rules, state),
  ...pawnsInAreas(rules, state),
  ...inAll(rules, state),
]

const pawnsInAreas = complaintsOf(pawnsHaveRoom)

const inAreas = ({ map }: Rules, state: State): string[] =>
  map.areas.flatMap(({ name, goods }, area) => {
    const most = goods === NOTHING ? 0 : GOODS_AN_AREA
    const found = goodsAt(state, area)
    return unless(found <= most, () => `${name} had ${most} goods at most, but has ${found}`)
  })

/** On the map, on trains and kept. */
function inAll({ map, bags }: Rules, state: State): string[] {
  const carried = (piece: PieceNumber): number =>
    state.spaces.filter(each => each === piece).length + sum(state.players.map(({ kept }) => kept[piece - 1]!))
  const goodsOf = (piece: PieceNumber): number =>
    sum(state.goods.filter((_, area) => areaAt(map, area).goods === piece))
  const drawnFor = (piece: PieceNumber): number =>
    GOODS_AN_AREA * map.areas.filter(({ goods }) => goods === piece).length
  const lines: [what: string, most: number, found: number][] = [
    ['grey goods', Math.min(bags.goods[0], drawnFor(GREY)), goodsOf(GREY) + carried(GREY)],
    ['yellow goods', Math.min(bags.goods[1], drawnFor(YELLOW)), goodsOf(YELLOW) + carried(YELLOW)],
    ['red passengers', bags.pawns[0], sum(state.reds) + carried(passengerOf(0))],
    ['green passengers', bags.pawns[1], sum(state.greens) + carried(passengerOf(1))],
    ['landowners', bags.pawns[2], sum(state.landowners)],
    [
      'pawns',
      sum(map.areas.map(({ pawns }) => pawns)),
      sum([...state.reds, ...state.greens, ...state.landowners]) + carried(passengerOf(0)) + carried(passengerOf(1)),
    ],
  ]
  return lines.flatMap(([what, most, found]) =>
    unless(found <= most, () => `At most ${most} ${what} were drawn, but there are ${found}`),
  )
}
