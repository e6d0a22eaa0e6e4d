/** What this browser keeps under a name; what cannot be read counts as nothing. */
export function remembered(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

/** A browser that keeps nothing still plays; what was to be kept then holds until the page is closed, or not at all. */
export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Without memory.
  }
}
