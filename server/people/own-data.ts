import type { PersonPart } from '../store/person-part.ts'
import { vacationsOf } from '../store/vacations.ts'
import { codesLeft, passkeysOf, passwordOf } from './account-rows.ts'
import { chatBy, ownTablesOf } from './export-rows.ts'
import { personReport } from './person-rows.ts'
import { signInsOf } from './sign-in-rows.ts'
import type { PeopleSupport } from './support.ts'

/**
 * Everything that is kept of a person, but for what is secret: neither hashes, tokens nor keys, and of games that still run not
 * the record, which would show the cards of others.
 */
export async function exportOf(
  { store, tables: house, clock }: PeopleSupport,
  person: number,
  parts: readonly PersonPart[],
) {
  const about = await store.read(personReport(person))
  const games = []
  for (const table of await store.read(ownTablesOf(person)))
    games.push({ ...table, record: table.stage === 'over' ? await house.recordOf(table.table) : null })
  const others = []
  for (const part of parts) others.push(await part.ofPerson(person))
  return {
    format: 'roundhouse person 1',
    exported: clock.now(),
    name: about!.name,
    isAccount: about!.isAccount,
    created: about!.created,
    hasPassword: (await store.read(passwordOf(person))) !== null,
    passkeys: (await store.read(passkeysOf(person))).map(({ device, created }) => ({ device, created })),
    recoveryCodesLeft: await store.read(codesLeft(person)),
    signIns: (await store.read(signInsOf(person))).map(({ device, created, seen }) => ({ device, created, seen })),
    vacations: await store.read(vacationsOf(person)),
    games,
    chat: await store.read(chatBy(person)),
    ...Object.assign({}, ...others),
  }
}
