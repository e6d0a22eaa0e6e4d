import { type OnlinePart, onlineStore } from '../saving/online-store.ts'

/** Keeps parts of a table, each as it was last: while one is written, only the newest of those that follow waits. */
export function newPartKeeper(table: string, store = onlineStore): (part: OnlinePart, value: unknown) => Promise<void> {
  const next = new Map<OnlinePart, unknown>()
  let writing: Promise<void> | null = null

  const writeAll = async (): Promise<void> => {
    for (let [first] = next; first !== undefined; [first] = next) {
      const [part, value] = first
      next.delete(part)
      // A browser that keeps nothing still plays.
      await (value === undefined ? store.forget(table, part) : store.save(table, part, value)).catch(() => {})
    }
    writing = null
  }

  return (part, value) => {
    next.set(part, value)
    writing ??= writeAll()
    return writing
  }
}
