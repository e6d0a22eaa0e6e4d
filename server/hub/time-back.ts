import type { Clock } from '../clock.ts'
import { StoreFailure } from '../store/failure.ts'
import type { Store } from '../store/store.ts'
import type { LiveTable } from './live-table.ts'

/** Milliseconds after an absence in which people come back: tables that they open get their time back then, and are opened once. */
const RETURN = 10_000

/** Milliseconds in which nobody comes, after which nobody is waited for. */
const QUIET = 1000

/** How many tables get their time back in one commit. */
const MOST_AT_ONCE = 16

/** What a hub lets be done with its tables. */
interface TableDesk {
  readonly store: Store
  readonly clock: Clock
  readonly isStopped: () => boolean
  /** Tables that are open; opening one gives it its time back (`giveTo`). */
  readonly ready: ReadonlyMap<string, LiveTable>
  /** Opens a table that nobody asked for. */
  visit(id: string): Promise<unknown>
}

/**
 * Time in which no server ran is nobody's: every table that was running gets it back, also one that nobody looks at before
 * this server dies, for the next knows of its own absence alone.
 */
export class TimeBack {
  private readonly desk: TableDesk
  /** The last sign of life before the absence, and the first after it: whatever runs at a table did not run in between. */
  private downSince: number | null = null
  private startedAt = 0
  /** Tables that ran before it and have not got that time back. */
  private behind = new Set<string>()
  private isGiving = false
  /** When somebody last opened a table. */
  private lastVisit = 0

  constructor(desk: TableDesk) {
    this.desk = desk
  }

  /** How many tables still have to get theirs. */
  get size(): number {
    return this.behind.size
  }

  /** Nobody was here from then until now; `null`: there was nobody before. */
  async note(downSince: number | null, now: number): Promise<void> {
    this.downSince = downSince
    this.startedAt = now
    this.lastVisit = now
    if (downSince !== null) this.behind = new Set(await this.desk.store.runningTables())
  }

  /** Of when a sign of life tells: a server that dies before all have their time back leaves the whole absence to the next. */
  signOfLife(now: number): number {
    return this.behind.size > 0 ? this.downSince! : now
  }

  isBehind(id: string): boolean {
    return this.behind.has(id)
  }

  /** Somebody opens a table: others may be on their way. */
  noteVisit(): void {
    this.lastVisit = this.desk.clock.now()
  }

  /** A table is opened, or there is none: from now on it is not behind. */
  async giveTo(id: string, table: LiveTable | null): Promise<void> {
    if (this.behind.has(id)) await table?.restart(this.downSince!, this.startedAt)
    this.behind.delete(id)
  }

  /** Those that nobody has opened get theirs, once people have come back. */
  async giveToRest(): Promise<void> {
    const now = this.desk.clock.now()
    const areComing = now - this.lastVisit < QUIET && now - this.startedAt < RETURN
    if (this.isGiving || this.behind.size === 0 || areComing) return
    this.isGiving = true
    for (const some of inGroups([...this.behind], MOST_AT_ONCE))
      if (!this.desk.isStopped()) await Promise.all(some.map(id => this.visit(id)))
    this.isGiving = false
  }

  async visit(id: string): Promise<void> {
    if (!this.behind.has(id)) return
    try {
      await this.desk.visit(id)
      // One that was open before the absence.
      await this.giveTo(id, this.desk.ready.get(id) ?? null)
    } catch (error) {
      // What cannot be read cannot be given anything; the rest is tried again.
      if (error instanceof StoreFailure && error.code === 'damaged') this.behind.delete(id)
    }
  }

  /** The same for a time in which this server stood still, at once: no time passes at a table that was given some. */
  async giveToAll(
    from: number,
    to: number,
    alone: (id: string, what: string, work: () => Promise<unknown>) => Promise<void>,
  ): Promise<void> {
    const { ready, store } = this.desk
    // First those at which people sit.
    const ids = new Set([...ready.keys(), ...(await store.runningTables())])
    const skipAt = async (id: string): Promise<void> => {
      await this.desk.visit(id)
      await ready.get(id)?.restart(from, to)
    }
    for (const some of inGroups([...ids], MOST_AT_ONCE))
      await Promise.all(some.map(id => alone(id, 'given its time back', () => skipAt(id))))
  }
}

const inGroups = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, group) => items.slice(group * size, (group + 1) * size))
