import type { Work } from './work.ts'

/** Another part of the server that keeps something of people. */
export interface PersonPart {
  /** What it keeps of a person, by the names it has in the file of their data. */
  ofPerson(person: number): Promise<Readonly<Record<string, unknown>>>
  /** A guest is an account from now on: what was the guest's is the account's. */
  bringAlong(guest: number, account: number): Work<void>
}
