import { decideForgetting } from '../table/decide.ts'
import { isForgettable } from './guest-life.ts'
import { forgetAt, forgetPerson, quietGuests, tablesOfPerson } from './person-rows.ts'
import { signInsOf } from './sign-in-rows.ts'
import type { PeopleSupport } from './support.ts'

/** What is needed to forget somebody, by a server or beside it. */
export interface ForgettingSupport extends Pick<PeopleSupport, 'store' | 'clock'> {
  readonly tables: Pick<PeopleSupport['tables'], 'carryOut' | 'readAgain' | 'hangUp'>
}

/**
 * Name, mail, sign-ins, credentials and chat of a person are gone. Games that run go on with the table's stand-in, and records
 * stay, without the name. It can be done again after it was interrupted: the person goes last.
 */
export async function forget({ store, tables: house, clock }: ForgettingSupport, person: number): Promise<void> {
  for (const table of await store.read(tablesOfPerson(person))) {
    // A table that cannot be played again cannot be written to either: of it the rows have to do.
    if (!table.isEnded) await house.carryOut(table.id, (now, at) => decideForgetting(now, person, at))
    await store.write(forgetAt(table, person))
    await house.readAgain(table.id)
  }
  const lines = (await store.read(signInsOf(person))).map(({ hash }) => hash)
  await store.write(forgetPerson(person, clock.now()))
  house.hangUp(lines)
}

/** As many are looked at in one query. */
const MOST_AT_ONCE = 100

/** Forgets the guests who are not coming back; answers how many. */
export async function forgetQuietGuests(support: ForgettingSupport): Promise<number> {
  const { store, clock } = support
  let forgotten = 0
  for (let after = 0; ; ) {
    const guests = await store.read(quietGuests(clock.now(), after, MOST_AT_ONCE))
    for (const guest of guests)
      if (isForgettable(guest, clock.now())) {
        await forget(support, guest.number)
        forgotten++
      }
    if (guests.length < MOST_AT_ONCE) return forgotten
    after = guests.at(-1)!.number
  }
}
