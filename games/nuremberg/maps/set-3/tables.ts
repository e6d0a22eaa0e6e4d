import { TABLES as FIRST } from '../set-1/tables.ts'
import type { BoxLine, Tables, TrainLine } from '../tables.ts'

/**
 * Who got the box with three white builds first, wherever he sits: with white on many boxes most players had the same, and
 * ties favour the last in the order (NB-4.2). Each number of players finds as many points of each colour as in set 1.
 */
// biome-ignore format: one line a box
const BOXES: readonly BoxLine[] = [
  { name: 'U1', influence: ['white', 'white', 'white'], minimum: 3, players: 2 },
  { name: 'U2', influence: ['brown', 'red', 'green'],   minimum: 3, players: 2 },
  { name: 'U3', influence: ['brown', 'brown', 'red'],   minimum: 3, players: 3 },
  { name: 'U4', influence: ['white', 'red', 'green'],   minimum: 3, players: 4 },

  { name: 'L1', influence: ['brown', 'red'],            minimum: 2, players: 2 },
  { name: 'L2', influence: ['brown', 'green'],          minimum: 2, players: 2 },
  { name: 'L3', influence: ['red', 'green'],            minimum: 2, players: 3 },
  { name: 'L4', influence: ['white', 'green'],          minimum: 2, players: 4 },
]

/** No train has less room of each kind than another at its price. The cheaper rows are alike in twos. */
// biome-ignore format: one line a train
const TRAINS: readonly TrainLine[] = [
  { row: 1, place: 'a', cost: 3, first: 4, second: 0, goods: 2 },
  { row: 1, place: 'b', cost: 3, first: 3, second: 0, goods: 3 },
  { row: 1, place: 'c', cost: 3, first: 2, second: 0, goods: 4 },

  { row: 2, place: 'a', cost: 3, first: 3, second: 1, goods: 2 },
  { row: 2, place: 'b', cost: 3, first: 2, second: 1, goods: 3 },
  { row: 2, place: 'c', cost: 3, first: 1, second: 1, goods: 4 },

  { row: 3, place: 'a', cost: 2, first: 0, second: 3, goods: 3 },
  { row: 3, place: 'b', cost: 2, first: 0, second: 2, goods: 4 },
  { row: 3, place: 'c', cost: 2, first: 0, second: 1, goods: 5 },

  { row: 4, place: 'a', cost: 2, first: 0, second: 3, goods: 3 },
  { row: 4, place: 'b', cost: 2, first: 0, second: 2, goods: 4 },
  { row: 4, place: 'c', cost: 2, first: 0, second: 1, goods: 5 },

  { row: 5, place: 'a', cost: 1, first: 0, second: 2, goods: 1 },
  { row: 5, place: 'b', cost: 1, first: 0, second: 1, goods: 2 },
  { row: 5, place: 'c', cost: 1, first: 0, second: 0, goods: 3 },

  { row: 6, place: 'a', cost: 1, first: 0, second: 2, goods: 1 },
  { row: 6, place: 'b', cost: 1, first: 0, second: 1, goods: 2 },
  { row: 6, place: 'c', cost: 1, first: 0, second: 0, goods: 3 },
]

/** The turns and the bags are those of the first set; what boxes and trains show is tuned (docs/balance.md). */
export const TABLES: Tables = { ...FIRST, boxes: BOXES, trains: TRAINS }
