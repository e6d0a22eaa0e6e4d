import type { Clock } from '@roundhouse/server/clock'

/**
 * A server's clock that stands until a test moves it: nobody is late because a machine is busy. What the server does again
 * and again it does as often as ever.
 */
export class StandingClock implements Clock {
  private time = Date.now()

  now(): number {
    return this.time
  }

  wake(at: number, run: () => void): () => void {
    const timer = setTimeout(run, Math.max(0, at - this.time))
    timer.unref()
    return () => clearTimeout(timer)
  }

  /** So many minutes later. */
  pass(minutes: number): void {
    this.time += minutes * 60_000
  }
}
