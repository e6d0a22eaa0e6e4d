import type { BoxLine, Tables, TrainLine } from '../tables.ts'

/**
 * Three printed points in the upper row and two in the lower are documented; their colours are ours: white lies on two
 * boxes and brown on two. Ties favour the last in the order, whose disc moves last (NB-4.2); but a player who gets none of
 * a colour does not move, and of those the first lies on top.
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

/**
 * Six rows, prices of 3, 2 and 1, and first class on dear trains only are documented; the spaces are ours. No
 * train has less room of each kind than another at its price; the cheaper rows are alike in twos.
 */
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

/** Documented: 4 turns with 4 players, and what the bags hold. 5 turns with 2 or 3 players are ours. */
export const TABLES: Tables = {
  boxes: BOXES,
  trains: TRAINS,
  turns: { 2: 5, 3: 5, 4: 4 },
  bags: {
    goods: { grey: 60, yellow: 60 },
    pawns: { red: 25, green: 25, landowner: 25 },
    influence: { white: 5, brown: 5, red: 5, green: 5 },
  },
}
