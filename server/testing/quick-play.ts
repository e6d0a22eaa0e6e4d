import { type Dice, roll } from '@roundhouse/kernel/dice'
import { movesAt } from '@roundhouse/table/table'
import { seatToMove } from '../table/online-table.ts'
import type { TestHouse } from './house.ts'

/** People at this table move at random until the game is over or somebody stops it; bots think meanwhile. */
export async function playQuickly({ hub }: Pick<TestHouse, 'hub'>, id: string, dice: Dice): Promise<void> {
  const live = (await hub.open(id))!
  while (live.table.stage === 'playing') {
    const { table, chairs, seq } = live.table
    const { person, hasLeft, standIn } = chairs[seatToMove(live.table)!]!
    if (person === null || hasLeft || standIn !== null) {
      await new Promise(resolve => setTimeout(resolve, 1))
      continue
    }
    const moves = movesAt(table!)
    const move = moves[roll(dice, moves.length)]!
    await live.command(person, { type: 'play', moves: [move], table: id, id: hub.newId(), seq })
  }
}
