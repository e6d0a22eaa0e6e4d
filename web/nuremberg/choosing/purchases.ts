import { BROWN } from '@roundhouse/nuremberg/base/influence'
import { FIRST, GOODS, SECOND } from '@roundhouse/nuremberg/base/piece'
import type { TableModel } from '../model/table-model.ts'
import { reachOf } from './reach.ts'
import { targetsOn } from './targets.ts'

/** How many of anything else replace one brown that is missing (NB-6.3). */
const BROWN_SUBSTITUTE_RATE = 3

/** What a train costs the one who decides: brown is used first. */
export interface TrainPrice {
  readonly brown: number
  /** How much brown is missing, and what replaces it. */
  readonly missing: number
  readonly others: number
}

export function trainPrice({ rules, view }: Pick<TableModel, 'rules' | 'view'>, train: number): TrainPrice {
  const { cost } = rules.trains[train]!
  const missing = Math.max(0, cost - view.players[view.toMove]!.influence[BROWN]!)
  return { brown: cost - missing, missing, others: missing * BROWN_SUBSTITUTE_RATE }
}

/** A train that can be bought, how many pieces that own track reaches would fit on it, and the points for them. */
export interface Purchase {
  readonly train: number
  readonly loads: number
  readonly points: number
}

/** Those that would bring most come first, of these the cheapest. */
export function purchasesOf(model: Pick<TableModel, 'rules' | 'view' | 'targets'>): Purchase[] {
  const { rules, view, targets } = model
  const [, grey, yellow, red, green] = reachOf(rules.map, view, view.toMove)
  const [goods, passengers] = [grey! + yellow!, red! + green!]
  return targetsOn(targets, 'train')
    .map(({ train }) => {
      const { spaces } = rules.trains[train]!
      const first = Math.min(passengers, spaces[FIRST])
      const others = Math.min(passengers - first, spaces[SECOND]) + Math.min(goods, spaces[GOODS])
      return { train, loads: first + others, points: first * 2 + others }
    })
    .toSorted((a, b) => b.points - a.points || rules.trains[a.train]!.cost - rules.trains[b.train]!.cost)
}
