import type { TableLoss } from '@roundhouse/bots/training/calibration-loss'
import { inTable } from '../terminal/columns.ts'

export const lossText = (of: number): string => of.toFixed(3)

export const lossTable = (losses: readonly TableLoss[]): string[] =>
  inTable([
    ['held-out loss', 'positions', 'before', 'after', 'equal chances'],
    ...losses.map(each => [
      each.table,
      String(each.positions),
      lossText(each.shares),
      lossText(each.chances),
      lossText(each.equal),
    ]),
  ])

/** What was told of the favourite, and how often he won: columns by what was told. */
export function favouritesTable(losses: readonly Pick<TableLoss, 'table' | 'favourites'>[]): string[] {
  const whole = (share: number): string => String(Math.round(100 * share))
  const steps = losses[0]!.favourites.map((_, step, all) => `${(100 * step) / all.length}%`)
  return inTable([
    ['favourite: told → won', ...steps],
    ...losses.map(({ table, favourites }) => [
      table,
      ...favourites.map(({ told, won, positions }) => (positions === 0 ? '' : `${whole(told)}→${whole(won)}`)),
    ]),
  ])
}
