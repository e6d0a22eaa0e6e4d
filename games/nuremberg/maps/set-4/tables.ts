import { TABLES as THIRD } from '../set-3/tables.ts'
import type { BoxLine, Tables } from '../tables.ts'

/**
 * White lies on two boxes and brown on two. Ties favour the last in the order, as his disc moves last (NB-4.2); but who
 * gets none of a colour does not move, and of those the first lies on top. Each number of players finds as many points
 * of each colour as in set 1.
 */
// biome-ignore format: one line a box
const BOXES: readonly BoxLine[] = [
  { name: 'U1', influence: ['white', 'white', 'white'], minimum: 3, players: 2 },
  { name: 'U2', influence: ['brown', 'brown', 'brown'], minimum: 3, players: 2 },
  { name: 'U3', influence: ['red', 'red', 'green'],     minimum: 3, players: 3 },
  { name: 'U4', influence: ['red', 'green', 'green'],   minimum: 3, players: 4 },

  { name: 'L1', influence: ['red', 'green'],            minimum: 2, players: 2 },
  { name: 'L2', influence: ['red', 'green'],            minimum: 2, players: 2 },
  { name: 'L3', influence: ['brown', 'brown'],          minimum: 2, players: 3 },
  { name: 'L4', influence: ['white', 'white'],          minimum: 2, players: 4 },
]

/** What boxes show is tuned once more (docs/balance.md). */
export const TABLES: Tables = { ...THIRD, boxes: BOXES }
