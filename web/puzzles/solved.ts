const KEY = 'roundhouse-puzzles'

/** Which puzzles have been solved in this browser, by their ids. */
export function solvedPuzzles(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter(id => typeof id === 'string') : [])
  } catch {
    return new Set()
  }
}

export function keepSolved(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...solvedPuzzles(), id])]))
  } catch {
    // A browser that keeps nothing still shows puzzles; none of them is marked.
  }
}
