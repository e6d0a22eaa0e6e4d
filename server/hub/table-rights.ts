import { type MessageType, mayThey, type Role } from '@roundhouse/wire/rights'
import { seatOfPerson } from '../table/chair-state.ts'
import type { OnlineTable } from '../table/online-table.ts'
import type { Listener } from './audience.ts'

/* Who may look at a table, and who may say what there. */

/** Somebody at the door; what they came with is an invitation (`isInvited`), or is not. */
type Visitor = Pick<Listener, 'person' | 'isInvited'>

/** Their own table: they set it up, or sit there. */
const isTheirs = ({ host, chairs }: OnlineTable, person: number | null): boolean =>
  person !== null && (person === host || seatOfPerson(chairs, person) !== null)

const isBefore = ({ stage }: OnlineTable): boolean => stage === 'seating' || stage === 'dealing'

/**
 * May somebody look at this table at all? At their own always; with the key or an invitation before the game and where it
 * may be watched; at an open one until it begins, and at a public one always. A table of a tournament is closed to all
 * others until its round is over, and then open to everybody.
 */
export function maySee(table: OnlineTable, { person, isInvited }: Visitor): boolean {
  const { setup, isSealed } = table
  if (isTheirs(table, person)) return true
  if (setup.deal !== undefined) return !isSealed
  if (setup.watch === 'all' || (setup.open === true && isBefore(table))) return true
  return isInvited && (isBefore(table) || setup.watch === 'link')
}

/** A link that is withdrawn keeps out who comes with it; who looks already stays, as long as the table may be watched. */
export const mayStay = (table: OnlineTable, person: number | null): boolean =>
  isTheirs(table, person) || isBefore(table) || table.setup.watch !== 'nobody' || table.setup.deal !== undefined

/** May this page say this now? `hasKey` is asked of those alone for whom it makes a difference. */
export const maySay = (table: OnlineTable, listener: Listener, type: MessageType, hasKey: () => boolean): boolean =>
  rolesOf(table, listener).some(role => mayThey(role, table.stage, type)) ||
  (!listener.isScreen && mayThey('key-holder', table.stage, type) && hasKey())

/** Somebody may be several things at a table. */
function rolesOf({ host, chairs, setup }: OnlineTable, { person, isScreen, isInvited }: Listener): Role[] {
  if (isScreen) return ['screen']
  const roles: Role[] = []
  if (person !== null && person === host) roles.push('host')
  roles.push(person !== null && seatOfPerson(chairs, person) !== null ? 'person' : 'spectator')
  // Who may come without a key has all that a key gives.
  if (isInvited || setup.open === true) roles.push('key-holder')
  return roles
}
