import { type Program, Thread } from '@roundhouse/bots/play/threads/thread'
import type { BotTurn } from '@roundhouse/table/thinker'
import type { Clock } from '../clock.ts'

/** Where the bots of all tables think, so that no table waits for them. */
export interface BotDesk {
  /** The text of a legal move. Live tables come before daily ones, and who waits longest comes first. */
  decide(turn: BotTurn, isLive: boolean): Promise<string>
  /** How many turns are being thought about or wait for it. */
  readonly waiting: number
  close(): Promise<void>
}

interface Task {
  readonly turn: BotTurn
  readonly isLive: boolean
  resolve(move: string): void
  reject(error: unknown): void
}

/** Milliseconds a thread may take for one decision: then it is ended, and a quicker bot answers. */
const LONGEST = 10_000

/** Who answers for a bot that takes too long or breaks: it decides without searching. */
const QUICK_LEVEL = 'beginner'

/** Bots in threads, each with one decision at a time. */
export class ThreadedDesk implements BotDesk {
  private readonly program: Program
  private readonly clock: Clock
  private readonly idle: Thread<BotTurn, string>[]
  private readonly tasks: Task[] = []
  private readonly busy = new Set<Thread<BotTurn, string>>()
  private isClosed = false

  constructor(program: Program, threads: number, clock: Clock) {
    this.program = program
    this.clock = clock
    this.idle = Array.from({ length: threads }, () => this.newThread())
  }

  get waiting(): number {
    return this.tasks.length + this.busy.size
  }

  decide(turn: BotTurn, isLive: boolean): Promise<string> {
    return new Promise((resolve, reject) => {
      this.tasks.push({ turn, isLive, resolve, reject })
      this.assign()
    })
  }

  /** Nobody waits for a bot that still thinks. */
  async close(): Promise<void> {
    this.isClosed = true
    for (const { reject } of this.tasks.splice(0)) reject(new Error('the server stops'))
    await Promise.all([...this.idle.splice(0), ...this.busy].map(thread => thread.end()))
  }

  private newThread(): Thread<BotTurn, string> {
    return new Thread<BotTurn, string>(this.program)
  }

  private assign(): void {
    while (this.idle.length > 0 && this.tasks.length > 0) {
      const live = this.tasks.findIndex(({ isLive }) => isLive)
      const [task] = this.tasks.splice(Math.max(0, live), 1)
      void this.think(this.idle.pop()!, task!)
    }
  }

  /** Whatever happens, the thread or a new one takes the next task. */
  private async think(thread: Thread<BotTurn, string>, { turn, resolve, reject }: Task): Promise<void> {
    let free = thread
    this.busy.add(free)
    try {
      resolve(await this.withinLimit(thread.ask(turn)))
    } catch (error) {
      await thread.end()
      if (this.isClosed) return reject(error)
      this.busy.delete(thread)
      free = this.newThread()
      this.busy.add(free)
      const request = { ...turn.request, level: QUICK_LEVEL }
      await this.withinLimit(free.ask({ ...turn, request })).then(resolve, reject)
    } finally {
      this.busy.delete(free)
      if (this.isClosed) await free.end()
      else this.idle.push(free)
      this.assign()
    }
  }

  private withinLimit<T>(answer: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const stop = this.clock.wake(this.clock.now() + LONGEST, () => reject(new Error('a bot took too long')))
      answer.then(resolve, reject).finally(stop)
    })
  }
}
