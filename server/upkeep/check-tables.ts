import { loadGame } from '@roundhouse/table/games'
import type { KeptTable } from '../store/store.ts'
import type { StorePlace } from '../store/store-place.ts'
import { readingStore, type StoreReader } from '../store/store-reader.ts'
import type { OnlineTable } from '../table/online-table.ts'
import { replayLog } from '../table/opening.ts'

/** Plays a table again with this program and compares every hash in its log: where it first leads elsewhere is thrown. */
export const replayKept = async (kept: KeptTable): Promise<OnlineTable> =>
  replayLog(kept, await loadGame(kept.setup.game))

/** How many tables of a game are played by the rules of a number. */
interface RulesCount {
  readonly game: string
  readonly rules: number
  readonly tables: number
  readonly entries: number
}

/** What is wrong with the first table that does not lead where it led. */
export interface TableDifference {
  readonly table: string
  /** `null`: the table cannot even be read. */
  readonly edition: { readonly game: string; readonly rules: number } | null
  readonly error: unknown
}

/** What somebody finds who plays all running tables again. */
export interface TablesCheck {
  readonly counts: readonly RulesCount[]
  /** `null`: there is none. */
  readonly difference: TableDifference | null
}

/** Nothing is written. `onTable` is told before each of them; whoever throws there stops it. */
export const checkTables = (
  place: StorePlace,
  onTable: (done: number, all: number) => void | Promise<void> = () => {},
): Promise<TablesCheck> =>
  readingStore(place, async store => {
    const counts = new Map<string, RulesCount>()
    const ids = await store.running()
    for (const [done, id] of ids.entries()) {
      await onTable(done, ids.length)
      const difference = await checkOne(store, id, counts)
      if (difference !== null) return { counts: sorted(counts), difference }
    }
    return { counts: sorted(counts), difference: null }
  })

async function checkOne(
  store: StoreReader,
  id: string,
  counts: Map<string, RulesCount>,
): Promise<TableDifference | null> {
  let edition: TableDifference['edition'] = null
  try {
    const kept = await store.table(id)
    // It was deleted since.
    if (kept === null) return null
    edition = { game: kept.setup.game, rules: kept.setup.rules }
    await replayKept(kept)
    count(counts, edition, kept.entries.length)
    return null
  } catch (error) {
    return { table: id, edition, error }
  }
}

function count(counts: Map<string, RulesCount>, edition: Pick<RulesCount, 'game' | 'rules'>, entries: number): void {
  const key = `${edition.game} ${edition.rules}`
  const before = counts.get(key) ?? { ...edition, tables: 0, entries: 0 }
  counts.set(key, { ...edition, tables: before.tables + 1, entries: before.entries + entries })
}

const sorted = (counts: ReadonlyMap<string, RulesCount>): RulesCount[] =>
  [...counts.values()].sort((a, b) => (a.game === b.game ? a.rules - b.rules : a.game < b.game ? -1 : 1))
