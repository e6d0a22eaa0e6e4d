import { type NetWeights, netOf } from '../../play/net/net.ts'
import { type NetShape, newNetPosition } from '../../play/net/shape.ts'
import { softmax } from '../../play/search/guide.ts'
import { lossAt } from '../logit.ts'
import { type GameRows, layoutOf, readRow, rowsIn, seatsAt, wonIn } from './samples.ts'

/** How well a net tells who wins at one kind of table: the mean of -ln of the chance that was given to the winner. */
export interface NetLoss {
  readonly table: string
  readonly positions: number
  readonly withNet: number
  /** By the net that is shipped; `null`: there is none for these inputs. */
  readonly shipped: number | null
  /** By the evaluation alone; and with equal chances for all. */
  readonly without: number
  readonly equal: number
}

/** Tells it for each kind of table at which these games were played. */
export function netLossesOf(
  shape: NetShape,
  weights: NetWeights,
  games: readonly GameRows[],
  shipped: NetWeights | null = null,
): NetLoss[] {
  const layout = layoutOf(shape)
  const net = netOf(shape, weights)
  const other = shipped === null ? null : netOf(shape, shipped)
  const positions = new Map([2, 3, 4].map(seats => [seats, newNetPosition(shape, seats)]))
  const sums = shape.tables.map(table => ({ table, positions: 0, withNet: 0, shipped: 0, without: 0, equal: 0 }))
  for (const row of rowsIn(layout, games)) {
    const seats = seatsAt(row.rows, row.at)
    const position = positions.get(seats)!
    readRow(layout, row, position)
    const won = wonIn(layout, row)
    const sum = sums[Math.floor(position.place / shape.moments.length)]!
    sum.positions++
    sum.withNet += lossAt(net(position), won)
    if (other !== null) sum.shipped += lossAt(other(position), won)
    sum.without += lossAt(softmax([...position.bases], 1), won)
    sum.equal += Math.log(seats)
  }
  return sums
    .filter(({ positions }) => positions > 0)
    .map(({ table, positions, withNet, shipped, without, equal }) => ({
      table,
      positions,
      withNet: withNet / positions,
      shipped: other === null ? null : shipped / positions,
      without: without / positions,
      equal: equal / positions,
    }))
}
