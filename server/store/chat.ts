import type { ChatLine } from './store.ts'
import { numberOf } from './tables.ts'
import { all, first, type Work } from './work.ts'

/** The line as it is kept; `null`: there is no such table. */
export const say = (line: Omit<ChatLine, 'number'>): Work<ChatLine | null> =>
  function* (queries) {
    const table = yield* numberOf(line.table)(queries)
    if (table === null) return null
    const { at, person, seat, name, phrase, text, isForWatchers } = line
    const lines = queries.selectFrom('chat_line').select('number').where('game_table', '=', table)
    const last = yield* first(lines.orderBy('number', 'desc').limit(1))
    const number = (last?.number ?? 0) + 1
    const row = { at, person, seat, name, phrase, text, is_for_watchers: Number(isForWatchers) }
    yield* all(queries.insertInto('chat_line').values({ game_table: table, number, ...row }))
    return { ...line, number }
  }

export const chatOf = (table: string, after: number): Work<ChatLine[]> =>
  function* (queries) {
    const rows = yield* all(
      queries
        .selectFrom('chat_line')
        .innerJoin('game_table', 'game_table.number', 'chat_line.game_table')
        .selectAll('chat_line')
        .where('game_table.id', '=', table)
        .where('chat_line.number', '>', after)
        .where(({ or, eb }) => or([eb('phrase', 'is not', null), eb('text', 'is not', null)]))
        .orderBy('chat_line.number'),
    )
    return rows.map(({ number, at, person, seat, name, phrase, text, is_for_watchers }) => ({
      ...{ table, number, at, person, seat, name, phrase, text },
      isForWatchers: is_for_watchers === 1,
    }))
  }

/** Keeps the words of a line that somebody complains about, once for each; false: there is no such line. */
export const report = (line: Pick<ChatLine, 'table' | 'number'>, by: number, at: number): Work<boolean> =>
  function* (queries) {
    const found = yield* first(
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
    yield* all(
      queries
        .insertInto('report')
        .values(row)
        .onConflict(conflict => conflict.doNothing()),
    )
    return true
  }
