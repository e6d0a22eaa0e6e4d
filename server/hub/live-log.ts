import { type KeptTable, type Store, versionOf } from '../store/store.ts'
import type { Entry } from '../table/entry.ts'
import type { TableNotice } from '../table/notices.ts'
import { fold, LogDamage, type OnlineTable, withSecrets } from '../table/online-table.ts'
import type { TableSecrets } from '../table/secrets.ts'
import { indexOf } from '../table/snapshot.ts'

/** What is written at once. */
export interface LogChange {
  readonly entries: readonly Entry[]
  /** The table as it is then. */
  readonly table: OnlineTable
  readonly secrets?: TableSecrets | undefined
  readonly keyHash?: string | null
}

/** What is kept of a table that is open here, as far as this node has read or written it. */
export class LiveLog {
  private readonly store: Pick<Store, 'append' | 'readTable' | 'readGrowth'>
  private kept: Omit<KeptTable, 'entries'>
  /** Every entry so far; it grows with each. */
  private entries: Entry[]

  constructor(store: LiveLog['store'], { entries, ...kept }: KeptTable) {
    this.store = store
    this.kept = kept
    this.entries = [...entries]
  }

  /** What was read or written here is all of the table up to this version. */
  get version(): number {
    return versionOf({ entries: this.entries, revision: this.kept.revision })
  }

  /** Of the key of the invitation; `null`: nobody comes with one. */
  get keyHash(): string | null {
    return this.kept.keyHash
  }

  /** The first entries, up to this number. */
  until(seq: number): KeptTable {
    return { ...this.kept, entries: this.entries.slice(0, seq) }
  }

  /** Keeps what leads from one table to the next. False: another server has written meanwhile, and nothing was. */
  async append(
    now: OnlineTable,
    { entries, table: next, secrets, keyHash }: LogChange,
    notices: readonly TableNotice[],
  ): Promise<boolean> {
    const result = await this.store.append({
      table: next.id,
      after: now.seq,
      revision: this.kept.revision,
      entries,
      index: indexOf(next),
      ...(secrets && { secrets }),
      ...(keyHash !== undefined && { keyHash }),
      ...(notices.length > 0 && { notices }),
    })
    if (result === 'stale') return false
    const revision = this.kept.revision + (entries.length === 0 ? 1 : 0)
    this.kept = { ...this.kept, secrets: next.secrets, keyHash: keyHash ?? this.kept.keyHash, revision }
    this.entries.push(...entries)
    return true
  }

  /** The table with what others wrote since, where nothing but entries has come. `null`: all of it has to be read (`readAll`). */
  async readGrowth(now: OnlineTable): Promise<OnlineTable | null> {
    // One that could not be opened to its end does not continue from there.
    if (now.seq !== this.entries.length || now.held === 'other-rules') return null
    const growth = await this.store.readGrowth(now.id, { seq: now.seq, revision: this.kept.revision })
    if (growth === null || growth.entries.length === 0) return growth && now
    try {
      const grown = growth.entries.reduce((table, entry) => fold(table, entry), withSecrets(now, growth.secrets))
      const { entries, ...rest } = growth
      this.kept = { ...this.kept, ...rest }
      this.entries.push(...entries)
      return grown
    } catch (error) {
      if (error instanceof LogDamage) return null
      throw error
    }
  }

  /** `null`: there is no such table any more. */
  async readAll(): Promise<KeptTable | null> {
    const found = await this.store.readTable(this.kept.id)
    if (found === null) return null
    const { entries, ...kept } = found
    this.kept = kept
    this.entries = [...entries]
    return found
  }
}
