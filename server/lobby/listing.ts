import type { LobbyChair, OpenTable, PublicTable } from '@roundhouse/wire/lobby'
import type { ListedTable } from '../store/table-list.ts'

/* How tables are shown to those who look for one. */

const chairsOf = ({ setup, names }: ListedTable): LobbyChair[] =>
  setup.chairs.map((chair, seat) => {
    const name = names[seat] ?? null
    if (chair.is === 'bot') return { is: 'bot', name: '' }
    if (name !== null) return { is: 'person', name }
    return chair.keptFor === null ? { is: 'free', name: '' } : { is: 'kept', name: chair.keptFor }
  })

export function openTable(listed: ListedTable): OpenTable {
  const { id, setup, created } = listed
  const { game, options, pace, bank, isRated = false } = setup
  return { table: id, game, options, pace, bank, isRated, chairs: chairsOf(listed), since: created }
}

export function publicTable(listed: ListedTable, watching: number): PublicTable {
  const { bank: _, ...table } = openTable(listed)
  return { ...table, watching }
}

/** Those who sit at a table. */
export const sitters = ({ people }: Pick<ListedTable, 'people'>): number[] => people.flatMap(person => person ?? [])
