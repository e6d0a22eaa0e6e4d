import type { OwnCommand } from './own-commands.ts'

/*
 * Moves that are not answered yet belong to the tab in which they were made, until that tab is gone. Each tab keeps its own apart from
 * those of the others and holds a lock on them, as a local game has one. Whoever holds the lock alone shows, sends, takes back or
 * gives up the moves; where two tabs have made different ones, the server takes the first, and the other shows that its own do
 * not fit. When a tab is gone its lock is free: the next one that has no moves of its own goes on with them.
 */

/** Where this browser keeps the moves of its tabs. */
export interface MoveShelf {
  /** The tabs that have kept moves of a table. */
  tabs(table: string): Promise<readonly string[]>
  load(table: string, tab: string): Promise<unknown>
  save(table: string, tab: string, moves: unknown): Promise<void>
  forget(table: string, tab: string): Promise<void>
}

/** A lock for what a tab keeps; the browser lets go of it when the tab that has it is gone. */
export interface TabLocks {
  /** Is it this tab's from now on? Not, if a tab that is open has it. */
  claim(tab: string): Promise<boolean>
  /** Nobody has it. */
  whenFree(tab: string): Promise<void>
}

/** Who goes on with moves that were left. */
export interface MoveTaker {
  /** Nothing of one's own is in their way. */
  readonly isFree: boolean
  /** They are this tab's from now on, and are kept with its own. */
  takeOver(moves: readonly OwnCommand[]): void
}

interface UnsentSupport {
  readonly table: string
  /** A name that no other tab has, or ever had. */
  readonly tab: string
  readonly shelf: MoveShelf
  readonly locks: TabLocks
  wake(after: number, run: () => void): void
}

/** In milliseconds. For so long a tab was opened just now: perhaps only loaded again, so that what is left is its own. */
const FRESH = 1000

/** In milliseconds. A tab that is only loaded again is back by then. */
const ABSENCE = 3000

/** The moves that this tab keeps, and those that it finds. A class, because it has a life: it writes, waits and takes over. */
export class UnsentMoves {
  readonly #support: UnsentSupport
  readonly #taker: MoveTaker
  readonly #opened: Promise<unknown>
  #isFresh = true
  /** Tabs that seem to be gone, whose moves somebody has to go on with. */
  readonly #left = new Set<string>()
  /** Those whose lock this one has. */
  readonly #claimed = new Set<string>()
  /** Tabs whose moves were taken over; what they kept can be forgotten as soon as it is kept with this tab's own. */
  readonly #takenFrom = new Set<string>()
  #forgettable: readonly string[] = []
  readonly #awaited = new Set<string>()
  /** By its id, each move that was taken over. */
  readonly #taken = new Set<string>()
  #handing: Promise<void> = Promise.resolve()
  #next: readonly OwnCommand[] | null = null
  #writing: Promise<void> | null = null

  constructor(support: UnsentSupport, taker: MoveTaker) {
    this.#support = support
    this.#taker = taker
    support.wake(FRESH, () => {
      this.#isFresh = false
    })
    this.#opened = support.locks.claim(support.tab)
  }

  /** Keeps these and no others; while they are written, only the newest of those that follow wait. */
  keep(moves: readonly OwnCommand[]): Promise<void> {
    this.#next = moves
    this.#writing ??= this.#writeAll()
    return this.#writing
  }

  /** Has a tab left moves? */
  async look(): Promise<void> {
    const { shelf, table, tab: own } = this.#support
    // A browser that keeps nothing still plays.
    for (const tab of await shelf.tabs(table).catch(() => [])) {
      if (tab === own || this.#left.has(tab) || this.#takenFrom.has(tab) || this.#awaited.has(tab)) continue
      if (this.#isFresh) this.#left.add(tab)
      else void this.#waitFor(tab)
    }
    await this.#handOver()
  }

  /** A tab that is open still, or whose owner may come back. */
  async #waitFor(tab: string): Promise<void> {
    this.#awaited.add(tab)
    await this.#support.locks.whenFree(tab)
    if (!this.#isFresh) await new Promise<void>(resolve => this.#support.wake(ABSENCE, resolve))
    this.#awaited.delete(tab)
    this.#left.add(tab)
    await this.#handOver()
  }

  #handOver(): Promise<void> {
    this.#handing = this.#handing.then(() => this.#handOverOne())
    return this.#handing
  }

  /** The moves of one tab at a time: where they lead, those of the next may not fit. The rest is for any tab that is free. */
  async #handOverOne(): Promise<void> {
    for (const tab of this.#left) {
      if (!this.#taker.isFree || !(await this.#claim(tab))) continue
      const kept = await this.#movesOf(tab).catch(() => [])
      if (!this.#taker.isFree) return
      this.#left.delete(tab)
      this.#takenFrom.add(tab)
      this.#forgettable = [...this.#forgettable, tab]
      const moves = kept.filter(({ id }) => !this.#taken.has(id))
      for (const { id } of moves) this.#taken.add(id)
      if (moves.length > 0) return this.#taker.takeOver(moves)
      await this.#forgetTaken([tab])
    }
  }

  async #claim(tab: string): Promise<boolean> {
    if (this.#claimed.has(tab)) return true
    const isMine = await this.#support.locks.claim(tab)
    if (isMine) this.#claimed.add(tab)
    else {
      this.#left.delete(tab)
      void this.#waitFor(tab)
    }
    return isMine
  }

  async #writeAll(): Promise<void> {
    const { shelf, table, tab } = this.#support
    // Who keeps something is known to be there.
    await this.#opened
    while (this.#next !== null) {
      const moves = this.#next
      this.#next = null
      const others = this.#forgettable
      // What was taken over is kept twice rather than never.
      const isKept = await (moves.length > 0 ? shelf.save(table, tab, moves) : shelf.forget(table, tab)).then(
        () => true,
        () => false,
      )
      if (isKept) await this.#forgetTaken(others)
    }
    this.#writing = null
    await this.#handOver()
  }

  async #forgetTaken(tabs: readonly string[]): Promise<void> {
    this.#forgettable = this.#forgettable.filter(tab => !tabs.includes(tab))
    for (const tab of tabs) await this.#forgetIfTaken(tab).catch(() => {})
  }

  /** Without locks the other tab may be there all the same, and have kept more. */
  async #forgetIfTaken(tab: string): Promise<void> {
    const { shelf, table } = this.#support
    const kept = await this.#movesOf(tab)
    if (kept.every(({ id }) => this.#taken.has(id))) await shelf.forget(table, tab)
  }

  async #movesOf(tab: string): Promise<readonly OwnCommand[]> {
    const { shelf, table } = this.#support
    return ((await shelf.load(table, tab)) ?? []) as readonly OwnCommand[]
  }
}
