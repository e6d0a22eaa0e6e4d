import { Refusal } from '@roundhouse/kernel/game'
import { loadGame } from '@roundhouse/table/games'
import type { KeptTable, Store } from '../store/store.ts'
import { openBesideAt, type StorePlace } from '../store/store-place.ts'
import { decideForHouse, type TableDecision } from '../table/decide.ts'
import type { TableEvent } from '../table/entry.ts'
import type { OnlineTable } from '../table/online-table.ts'
import { openOrHold } from '../table/opening.ts'
import { refuse } from '../table/refuse.ts'
import { indexOf } from '../table/snapshot.ts'

/** What the house does to a table: it holds it, lets it continue, or calls it off. It leaves an entry in its log. */
export type HouseEvent = Extract<TableEvent, { readonly kind: 'hold' | 'release' | 'call-off' }>

/** How often it is tried again because those at the table were quicker. */
const MOST_ATTEMPTS = 20

/**
 * Writes the entry by the rule that everybody writes by: at the end of the log that was read. A server that runs on the store
 * learns of it within a second (`Hub`), and tells those at the table. Answers the number of the entry.
 */
export async function actAsHouse(place: StorePlace, id: string, event: HouseEvent, now: number): Promise<number> {
  const store = await openBesideAt(place)
  try {
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
      const seq = await tryAct(store, id, event, now)
      if (seq !== null) return seq
    }
    throw new Refusal(`Table ${id} is too busy now. Try again.`, 'hosting.tables.busy', { table: id })
  } finally {
    await store.close()
  }
}

/** `null`: somebody was quicker, and nothing was written. */
async function tryAct(store: Store, id: string, event: HouseEvent, now: number): Promise<number | null> {
  const kept = await store.readTable(id)
  if (kept === null) throw new Refusal(`There is no table ${id}.`, 'hosting.tables.none', { table: id })
  const { table, fault } = openOrHold(kept, await loadGame(kept.setup.game))
  if (fault !== null)
    throw new Refusal(
      `Nothing can be written to table ${id}, which this program cannot play again. ${fault.message}`,
      'hosting.tables.stuck',
      { table: id, why: fault.message },
    )
  const decision = decideForHouse(table, event, now)
  if (!decision.ok) {
    const { words, key } = REFUSED[event.kind]
    throw new Refusal(`Table ${id} is ${words}.`, key, { table: id })
  }
  return (await keep(store, kept, decision)) ? decision.seq : null
}

async function keep(store: Store, kept: KeptTable, decision: TableDecision & { ok: true }): Promise<boolean> {
  const { id, revision, entries: before } = kept
  const { entries, table, secrets } = decision
  const index = indexOf(table)
  const append = { table: id, after: before.length, revision, entries, index, ...(secrets && { secrets }) }
  return (await store.append(append)) === 'kept'
}

/** Something is decided about a table and written by the same rule; false: it was refused, or cannot be written. */
export async function decideBeside(
  store: Store,
  id: string,
  decide: (table: OnlineTable, at: number) => TableDecision | null,
  now: number,
): Promise<boolean> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    const kept = await store.readTable(id)
    if (kept === null) return false
    const { table, fault } = openOrHold(kept, await loadGame(kept.setup.game))
    const decision = fault === null ? decide(table, now) : refuse('held')
    if (decision === null) return true
    if (!decision.ok) return false
    if (decision.entries.length === 0 || (await keep(store, kept, decision))) return true
  }
  return false
}

/** What is done already. */
const REFUSED: Readonly<Record<HouseEvent['kind'], { readonly words: string; readonly key: string }>> = {
  hold: { words: 'held already', key: 'hosting.tables.held-already' },
  release: { words: 'not held', key: 'hosting.tables.not-held' },
  'call-off': { words: 'over already', key: 'hosting.tables.over' },
}
