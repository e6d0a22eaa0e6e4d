import { type Clock, systemClock } from '@roundhouse/server/clock'

/** The clock of this machine, on which days can pass in an instant: a server that was there all the time. */
export class JumpingClock implements Clock {
  private skipped = 0

  now(): number {
    return systemClock.now() + this.skipped
  }

  wake(at: number, run: () => void): () => void {
    return systemClock.wake(at - this.skipped, run)
  }

  ahead(): number {
    return systemClock.ahead!()
  }

  catchUp(): void {
    systemClock.catchUp!()
  }

  jump(milliseconds: number): void {
    this.skipped += milliseconds
  }
}
