/** In milliseconds: with less than this left, the page is let go. */
const LEAST = 2

/**
 * Reads messages while the page has nothing else to do. To read one takes a slow device a millisecond, and the answer to a tap may
 * need ten that were never said before. A browser that does not tell when it is idle reads them when they are said.
 */
export function readAhead(keys: readonly string[], read: (key: string) => void): void {
  const rest = keys.values()
  const readSome = (deadline: IdleDeadline): void => {
    while (deadline.timeRemaining() > LEAST) {
      const { value, done } = rest.next()
      if (done) return
      read(value)
    }
    requestIdleCallback(readSome)
  }
  globalThis.requestIdleCallback?.(readSome)
}
