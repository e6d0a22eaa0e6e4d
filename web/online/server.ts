import type { GameName } from '@roundhouse/table/games'
import type { Avoidance, AvoidedPerson } from '@roundhouse/wire/conduct'
import type { Companion, OwnTable, PlayWish, TableInvitation } from '@roundhouse/wire/lobby'
import type { NewTable } from '@roundhouse/wire/setup'
import type { VacationState } from '@roundhouse/wire/vacation'

/** A table in one's own list, of a game that this page knows. */
export type HomeTable = OwnTable & { readonly game: GameName }

export type HomeInvitation = TableInvitation & { readonly game: GameName }

/** A server that was asked says no, and why; without an answer the code is `no-answer`. */
export class ServerError extends Error {
  readonly code: string
  /** Milliseconds after which it may be asked again; `null`: that is not known. */
  readonly wait: number | null
  constructor(code: string, wait: number | null = null) {
    super(code)
    this.code = code
    this.wait = wait
  }
}

/** The server is where the page is. */
export async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  const request: RequestInit =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(`./api/${path}`, request).catch(() => null)
  const answer = (await response?.json().catch(() => null)) ?? null
  if (response === null || answer === null) throw new ServerError('no-answer')
  if (!response.ok) throw new ServerError(String(answer.code), typeof answer.wait === 'number' ? answer.wait : null)
  return answer as Answer
}

/** From now on the server knows this browser by this name. */
export const beGuest = async (name: string): Promise<void> => void (await ask('guest', { name }))

/** Sets a table up; answers its name and the key of its invitation. */
export const setUpTable = (wanted: NewTable): Promise<{ readonly table: string; readonly key: string }> =>
  ask('tables', wanted)

/** One's own tables. */
export const ownTables = (): Promise<readonly HomeTable[]> => ask('tables')

/** Where one sits now; the key of its invitation, if one has set it up. */
export interface FoundTable {
  readonly table: string
  readonly key: string | null
}

/** The same table once more, one for all who ask. */
export const askRematch = (table: string): Promise<FoundTable> => ask('tables/rematch', { table })

/** A seat at a table that fits, or at a new one. */
export const playNow = (wish: PlayWish): Promise<FoundTable> => ask('lobby/play', wish)
export const sitDownAt = (table: string): Promise<FoundTable> => ask('lobby/sit', { table })

/** Tables to which one is invited. */
export const ownInvitations = (): Promise<readonly HomeInvitation[]> => ask('invitations')
export const acceptInvitation = (table: string): Promise<FoundTable> => ask('invitations/accept', { table })
export const declineInvitation = (table: string): Promise<object> => ask('invitations/decline', { table })
export const invitePeople = (table: string, people: readonly number[]): Promise<object> =>
  ask('invitations', { table, people })

/** People one has played with, favourites first. */
export const ownCompanions = (): Promise<readonly Companion[]> => ask('companions')
export const markFavourite = (person: number, isFavourite: boolean): Promise<object> =>
  ask('companions/favourite', { person, isFavourite })

/** Somebody by their number, or at a table: who sits there, or has said a line. */
export type MetPerson =
  | { readonly person: number }
  | ({ readonly table: string } & ({ readonly seat: number } | { readonly line: number }))

/** From now on one does not hear, or meet, somebody. */
export const avoid = (person: MetPerson, how: Avoidance): Promise<object> => ask('avoided', { ...person, how })
export const avoidedPeople = (): Promise<readonly AvoidedPerson[]> => ask('avoided')
export const stopAvoiding = (person: number): Promise<object> => ask('avoided/remove', { person })

/** A key to one's own seats for another browser, and until when it works. */
export const newDeviceKey = (): Promise<{ readonly key: string; readonly until: number }> => ask('keys', {})
export const withdrawDeviceKey = (): Promise<object> => ask('keys/withdraw', {})

/** This browser is the person's whose key it is, from now on. */
export const redeemDeviceKey = (key: string): Promise<{ readonly name: string }> => ask('keys/use', { key })

/** By which name the server knows this browser; `null`: by none. */
export const guestName = async (): Promise<string | null> => (await asGuest()).name
/** Has this browser's person an account? */
export const hasAccount = async (): Promise<boolean> => (await asGuest()).isAccount
const asGuest = () => ask<{ readonly name: string | null; readonly isAccount: boolean }>('guest')

/** Days off in games with a turn a day. */
export const ownVacation = (): Promise<VacationState> => ask('vacation')
export const takeVacation = (days: number): Promise<VacationState> => ask('vacation', { days })

/** Where others reach the server; none: nobody but this machine does. */
const addresses = (): Promise<readonly string[]> => ask('addresses')

const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]']

/** The address for an invitation: by `localhost` everybody would come to a machine of their own. `null`: there is none. */
export async function addressForOthers(): Promise<string | null> {
  if (!THIS_MACHINE.includes(location.hostname)) return location.href
  // Without an answer it is not known: then the page's own has to do.
  const [first = null] = await addresses().catch(() => [location.href])
  return first
}
