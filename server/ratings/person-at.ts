import { first, type Work } from '../store/work.ts'

/** Who sits in a chair, for somebody at the same table; `null`: nobody, or whoever asks does not sit there. */
export const personAt = (table: string, seat: number, asking: number): Work<number | null> =>
  function* (queries) {
    const found = yield* first(
      queries
        .selectFrom('chair')
        .innerJoin('game_table', 'game_table.number', 'chair.game_table')
        .select('chair.person as person')
        .where('game_table.id', '=', table)
        .where('chair.seat', '=', seat)
        .where('game_table.number', 'in', ({ selectFrom }) =>
          selectFrom('chair').select('chair.game_table').where('chair.person', '=', asking),
        ),
    )
    return found?.person ?? null
  }
