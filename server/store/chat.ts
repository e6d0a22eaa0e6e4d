import type { Database } from './database.ts'
import type { ChatLine } from './store.ts'
import { numberOf } from './tables.ts'

/** The line as it is kept; `null`: there is no such table. */
export function say({ all, queries }: Database, line: Omit<ChatLine, 'number'>): ChatLine | null {
  const table = numberOf({ all, queries }, line.table)
  if (table === null) return null
  const { at, person, seat, name, phrase, text, isForWatchers } = line
  const [last] = all(
    queries.selectFrom('chat_line').select('number').where('game_table', '=', table).orderBy('number', 'desc').limit(1),
  )
  const number = (last?.number ?? 0) + 1
  const row = {
    game_table: table,
    number,
    at,
    person,
    seat,
    name,
    phrase,
    text,
    is_for_watchers: Number(isForWatchers),
  }
  all(queries.insertInto('chat_line').values(row))
  return { ...line, number }
}

export function chatOf({ all, queries }: Database, table: string, after: number): ChatLine[] {
  const rows = all(
    queries
      .selectFrom('chat_line')
      .innerJoin('game_table', 'game_table.number', 'chat_line.game_table')
      .selectAll('chat_line')
      .where('game_table.id', '=', table)
      .where('chat_line.number', '>', after)
      .orderBy('chat_line.number'),
  )
  return rows.map(({ number, at, person, seat, name, phrase, text, is_for_watchers }) => ({
    ...{ table, number, at, person, seat, name, phrase, text },
    isForWatchers: is_for_watchers === 1,
  }))
}

/** Keeps the words of a line that somebody complains about, once for each; false: there is no such line. */
export function report(
  { all, queries }: Database,
  line: Pick<ChatLine, 'table' | 'number'>,
  by: number,
  at: number,
): boolean {
  const [found] = all(
    queries
      .selectFrom('chat_line')
      .innerJoin('game_table', 'game_table.number', 'chat_line.game_table')
      .select(['game_table', 'person', 'name', 'phrase', 'text'])
      .where('game_table.id', '=', line.table)
      .where('chat_line.number', '=', line.number),
  )
  if (found === undefined) return false
  const { game_table, person, name, phrase, text } = found
  const row = { game_table, line: line.number, by_person: by, at, person, name, phrase, text }
  all(
    queries
      .insertInto('report')
      .values(row)
      .onConflict(conflict => conflict.doNothing()),
  )
  return true
}
