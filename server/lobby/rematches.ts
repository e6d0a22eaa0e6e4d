import type { NewTable } from '@roundhouse/wire/setup'
import type { TableInsertion } from '../store/sql-store.ts'
import { numberOf } from '../store/tables.ts'
import { all, first, type Work } from '../store/work.ts'
import type { ChairState } from '../table/chair-state.ts'
import type { IsHere } from '../table/notices.ts'
import type { OnlineTable } from '../table/online-table.ts'
import { invite } from './invitations.ts'

/** The same once more, by the rules of today: everybody has their seat again, but for those whom its host does not meet. */
export function rematchAt({ setup, chairs }: OnlineTable, apart: ReadonlySet<number>): NewTable {
  const { rules: _, deal: __, options, ...same } = setup
  return {
    ...same,
    options: Object.fromEntries(options),
    chairs: setup.chairs.map((chair, seat) =>
      chair.is === 'bot' ? chair : { is: 'person', keptFor: nameFor(chairs[seat]!, apart) },
    ),
    // Those who played are asked, and nobody else.
    open: false,
    // Only a round of a tournament has to be closed to others.
    watch: setup.deal === undefined ? setup.watch : 'link',
  }
}

const nameFor = ({ person, name }: ChairState, apart: ReadonlySet<number>): string | null =>
  person !== null && apart.has(person) ? null : name || null

/**
 * Keeps the rematch of a table and invites those who sat there. Of two in the same instant one is kept; answers which, by
 * its id. `null`: there is no such table.
 */
export const keepRematch = (
  of: OnlineTable,
  rematch: { readonly id: string; readonly host: number; readonly created: number },
  { apart, isHere }: { readonly apart: ReadonlySet<number>; readonly isHere: IsHere },
  insert: TableInsertion,
): Work<string | null> =>
  function* (queries) {
    const played = yield* numberOf(of.id)(queries)
    if (played === null) return null
    const number = yield* insert(played)(queries)
    if (number === null) return yield* rematchOf(of.id)(queries)
    const others = of.chairs
      .flatMap(({ person }) => person ?? [])
      .filter(person => person !== rematch.host && !apart.has(person))
    yield* invite(number, others, { by: rematch.host, at: rematch.created, isHere })(queries)
    return rematch.id
  }

/** The rematch of a table; `null`: there is none. */
export const rematchOf = (id: string): Work<string | null> =>
  function* (queries) {
    const played = yield* numberOf(id)(queries)
    if (played === null) return null
    const row = yield* first(queries.selectFrom('game_table').select('id').where('rematch_of', '=', played))
    return row?.id ?? null
  }

/** The seat that a person had at the table of which this is the rematch; `null`: it is none, or they had none. */
export const seatBefore = (id: string, person: number): Work<number | null> =>
  function* (queries) {
    const [row] = yield* all(
      queries
        .selectFrom('game_table')
        .innerJoin('chair', 'chair.game_table', 'game_table.rematch_of')
        .select('seat')
        .where('id', '=', id)
        .where('person', '=', person),
    )
    return row?.seat ?? null
  }
