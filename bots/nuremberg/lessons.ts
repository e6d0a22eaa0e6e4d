/** What is left when a turn is over, in points as the weights say. */
export const PARTS = ['influence', 'cubes', 'track', 'what can be loaded', 'unfinished sets'] as const

/** Turns that anybody sees ahead, this one included. */
export const FARTHEST = 5

/** What is made of the parts with so many turns to come. */
export interface Lesson {
  /** How much each part is trusted. */
  readonly trust: readonly number[]
  /** A lead of so many points more at the end makes a win about three times as likely. */
  readonly leadThatCounts: number
}

/** By turns to come. */
export type Taught = readonly Lesson[]

const byTurnsToCome = <T>(of: (turnsToCome: number) => T): T[] =>
  Array.from({ length: FARTHEST }, (_, turnsToCome) => of(turnsToCome))

/** Worths as they are. */
export const UNTAUGHT: Taught = byTurnsToCome(turnsToCome => ({
  trust: PARTS.map(() => 1),
  leadThatCounts: 3 + 2 * turnsToCome,
}))

export const ROWS = byTurnsToCome(turnsToCome => `${turnsToCome} turns to come`)

/** How much a point counts that is hoped for; then what each part counts besides. */
export const COLUMNS = ['a point', ...PARTS]

export const placesAt = (turnsToCome: number): number[] =>
  COLUMNS.map((_, column) => turnsToCome * COLUMNS.length + column)

/** Before anything is learned: all counts as it does by hand. */
export const belief: readonly number[] = UNTAUGHT.flatMap(({ leadThatCounts }) => [
  1 / leadThatCounts,
  ...PARTS.map(() => 0),
])

/** A point may count twice as much or nothing, a part half as much or once and a half. */
export const doubt: readonly number[] = UNTAUGHT.flatMap(({ leadThatCounts }) => [
  1 / leadThatCounts,
  ...PARTS.map(() => 0.5 / leadThatCounts),
])

/** A point never counts for less, whatever a few games may say. */
const LEAST_POINT = 0.01

/** The lessons that a table of weights comes to. */
export const lessonsOf = (weights: readonly number[]): Taught =>
  byTurnsToCome(turnsToCome => {
    const [counted, ...parts] = placesAt(turnsToCome).map(place => weights[place]!)
    const point = Math.max(LEAST_POINT, counted!)
    return { trust: parts.map(part => 1 + part / point), leadThatCounts: 1 / point }
  })
