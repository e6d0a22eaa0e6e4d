import type { Timeline } from './timeline.ts'

/** A program that runs: a server, or a page. It can be paused, and killed between any two things that it waits for. */
export class Process {
  readonly timeline: Timeline
  isAlive = true
  isPaused = false
  /** What came while it was paused. */
  private waiting: (() => void)[] = []
  private killAt: { events: number; readonly waits: number; readonly then: () => void } | null = null

  constructor(timeline: Timeline) {
    this.timeline = timeline
  }

  at(at: number, run: () => void): () => void {
    return this.timeline.at(Math.max(at, this.timeline.now), () => this.happen(run))
  }

  after(milliseconds: number, run: () => void): () => void {
    return this.at(this.timeline.now + milliseconds, run)
  }

  pause(): void {
    this.isPaused = true
  }

  resume(): void {
    this.isPaused = false
    const { waiting } = this
    this.waiting = []
    for (const run of waiting) this.after(0, run)
  }

  kill(): void {
    this.isAlive = false
    this.waiting = []
  }

  /** It dies within the n-th thing that happens to it from now on, after so many waits for a promise. */
  killWithin(events: number, waits: number, then: () => void): void {
    this.killAt = { events, waits, then }
  }

  private happen(run: () => void): void {
    if (!this.isAlive) return
    if (this.isPaused) {
      this.waiting.push(run)
      return
    }
    if (this.killAt !== null && this.killAt.events-- === 0) void this.dieAfter(this.killAt)
    run()
  }

  private async dieAfter({ waits, then }: { readonly waits: number; readonly then: () => void }): Promise<void> {
    this.killAt = null
    for (let n = 0; n < waits; n++) await null
    if (this.isAlive) then()
  }
}
