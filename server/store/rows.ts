import type { Author, Entry, TableEvent } from '../table/entry.ts'
import { StoreFailure } from './failure.ts'
import type { EntryTable } from './schema.ts'

/** An entry as it lies in the database. */
export type EntryRow = Omit<EntryTable, 'game_table'>

/** The log of a table from its rows, from the entry after this one on. One that has a gap, or a row that is no entry, is damaged. */
export function entriesOf(table: string, seq: number, rows: readonly EntryRow[], after = 0): Entry[] {
  if (after + rows.length !== seq) throw damaged(table, `it should have ${seq} entries and has ${after + rows.length}`)
  return rows.map((row, place) => entryOf(table, row, after + place + 1))
}

function entryOf(table: string, row: EntryRow, number: number): Entry {
  const event = parsed(row.event)
  const author = authorOf(row.author)
  if (row.seq !== number || !isEvent(event) || author === null) throw damaged(table, `entry ${number} cannot be read`)
  return { seq: row.seq, at: row.at, by: author, command: row.command, event, hash: row.hash }
}

function authorOf(text: string): Author | null {
  if (text === 'bot' || text === 'clock' || text === 'house') return text
  return /^[0-9]+$/.test(text) ? Number(text) : null
}

/** What it says is the table's business, which plays it again. */
const isEvent = (event: unknown): event is TableEvent =>
  typeof event === 'object' && event !== null && 'kind' in event && typeof event.kind === 'string'

/** What a text of the database holds; `undefined`: it is no JSON. */
export function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

export const damaged = (table: string, how: string): StoreFailure =>
  new StoreFailure('damaged', `Table ${table} is damaged in the database: ${how}. It is in a backup from before.`)
