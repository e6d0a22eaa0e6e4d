import type { GameName } from '@roundhouse/table/games'
import type { Snapshot } from '@roundhouse/table/snapshot'
import { Classroom, openPosition } from '../../learn/classroom.ts'

/** What the first seat sees in a position, and what it could do there. */
export async function sceneAt(game: GameName, position: string, names: readonly string[]): Promise<Snapshot> {
  const step = { name: '', position, goals: [[]], rule: '' }
  const seats = Number(/^players (\d)/m.exec(position)![1])
  return new Classroom(game, step, await openPosition(game, position), names.slice(0, seats)).scene()
}
