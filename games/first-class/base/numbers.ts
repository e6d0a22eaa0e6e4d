/**
 * Every number that a kind of move, a symbol or a source of frames goes by, of the base game and of all modules. They are
 * in moves, states and saved games: one that is given stays, and a new one takes the next that is free.
 */

/** The kinds of move. */
export const MOVES = {
  done: 0,
  car: 1,
  up: 2,
  free: 3,
  mail: 4,
  both: 5,
  cond: 6,
  loco: 7,
  buyCar: 8,
  buyStep: 9,
  buyUpgrade: 10,
  buyPoint: 11,
  buyEndCard: 12,
  pick: 13,
  fulfil: 14,
  take: 15,
  decline: 16,
  tile: 17,
  begin: 18,
  keep: 19,
  score: 20,
  end: 21,
  lay: 22,
  // Module B
  seat: 32,
  postcard: 33,
  // Module D
  board: 34,
  // Module F
  use: 35,
} as const

/** The symbols of a frame: five bits have room for 32 (`frames/effect.ts`). */
export const CAR = 0
export const UP = 1
export const FREE = 2
export const BOTH = 3
export const COND = 4
export const LOCO = 5
export const COIN = 6
export const PTS = 7
export const GEC = 8
/** The fourth seat's part of the start-player tile: a 0-car or an upgrade 0 to 1 (FC-4.2). */
export const CAR_OR_UP = 9
/** A middle card is laid between the trains (FC-E.1). */
export const LAY = 10
// Module B
export const SEAT = 16
export const POSTCARD = 17
// Module D
export const BOARD = 18
// Module F
export const USE = 19

/** Where frames come from: four bits have room for 16 (`frames/source.ts`). */
export const CARD = 0
export const DECLINED = 1
export const START_TILE = 2
export const REWARD = 3
export const CONTRACT = 4
export const MAIL = 5
export const TILE = 6
export const END_CARD = 7
export const CITY = 8
// Module D
export const GUEST = 10
// Module F
export const FACTORY = 11
export const SECOND_USE = 12
export const FROM_STORAGE = 13

/** Sources from this one on are those of modules. */
export const FIRST_OF_MODULES = 10
