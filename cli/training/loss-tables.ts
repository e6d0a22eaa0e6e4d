import type { TableLoss } from '@roundhouse/bots/training/calibration-loss'
import { isOff } from '@roundhouse/bots/training/reliability'
import { inTable } from '../terminal/columns.ts'

export const lossText = (of: number): string => of.toFixed(3)

export const lossTable = (losses: readonly TableLoss[]): string[] =>
  inTable([
    ['held-out loss', 'games', 'positions', 'before', 'after', 'equal chances'],
    ...losses.map(each => [
      each.table,
      String(each.games),
      String(each.positions),
      lossText(each.shares),
      `${lossText(each.chances)} ± ${lossText(each.margin)}`,
      lossText(each.equal),
    ]),
  ])

/**
 * What was told of the favourite, how often they won, and how far off that may be: columns by what was told. What is further
 * off than so few games can show has an exclamation mark.
 */
export function favouritesTable(losses: readonly Pick<TableLoss, 'table' | 'favourites'>[]): string[] {
  const whole = (share: number): string => String(Math.round(100 * share))
  const steps = losses[0]!.favourites.map((_, step, all) => `${(100 * step) / all.length}%`)
  return inTable([
    ['favourite: told → won', ...steps],
    ...losses.map(({ table, favourites }) => [
      table,
      ...favourites.map(step =>
        step.positions === 0
          ? ''
          : `${whole(step.told)}→${whole(step.won)} ± ${whole(step.margin)}${isOff(step) ? ' !' : ''}`,
      ),
    ]),
  ])
}
