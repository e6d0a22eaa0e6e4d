import { DEFAULT_LEVEL } from '@roundhouse/bots/play/level'
import { fitsFilter, freeSeats, type PlayWish } from '@roundhouse/wire/lobby'
import type { NewTable } from '@roundhouse/wire/setup'
import type { TableInsertion } from '../store/sql-store.ts'
import { type ListedTable, openTables } from '../store/table-list.ts'
import { all, type Work } from '../store/work.ts'
import { openTable, sitters } from './listing.ts'

/** The table that is set up where none fits: for everybody, with the usual clocks. */
export function tableFor({ games: [first], pace, players, isRated }: PlayWish): NewTable {
  const seats = players ?? 2
  return {
    game: first!.game,
    options: { ...first!.options, players: String(seats) },
    chairs: Array.from({ length: seats }, () => ({ is: 'person', keptFor: null })),
    pace,
    bank: { live: 20, daily: 3 },
    isElastic: false,
    hours: null,
    canAskUndo: !isRated,
    standIn: DEFAULT_LEVEL,
    watch: 'all',
    delay: 0,
    open: true,
    isRated,
  }
}

const fits = (listed: ListedTable, { games, option = null, ...wish }: PlayWish): boolean => {
  const table = openTable(listed)
  return freeSeats(table.chairs).length > 0 && games.some(({ game }) => fitsFilter(table, { ...wish, option, game }))
}

/** The tables that fit, in the order in which they are tried: those where somebody is, those that lack least, the oldest. */
export function fittingTables(
  tables: readonly ListedTable[],
  wish: PlayWish,
  person: number,
  isAlive: (table: ListedTable) => boolean,
): ListedTable[] {
  const missing = (table: ListedTable) => freeSeats(openTable(table).chairs).length
  return tables
    .filter(table => fits(table, wish) && !sitters(table).includes(person))
    .toSorted((one, other) => Number(isAlive(other)) - Number(isAlive(one)) || missing(one) - missing(other))
}

/** Where this person waits already for what they want now; `null`: nowhere. */
export const ownWait = (tables: readonly ListedTable[], wish: PlayWish, person: number): ListedTable | null =>
  tables.find(table => sitters(table).includes(person) && fits(table, wish)) ?? null

/**
 * Keeps a new table if there is still none that fits, apart from those that were tried; answers the one that there is. One
 * after the other, whichever machine asks: whoever comes second finds the table of the first.
 */
export const keepUnlessFound = (
  isFound: (tables: readonly ListedTable[]) => ListedTable | undefined,
  insert: TableInsertion,
): Work<string | null> =>
  function* (queries) {
    const row = { key: 'play-now', value: '' }
    yield* all(
      queries
        .insertInto('meta')
        .values(row)
        .onConflict(each => each.column('key').doUpdateSet({ value: '' })),
    )
    const found = isFound(yield* openTables(queries))
    if (found !== undefined) return found.id
    yield* insert()(queries)
    return null
  }
