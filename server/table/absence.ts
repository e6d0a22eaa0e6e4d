import type { Seat } from '@roundhouse/kernel/game'
import { seatOfPerson } from './chair-state.ts'
import type { TableEvent } from './entry.ts'
import type { OnlineTable } from './online-table.ts'
import { refuse } from './refuse.ts'
import { brings, type CommandRule, notNow, playing, seated } from './rule.ts'

/** The chair is given up for good: a bot plays on, unless nobody is left to play for. */
export const leave: CommandRule<'leave'> = (table, _, { person }) =>
  seated(table, person, seat => {
    if (table.stage !== 'playing') return notNow(table)
    if (table.chairs[seat]!.hasLeft) return refuse('has-left')
    return brings(...leaving(table, seat, person))
  })

/** What is written when somebody goes for good. */
export function leaving({ chairs }: OnlineTable, seat: Seat, person: number): TableEvent[] {
  const isLast = chairs.every(chair => chair.person === null || chair.hasLeft || chair.person === person)
  const left: TableEvent = { kind: 'leave', seat }
  return isLast ? [left, { kind: 'call-off', because: 'all-left' }] : [left]
}

/** The chair is handed to a bot for a while: nobody has to be asked for that. */
export const handOver: CommandRule<'stand-in'> = (table, _, { person }) =>
  playing(table, person, seat => brings({ kind: 'stand-in', seat, until: 'return' }))

/** The chair is taken back from the stand-in: within one's own turn once, or that turn need never end. */
export const comeBack: CommandRule<'return'> = (table, _, { person }) =>
  seated(table, person, seat => {
    if (table.stage !== 'playing') return notNow(table)
    const { hasLeft, standIn, hasReturned } = table.chairs[seat]!
    if (hasLeft) return refuse('has-left')
    if (standIn === null) return refuse('no-stand-in')
    return hasReturned ? refuse('returned-already') : brings({ kind: 'return', seat })
  })

/** From this often in a row on a bot plays until the person returns, and not for one turn alone. */
const LATES_UNTIL_RETURN = 3

/** Who is late in a daily game: a bot plays this turn, or until they return. */
export function standInFor({ chairs }: OnlineTable, seat: Seat): TableEvent {
  const isGone = chairs[seat]!.lates + 1 >= LATES_UNTIL_RETURN
  return { kind: 'stand-in', seat, until: isGone ? 'return' : 'turn' }
}

/** The seat that a person has given up, or has a stand-in for, is played by a bot of the table's choice. */
export function botLevelAt({ chairs, setup }: OnlineTable, seat: Seat): string | null {
  const { planned, standIn, hasLeft } = chairs[seat]!
  if (planned.is === 'bot') return planned.level
  return standIn !== null || hasLeft ? setup.standIn : null
}

/** `null`: this person does not sit here, or has left. */
export function seatHeldBy({ chairs }: OnlineTable, person: number): Seat | null {
  const seat = seatOfPerson(chairs, person)
  return seat === null || chairs[seat]!.hasLeft ? null : seat
}
