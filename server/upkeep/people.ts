import { Refusal } from '@roundhouse/kernel/game'
import { normalName } from '../people/account-name.ts'
import { forget } from '../people/forgetting.ts'
import { type PersonReport, peopleHere, personReport } from '../people/person-rows.ts'
import type { StorePlace } from '../store/store-place.ts'
import { beside } from './beside.ts'
import { decideBeside } from './house-act.ts'

/*
 * What the one who runs a server may know of its people: no mail address, nothing by which somebody signs in and nothing that
 * was said.
 */

/** Everybody who was not forgotten, the newest first. */
export const listPeople = (place: StorePlace): Promise<readonly PersonReport[]> =>
  beside(place, async store => {
    const numbers = await store.read(peopleHere)
    const people = await Promise.all(numbers.map(number => store.read(personReport(number))))
    return people.filter(person => person !== null)
  })

/** `null`: there is no such person. */
export const reportPerson = (place: StorePlace, person: number): Promise<PersonReport | null> =>
  beside(place, store => store.read(personReport(person)))

/**
 * Forgets somebody, as they could themselves. A server that runs there closes their lines within seconds, and those at
 * their tables learn of it. The name has to be given, so that a wrong number does no harm.
 */
export const forgetBeside = (place: StorePlace, person: number, name: string, now: number): Promise<void> =>
  beside(place, async store => {
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
