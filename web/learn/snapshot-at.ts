import type { GameName } from '@roundhouse/table/games'
import type { Snapshot } from '@roundhouse/table/snapshot'
import { Classroom } from './classroom.ts'
import type { OpenPosition } from './position.ts'

/** What the first seat sees in a position, and what it could do there. */
export function snapshotAt(game: GameName, position: OpenPosition, names: readonly string[]): Snapshot {
  const step = { name: '', position: '', goals: [[]], rule: '' }
  return new Classroom(game, step, position, names.slice(0, position.game.seats)).snapshot()
}
