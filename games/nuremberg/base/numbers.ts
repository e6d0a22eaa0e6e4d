import type { Choice } from './choice.ts'

/** The number of each kind of move. They are in moves and saved games: one that is given stays, a new one takes the next. */
export const MOVES = {
  bid: 1,
  build: 2,
  finish: 3,
  'give-up': 4,
  pass: 5,
  pay: 6,
  buy: 7,
  load: 8,
  sell: 9,
  way: 10,
} as const satisfies Readonly<Record<Choice['do'], number>>
