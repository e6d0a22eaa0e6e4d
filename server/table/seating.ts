import { writeSeed } from '@roundhouse/kernel/dice'
import type { Seat } from '@roundhouse/kernel/game'
import type { Command } from '@roundhouse/wire/messages'
import { DAY } from './calendar.ts'
import { isSameName, missingShares, seatOfPerson } from './chair-state.ts'
import type { OnlineTable } from './online-table.ts'
import { refuse } from './refuse.ts'
import { brings, type CommandRule, notNow, seated } from './rule.ts'
import type { TableSecrets } from './secrets.ts'

/*
 * People sit down and are ready, each with a commitment to a share of the deal. When all are, the list is closed, and the
 * shares are shown to the house; the last one begins the game.
 */

const SECOND = 1000

export const sit: CommandRule<'sit'> = (table, { seat, name }, { person }) => {
  const { chairs, barred, stage } = table
  const chair = chairs[seat]
  if (stage !== 'seating') return notNow(table)
  if (barred.includes(person)) return refuse('removed')
  if (chair === undefined) return refuse('no-such-seat')
  if (seatOfPerson(chairs, person) !== null) return refuse('seated-already')
  if (chair.planned.is === 'bot') return refuse('chair-of-bot')
  if (chair.person !== null) return refuse('chair-taken')
  const { keptFor } = chair.planned
  if (keptFor !== null && !isSameName(keptFor, name)) return refuse('chair-kept', { name: keptFor })
  if (chairs.some(other => other.person !== null && isSameName(other.name, name))) return refuse('name-taken')
  return brings({ kind: 'sit', seat, person, name })
}

export const rise: CommandRule<'rise'> = (table, _, { person }) =>
  seated(table, person, seat => (isBeforeStart(table) ? brings({ kind: 'rise', seat }) : notNow(table)))

/** The host sends somebody away, or sits down elsewhere: who is sent away does not come back. */
export const remove: CommandRule<'remove'> = (table, { seat }, { person }) => {
  if (person !== table.host) return refuse('not-host')
  if (!isBeforeStart(table)) return notNow(table)
  const chair = table.chairs[seat]
  if (chair === undefined) return refuse('no-such-seat')
  return chair.person === null ? refuse('nobody-there') : brings({ kind: 'rise', seat })
}

export const isBeforeStart = ({ stage }: Pick<OnlineTable, 'stage'>): boolean =>
  stage === 'seating' || stage === 'dealing'

export const ready: CommandRule<'ready'> = (table, { commitment }, { person }) =>
  seated(table, person, seat => {
    if (table.stage !== 'seating') return notNow(table)
    if (table.chairs[seat]!.commitment !== null) return refuse('ready-already')
    return brings({ kind: 'ready', seat, commitment })
  })

export const unready: CommandRule<'unready'> = (table, _, { person }) =>
  seated(table, person, seat => {
    if (table.stage !== 'seating') return notNow(table)
    return table.chairs[seat]!.commitment === null ? refuse('not-ready') : brings({ kind: 'unready', seat })
  })

// The deal

/** How long others wait for a share before the chair is free, by pace: nobody waits in vain for ever. */
export const shareDue = ({ clock, dealingSince }: OnlineTable): number =>
  dealingSince + (clock.pace === 'live' ? 20 * SECOND : 7 * DAY)

/** From when on the others may begin without the shares that are missing. Live the chair is free long before. */
const beginWithoutFrom = ({ dealingSince }: OnlineTable): number => dealingSince + DAY

/**
 * The shares of which the seed is made if this command is carried out, the house's first: whoever decides about it has
 * to hash them before (`DealHashes`). `null`: nothing has to be hashed.
 */
export function sharesFor(table: OnlineTable, person: number, command: Command): readonly (string | null)[] | null {
  if (table.stage !== 'dealing') return null
  if (command.type === 'begin-without') return sharesShown(table)
  const seat = seatOfPerson(table.chairs, person)
  return command.type === 'share' && seat !== null ? sharesShown(table).with(seat + 1, command.share) : null
}

/** What was shown for a deal that was called off is not part of the next one. */
export const sharesShown = ({ secrets, chairs }: OnlineTable): readonly (string | null)[] => [
  secrets.shares[0]!,
  ...chairs.map(({ hasShown }, seat) => (hasShown ? secrets.shares[seat + 1]! : null)),
]

export const share: CommandRule<'share'> = (table, command, { person, deal }) =>
  seated(table, person, seat => {
    if (table.stage !== 'dealing') return notNow(table)
    if (table.chairs[seat]!.hasShown) return refuse('shown-already')
    if (deal?.isShareRight !== true) return refuse('wrong-share')
    const secrets = { ...table.secrets, shares: table.secrets.shares.with(seat + 1, command.share) }
    const shown = { kind: 'share', seat } as const
    if (missingShares(table.chairs).some(other => other !== seat)) return { ...brings(shown), secrets }
    return { ...brings(shown, { kind: 'begin', missing: [] }), secrets: { ...secrets, seed: writeSeed(deal.seed) } }
  })

export const beginWithout: CommandRule<'begin-without'> = (table, { seats }, { person, at, deal }) =>
  seated(table, person, seat => {
    if (table.stage !== 'dealing') return notNow(table)
    const missing = missingShares(table.chairs)
    const until = beginWithoutFrom(table)
    if (missing.includes(seat) || !isSameSeats(seats, missing)) return refuse('other-seats', { seats: missing })
    if (at < until) return refuse('still-time', { until })
    if (deal === null) throw new Error('The seed is to be worked out before')
    const secrets: TableSecrets = { ...table.secrets, seed: writeSeed(deal.seed) }
    return { ...brings({ kind: 'begin', missing }), secrets }
  })

const isSameSeats = (some: readonly Seat[], others: readonly Seat[]): boolean =>
  some.length === others.length && others.every(seat => some.includes(seat))
