import type { PersonPart } from '../store/person-part.ts'
import { decideBecoming } from '../table/decide.ts'
import { becomeAt, becomePerson, type PersonsTable, sitTogether, tablesOfPerson } from './person-rows.ts'
import { signInsOf } from './sign-in-rows.ts'
import type { PeopleSupport } from './support.ts'

/**
 * A guest signs in to an account: chairs, tables and games of the guest are the account's from now on, and the guest is no
 * longer anybody. Where both sit at one table nothing changes: those tables are answered, and nobody plays the guest's chair there.
 */
export async function bringAlong(
  support: PeopleSupport & { readonly parts: readonly PersonPart[] },
  guest: number,
  account: number,
): Promise<readonly string[]> {
  const { store, tables: house, clock, parts } = support
  const apart: string[] = []
  for (const table of await store.read(tablesOfPerson(guest)))
    if (!(await becomeAtTable(support, table, guest, account))) apart.push(table.id)
  const lines = (await store.read(signInsOf(guest))).map(({ hash }) => hash)
  await store.write(function* (queries) {
    for (const part of parts) yield* part.bringAlong(guest, account)(queries)
    yield* becomePerson(guest, account, clock.now())(queries)
  })
  house.hangUp(lines)
  return apart
}

async function becomeAtTable(
  { store, tables: house }: PeopleSupport,
  table: PersonsTable,
  guest: number,
  account: number,
): Promise<boolean> {
  if (await store.read(sitTogether(table.number, guest, account))) return false
  if (!table.isEnded && !(await house.carryOut(table.id, (now, at) => decideBecoming(now, guest, account, at))))
    return false
  await store.write(becomeAt(table, guest, account))
  await house.readAgain(table.id)
  return true
}
