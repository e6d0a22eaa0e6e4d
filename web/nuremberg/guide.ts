import type { View } from '@roundhouse/nuremberg/base/view'
import type { Snapshot } from '@roundhouse/table/snapshot'
import type { GameGuide } from '../guide/guide.ts'
import { rulesOf } from './model/rules.ts'

const begins = ({ moves }: Snapshot, beginning: string): boolean => moves.some(text => text.startsWith(beginning))

/** Where a series or a sale can be begun: plans that are made at once. */
const isTurnAt = (snapshot: Snapshot): boolean =>
  begins(snapshot, 'sell ') || (begins(snapshot, 'build ') && !begins(snapshot, 'finish'))

function momentsAt(snapshot: Snapshot): string[] {
  const { phase, turn } = snapshot.view as View
  switch (phase) {
    case 'auction':
      return turn === rulesOf(snapshot).turns ? ['last-turn'] : ['bid']
    case 'track':
      return begins(snapshot, 'build ') ? ['build'] : []
    case 'trains':
      return trainMoments(snapshot)
    case 'takeovers':
      return begins(snapshot, 'sell ') ? ['sell'] : []
    default:
      return []
  }
}

/** Whoever has loaded something and can load more hears next what it will bring. */
function trainMoments(snapshot: Snapshot): string[] {
  if (begins(snapshot, 'load ')) return ['load', 'before-scoring']
  return begins(snapshot, 'buy ') ? ['train'] : []
}

/** What matters in a first game of First Train to Nuremberg. */
export const guide: GameGuide = { momentsAt, isTurnAt }
