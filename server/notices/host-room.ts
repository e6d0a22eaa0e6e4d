import type { Clock } from '../clock.ts'

/** How many are sent at once to one receiver, and to one who was slow lately. */
const MOST_TO_ONE = 16
const MOST_TO_SLOW = 1

/** Milliseconds: how long a receiver counts as slow, and how long something waits for room. */
const SLOW_FOR = 600_000
const LONGEST_WAIT = 1000

/** Room for each receiver, so that none of them takes all there is. */
export class HostRoom {
  private readonly clock: Clock
  private readonly taken = new Map<string, number>()
  private readonly slowUntil = new Map<string, number>()
  /** Those who wait for room, in their order. */
  private readonly waiting = new Map<string, (() => void)[]>()

  constructor(clock: Clock) {
    this.clock = clock
  }

  /** Takes room, as soon as there is some. False: it took too long, or the receiver is slow. */
  async take(host: string): Promise<boolean> {
    if (this.count(host) < this.mostFor(host)) {
      this.taken.set(host, this.count(host) + 1)
      return true
    }
    return !this.isSlow(host) && this.wait(host)
  }

  /** Gives it back to the next who waits. */
  leave(host: string, isSlow: boolean): void {
    if (isSlow) this.slowUntil.set(host, this.clock.now() + SLOW_FOR)
    else this.slowUntil.delete(host)
    const next = isSlow ? undefined : this.waiting.get(host)?.shift()
    if (next !== undefined) return next()
    const left = this.count(host) - 1
    if (left > 0) this.taken.set(host, left)
    else this.taken.delete(host)
  }

  private count(host: string): number {
    return this.taken.get(host) ?? 0
  }

  private isSlow(host: string): boolean {
    return (this.slowUntil.get(host) ?? 0) > this.clock.now()
  }

  private mostFor(host: string): number {
    return this.isSlow(host) ? MOST_TO_SLOW : MOST_TO_ONE
  }

  private wait(host: string): Promise<boolean> {
    const queue = this.waiting.get(host) ?? []
    this.waiting.set(host, queue)
    return new Promise(resolve => {
      const giveUp = (): void => {
        queue.splice(queue.indexOf(come), 1)
        resolve(false)
      }
      const callOff = this.clock.wake(this.clock.now() + LONGEST_WAIT, giveUp)
      const come = (): void => {
        callOff()
        resolve(true)
      }
      queue.push(come)
    })
  }
}
