import type { Clock } from '../clock.ts'
import { StoreFailure } from '../store/failure.ts'
import { LiveTable, type LiveTableSupport } from './live-table.ts'

/** Milliseconds: how long a table stays open unseen. */
const IDLE = 300_000

/** How many tables stay open unseen at most, those needed last; and milliseconds for which any may, since somebody is coming. */
const MOST_IDLE = 1000
const LEAST_IDLE = 10_000

/** What opening tables takes from around them. */
interface TablesDesk {
  readonly clock: Clock
  /** Tables wait for it before they are read. */
  readonly hasStarted: Promise<void>
  /** A table was read, or there is none: it gets its time back before anybody sees it. */
  onRead(id: string, table: LiveTable | null): Promise<void>
  isStopped(): boolean
  onTrouble(what: string, error: unknown): void
}

/** All tables of a server that are open: read when somebody needs them, and closed when nobody has for a while. */
export class OpenTables {
  /** Those that were read. */
  readonly ready = new Map<string, LiveTable>()
  private readonly support: LiveTableSupport
  private readonly desk: TablesDesk
  private readonly tables = new Map<string, Promise<LiveTable | null>>()
  /** Tables that cannot even be read: the house is told once of each. */
  private readonly unreadable = new Set<string>()
  /** When somebody last needed a table. */
  private readonly needed = new Map<string, number>()
  /** Tables that were opened to get their time back: nobody needs them any longer. */
  private readonly visited = new Set<string>()

  constructor(support: LiveTableSupport, desk: TablesDesk) {
    this.support = support
    this.desk = desk
  }

  get unreadableCount(): number {
    return this.unreadable.size
  }

  /** `null`: there is no such table. */
  open(id: string): Promise<LiveTable | null> {
    this.visited.delete(id)
    return this.opened(id)
  }

  /** For its own sake alone. */
  visit(id: string): Promise<LiveTable | null> {
    if (!this.tables.has(id)) this.visited.add(id)
    return this.opened(id)
  }

  private opened(id: string): Promise<LiveTable | null> {
    this.needed.set(id, this.desk.clock.now())
    const open = this.tables.get(id) ?? this.openNow(id)
    this.tables.set(id, open)
    return open
  }

  private async openNow(id: string): Promise<LiveTable | null> {
    try {
      await this.desk.hasStarted
      const table = await LiveTable.open(id, this.support)
      if (table === null) this.forget(id)
      await this.desk.onRead(id, table)
      if (table !== null) this.ready.set(id, table)
      this.unreadable.delete(id)
      return table
    } catch (error) {
      this.forget(id)
      throw error
    }
  }

  /** Something was changed in the rows of a table: who looks at it is shown it as it is. */
  async readAgain(id: string): Promise<void> {
    await this.ready.get(id)?.catchUp()
  }

  /** The house may write to a table beside the server (`roundhouse tables`): those at it learn of it now. */
  async catchUp(): Promise<void> {
    const known = new Map([...this.ready].map(([id, { version }]) => [id, version]))
    const changed = await this.support.store.writtenElsewhere(known)
    await Promise.all(changed.map(id => this.alone(id, 'read again', () => this.readAgain(id))))
  }

  /** What is wrong with one table is no matter of the others. */
  async alone(id: string, what: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (this.desk.isStopped() || this.unreadable.has(id)) return
      if (error instanceof StoreFailure && error.code === 'damaged') this.unreadable.add(id)
      this.desk.onTrouble(`table ${id} could not be ${what}`, error)
    }
  }

  /** A club has thousands of daily games, of which few are looked at: those that are not needed do not stay in memory. */
  forgetIdle(now: number): void {
    const idle: (readonly [id: string, needed: number])[] = []
    for (const [id, table] of this.ready) {
      const needed = this.needed.get(id) ?? 0
      if (!table.isIdle) this.needed.set(id, now)
      else if (this.visited.has(id) || now - needed > IDLE) this.forget(id)
      else if (now - needed > LEAST_IDLE) idle.push([id, needed])
    }
    if (idle.length <= MOST_IDLE) return
    for (const [id] of idle.sort(([, one], [, other]) => other - one).slice(MOST_IDLE)) this.forget(id)
  }

  private forget(id: string): void {
    this.tables.delete(id)
    this.ready.delete(id)
    this.needed.delete(id)
    this.visited.delete(id)
  }
}
