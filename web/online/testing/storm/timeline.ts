/** Something that is to happen. */
interface Happening {
  readonly at: number
  /** Of what happens at the same time, the first that was asked for comes first. */
  readonly order: number
  readonly run: () => void
  isCalledOff: boolean
}

/** The time of a world: it passes from one thing that happens to the next. */
export class Timeline {
  now: number
  steps = 0
  private order = 0
  private readonly heap: Happening[] = []

  constructor(now: number) {
    this.now = now
  }

  at(at: number, run: () => void): () => void {
    const happening = { at, order: this.order++, run, isCalledOff: false }
    this.push(happening)
    return () => {
      happening.isCalledOff = true
    }
  }

  /** All that happens until then. Whoever waits for a promise goes on before the next thing happens. */
  async runUntil(end: number): Promise<void> {
    await settled()
    for (let [next] = this.heap; next !== undefined && next.at <= end; [next] = this.heap) {
      this.pop()
      if (next.isCalledOff) continue
      this.now = Math.max(this.now, next.at)
      this.steps++
      next.run()
      await settled()
    }
    this.now = Math.max(this.now, end)
  }

  /** Everything sleeps for a while: what was to happen meanwhile happens late. */
  skip(milliseconds: number): void {
    this.now += milliseconds
  }

  private push(happening: Happening): void {
    const { heap } = this
    let place = heap.length
    heap.push(happening)
    while (place > 0) {
      const above = (place - 1) >> 1
      if (!isBefore(happening, heap[above]!)) break
      heap[place] = heap[above]!
      place = above
    }
    heap[place] = happening
  }

  private pop(): void {
    const { heap } = this
    const last = heap.pop()!
    if (heap.length === 0) return
    let place = 0
    for (;;) {
      let below = 2 * place + 1
      if (below + 1 < heap.length && isBefore(heap[below + 1]!, heap[below]!)) below++
      if (below >= heap.length || !isBefore(heap[below]!, last)) break
      heap[place] = heap[below]!
      place = below
    }
    heap[place] = last
  }
}

const isBefore = (one: Happening, other: Happening): boolean =>
  one.at < other.at || (one.at === other.at && one.order < other.order)

/** Every promise that is kept already has been heard of. */
const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve))
