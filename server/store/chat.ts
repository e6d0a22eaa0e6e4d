import type { ChatLine } from './store.ts'
import { numberOf } from './tables.ts'
import { template } from './template.ts'
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

const linesAt = template(['table', 'after'], (queries, { table, after }: ChatPlace) =>
  queries
    .selectFrom('chat_line')
    .innerJoin('game_table', 'game_table.number', 'chat_line.game_table')
    .selectAll('chat_line')
    .where('game_table.id', '=', table)
    .where('chat_line.number', '>', after)
    .where(({ or, eb }) => or([eb('phrase', 'is not', null), eb('text', 'is not', null)]))
    .orderBy('chat_line.number'),
)

interface ChatPlace extends Readonly<Record<string, string | number>> {
  readonly table: string
  readonly after: number
}

export const chatOf = (table: string, after: number): Work<ChatLine[]> =>
  function* (queries) {
    const rows = yield* all(linesAt(queries, { table, after }))
    return rows.map(({ number, at, person, seat, name, phrase, text, is_for_watchers }) => ({
      ...{ table, number, at, person, seat, name, phrase, text },
      isForWatchers: is_for_watchers === 1,
    }))
  }
