import type { StableTableModel } from './table-model.ts'

/**
 * Worked out once for as long as nothing is played, by numbers: with every tap parts of the table ask the same again. The
 * targets are made anew with every move, and when the reader's language changes.
 */
export function untilPlayed<Numbers extends readonly number[], Value>(
  make: (stable: StableTableModel, ...of: Numbers) => Value,
): (stable: StableTableModel, ...of: Numbers) => Value {
  const made = new WeakMap<object, Map<string, Value>>()
  return (stable, ...of) => {
    const known = made.get(stable.targets) ?? new Map<string, Value>()
    made.set(stable.targets, known)
    const key = of.join()
    if (!known.has(key)) known.set(key, make(stable, ...of))
    return known.get(key)!
  }
}
