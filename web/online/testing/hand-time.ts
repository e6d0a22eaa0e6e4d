/** Time that passes when a test says so. */
export class HandTime {
  now = 1_000_000
  private alarms: { readonly at: number; readonly run: () => void }[] = []

  wake(after: number, run: () => void): () => void {
    const alarm = { at: this.now + after, run }
    this.alarms.push(alarm)
    return () => {
      this.alarms = this.alarms.filter(each => each !== alarm)
    }
  }

  pass(milliseconds: number): void {
    const end = this.now + milliseconds
    for (;;) {
      const [next] = this.alarms.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)
      if (next === undefined) break
      this.alarms = this.alarms.filter(each => each !== next)
      this.now = next.at
      next.run()
    }
    this.now = end
  }

  stop(): void {
    this.alarms = []
  }
}
