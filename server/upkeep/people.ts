import { Refusal } from '@roundhouse/kernel/game'
import { normalName } from '../people/account-name.ts'
import { forget } from '../people/forgetting.ts'
import { type PersonReport, peopleHere, personReport } from '../people/person-rows.ts'
import { openBeside } from '../store/open-store.ts'
import type { SqliteStore } from '../store/sqlite-store.ts'
import { decideBeside } from './house-act.ts'

/*
 * What the one who runs a server may know of its people: no mail address, nothing by which somebody signs in and nothing that
 * was said.
 */

async function beside<Result>(folder: string, work: (store: SqliteStore) => Promise<Result>): Promise<Result> {
  const store = await openBeside(folder)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/** Everybody who was not forgotten, the newest first. */
export const listPeople = (folder: string): Promise<readonly PersonReport[]> =>
  beside(folder, async store => {
    const numbers = await store.read(peopleHere)
    const people = await Promise.all(numbers.map(number => store.read(personReport(number))))
    return people.filter(person => person !== null)
  })

/** `null`: there is no such person. */
export const reportPerson = (folder: string, person: number): Promise<PersonReport | null> =>
  beside(folder, store => store.read(personReport(person)))

/**
 * Forgets somebody, as they could themselves. A server that runs on the folder closes their lines within seconds, and those at
 * their tables learn of it. The name has to be given, so that a wrong number does no harm.
 */
export const forgetBeside = (folder: string, person: number, name: string, now: number): Promise<void> =>
  beside(folder, async store => {
    const found = await store.read(personReport(person))
    if (found === null || found.gone !== null)
      throw new Refusal(`There is no person ${person}.`, 'hosting.people.none', { person: String(person) })
    if (normalName(found.name) !== normalName(name))
      throw new Refusal(`Person ${person} has another name.`, 'hosting.people.other-name', { person: String(person) })
    const tables = {
      carryOut: (table: string, decide: Parameters<typeof decideBeside>[2]) => decideBeside(store, table, decide, now),
      // A server that runs reads them again by itself, and closes the lines.
      readAgain: async () => {},
      hangUp: () => {},
    }
    await forget({ store, tables, clock: { now: () => now, wake: () => () => {} } }, person)
  })
