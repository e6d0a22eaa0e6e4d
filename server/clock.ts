/** The time, in milliseconds, and who is to be woken when. Tests have one of their own. */
export interface Clock {
  now(): number
  /** Runs something at a time, or as soon as that has passed; answers how to call it off. */
  wake(at: number, run: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  wake(at, run) {
    const timer = setTimeout(run, Math.max(0, at - Date.now()))
    timer.unref()
    return () => clearTimeout(timer)
  },
}
