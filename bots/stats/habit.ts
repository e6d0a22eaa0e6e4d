/** What is done again and again: a mean, as its sum and how many it is the mean of. Both are counts, so habits add up. */
export interface Habit {
  readonly sum: number
  readonly times: number
}

/** By what they are about. */
export type Habits = Readonly<Record<string, Habit>>
