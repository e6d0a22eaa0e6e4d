/**
 * The parts a position is weighed by. The first are worths in points, as the weights say; the others are mere counts,
 * which mean nothing until play has taught what they are good for.
 */
export const PARTS = [
  'upper train',
  'lower train',
  'mail cars',
  'tiles',
  'coins in column 1',
  'coins in column 2',
  'coins in column 3',
  'start-player tile',
  'route',
  'guests',
  'middle cards',
  'contracts',
  'Game End cards',
  'frames that wait',
  'evidence',
  'cards reached',
  'cars',
  'cars of 4 and more',
  'cities',
  'Game End cards owned',
  'coins',
  'anybody',
] as const

/** So many of them are worths. */
const WORTHS = PARTS.indexOf('cards reached')

/** Own turns in a game. */
export const MOST_TURNS = 18

/** How much each part is trusted, by own turns left. */
export type Lessons = readonly (readonly number[])[]

/** Worths as they are, and nothing for mere counts. */
export const UNTAUGHT: Lessons = Array.from({ length: MOST_TURNS + 1 }, () =>
  PARTS.map((_, part) => (part < WORTHS ? 1 : 0)),
)

/** What the parts come to. */
export function trustIn(lessons: Lessons, turnsLeft: number, parts: Float64Array): number {
  const trust = lessons[turnsLeft]!
  let worth = 0
  for (let part = 0; part < parts.length; part++) worth += trust[part]! * parts[part]!
  return worth
}
