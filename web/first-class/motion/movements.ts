import type { Movement } from '../../table/motion/movement.ts'
import type { TableModel } from '../model/table-model.ts'
import { type Change, changesBetween } from './changes.ts'
import { whereIs } from './where.ts'

type Shown = Pick<TableModel, 'snapshot' | 'view'>

/** What moves from one snapshot to the next. */
export function movementsBetween(before: Shown, { snapshot, view }: Shown): Movement[] {
  if (before.snapshot === snapshot) return []
  const changes = changesBetween(before.view, view, snapshot.story.slice(before.snapshot.story.length))
  const taken = changes.find(({ is }) => is === 'taken')
  return changes.map(change => movementOf(change, taken === undefined ? null : whereIs(taken)))
}

/** Coins come from the card that brings them. */
function movementOf(change: Change, source: string | null): Movement {
  const thing = whereIs(change)
  switch (change.is) {
    case 'taken':
      return { is: 'leave', thing, to: `[data-board="${change.seat}"]` }
    case 'swept':
      return { is: 'leave', thing, to: { x: -1, y: 0 } }
    case 'spent':
      return { is: 'leave', thing, to: { x: 0, y: -2 } }
    case 'dealt':
      return { is: 'deal', thing }
    case 'coupled':
      return { is: 'arrive', thing, from: { x: 1, y: 0 } }
    case 'earned':
      return { is: 'arrive', thing, from: source ?? { x: 0, y: -2 } }
    case 'raised':
      return { is: 'pop', thing }
    case 'walked':
    case 'drove':
      return { is: 'slide', thing }
    case 'scored':
      return { is: 'rise', thing, text: `+${change.points}` }
  }
}
