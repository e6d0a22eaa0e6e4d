import { vacationsOf } from '../store/vacations.ts'
import type { Work } from '../store/work.ts'
import { codesLeft, mailOf, passkeysOf, passwordOf } from './account-rows.ts'
import { chatBy, ownTablesOf } from './export-rows.ts'
import { personReport } from './person-rows.ts'
import { signInsOf } from './sign-in-rows.ts'
import type { PeopleSupport } from './support.ts'

/** What another part of the server keeps of a person, by the name it has in the file. */
export type ExportParts = Readonly<Record<string, (person: number) => Work<unknown>>>

export const mailSeal = (person: number): string => `mail 1\n${person}`

/**
 * Everything that is kept of a person, but for what is secret: neither hashes, tokens nor keys, and of games that still run not
 * the record, which would show the cards of others.
 */
export async function exportOf({ store, tables: house, clock }: PeopleSupport, person: number, parts: ExportParts) {
  const about = await store.read(personReport(person))
  const mail = await store.read(mailOf(person))
  const games = []
  for (const table of await store.read(ownTablesOf(person)))
    games.push({ ...table, record: table.stage === 'over' ? await house.recordOf(table.table) : null })
  const others: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(parts)) others[name] = await store.read(part(person))
  return {
    format: 'roundhouse person 1',
    exported: clock.now(),
    name: about!.name,
    isAccount: about!.isAccount,
    created: about!.created,
    mail: mail === null ? null : store.openText(mailSeal(person), mail),
    hasPassword: (await store.read(passwordOf(person))) !== null,
    passkeys: (await store.read(passkeysOf(person))).map(({ device, created }) => ({ device, created })),
    recoveryCodesLeft: await store.read(codesLeft(person)),
    signIns: (await store.read(signInsOf(person))).map(({ device, created, seen }) => ({ device, created, seen })),
    vacations: await store.read(vacationsOf(person)),
    games,
    chat: await store.read(chatBy(person)),
    ...others,
  }
}
