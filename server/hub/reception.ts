import type { Topic } from '@roundhouse/wire/lobby'
import type { FromServer } from '@roundhouse/wire/messages'
import type { Person } from '../store/store.ts'
import type { OnlineTable } from '../table/online-table.ts'

/** A page that wants to be told what goes on around its tables. */
export interface Follower {
  readonly person: Person | null
  tell(message: FromServer): void
}

/** Who knows people beyond the table they sit at: who is invited, who may meet whom, and who wants to hear of what. */
export interface Reception {
  /** May somebody come to this table without its key? */
  isInvited(table: string, person: number): Promise<boolean>
  /** May somebody sit down with those who sit there? */
  mayJoin(person: number, others: readonly number[]): Promise<boolean>
  /** Where those who sat at a table that is over play again; `null`: nowhere yet. */
  rematchOf(table: string): Promise<string | null>
  /** A table has changed, or is new (`before` is `null`), and that is kept. */
  changed(before: OnlineTable | null, after: OnlineTable): void
  /** From now on; no topics: no longer. */
  follow(follower: Follower, topics: readonly Topic[]): void
}
