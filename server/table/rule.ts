import type { Seed } from '@roundhouse/kernel/dice'
import type { Seat } from '@roundhouse/kernel/game'
import type { Command } from '@roundhouse/wire/messages'
import { isActive, seatOfPerson } from './chair-state.ts'
import type { LogStep } from './draft.ts'
import type { TableEvent } from './entry.ts'
import type { OnlineTable } from './online-table.ts'
import { refuse, type TableRefusal } from './refuse.ts'
import type { TableSecrets } from './secrets.ts'

/** What a command brings, all of it or nothing. */
export interface Consequence {
  readonly ok: true
  readonly steps: readonly LogStep[]
  readonly secrets?: TableSecrets
}

/**
 * What only hashing tells, which takes its time: whoever is asked for a share or to begin without one works it out first
 * (`sharesFor`).
 */
export interface DealHashes {
  /** Does the share fit the commitment? */
  readonly isShareRight: boolean
  /** Made of the shares as they are with this command. */
  readonly seed: Seed
}

/** What a command meets besides the table. */
interface Circumstances {
  readonly person: number
  readonly at: number
  readonly deal: DealHashes | null
}

export type CommandOf<Type extends Command['type']> = Extract<Command, { readonly type: Type }>

/** Whether a command may be carried out, and what it brings. */
export type CommandRule<Type extends Command['type']> = (
  table: OnlineTable,
  command: CommandOf<Type>,
  circumstances: Circumstances,
) => Consequence | TableRefusal

export const brings = (...events: readonly TableEvent[]): Consequence => ({
  ok: true,
  steps: events.map(event => ({ event })),
})

/** Goes on with the seat of a person who sits at the table. */
export function seated(
  { chairs }: OnlineTable,
  person: number,
  then: (seat: Seat) => Consequence | TableRefusal,
): Consequence | TableRefusal {
  const seat = seatOfPerson(chairs, person)
  return seat === null ? refuse('not-at-table') : then(seat)
}

/** Goes on with the seat of a person who plays, for themselves. */
export function playing(
  table: OnlineTable,
  person: number,
  then: (seat: Seat) => Consequence | TableRefusal,
): Consequence | TableRefusal {
  return seated(table, person, seat => {
    const chair = table.chairs[seat]!
    if (table.stage !== 'playing') return notNow(table)
    if (chair.hasLeft) return refuse('has-left')
    return isActive(chair) ? then(seat) : refuse('stand-in-plays', {}, 'return')
  })
}

export const notNow = ({ stage }: OnlineTable): TableRefusal => refuse('not-now', { stage })
