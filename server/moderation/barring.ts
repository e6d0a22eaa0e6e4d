import { tablesOfPerson } from '../people/person-rows.ts'
import type { PeopleSupport } from '../people/support.ts'
import type { WorkPlace } from '../store/work.ts'
import { decideBarring } from '../table/decide.ts'
import { keepSanction, type NewSanction } from './sanction-rows.ts'

/** What is needed to bar somebody, by a server or beside it. */
export interface BarringSupport {
  readonly store: WorkPlace
  readonly tables: Pick<PeopleSupport['tables'], 'carryOut'>
  now(): number
}

/**
 * Keeps what is done about somebody; answers its number. Who is barred leaves their tables as they could themselves: games go
 * on with the stand-in, seats before a game are free. The bar comes first, so nobody sits down again meanwhile.
 */
export async function sanction({ store, tables, now }: BarringSupport, wanted: NewSanction): Promise<number> {
  const number = await store.write(keepSanction(wanted, now()))
  if (wanted.kind === 'silence') return number
  // A table that cannot be played again cannot be written to either: it is held, and waits for its host.
  for (const { id, isEnded } of await store.read(tablesOfPerson(wanted.person)))
    if (!isEnded) await tables.carryOut(id, (table, at) => decideBarring(table, wanted.person, at))
  return number
}
