import { TRAINS } from '@roundhouse/first-class/base/board/train'
import { targetSelector } from '../../table/targets/targets.ts'
import type { Change } from './changes.ts'

const board = (seat: number): string => `[data-board="${seat}"]`

/** Where a change is seen, as a selector: on the large board, or on a small one. */
export function whereIs(change: Change): string {
  switch (change.is) {
    case 'taken':
    case 'swept':
    case 'dealt':
      return targetSelector(`offer ${change.place}`)
    case 'coupled':
    case 'raised':
      return `${board(change.seat)} [data-train="${TRAINS[change.train]}"] > :nth-child(${change.card}) .car`
    case 'walked':
      return `${board(change.seat)} [data-train="${TRAINS[change.train]}"] .conductor`
    case 'drove':
      return `${board(change.seat)} :is(.locomotive, .small-route .is-here)`
    case 'earned':
    case 'spent':
      return `${board(change.seat)} :is(.column, .small-column):nth-child(${change.column}) i:nth-child(${change.space})`
    case 'scored':
      return `${board(change.seat)} :is(.points, strong)`
  }
}
