/**
 * A list with one more at its end, and not larger than it must be: lists are replaced, never changed (`state.ts`), so
 * there are many of them, and `[...list, one]` would keep room for sixteen more in each.
 */
export const append = (list: readonly number[], one: number): readonly number[] =>
  list.length === 0 ? [one] : list.toSpliced(list.length, 0, one)
