import type { Seat } from '@roundhouse/kernel/game'
import type { NoticeKind } from '@roundhouse/wire/notices'
import { areAllTaken, isActive } from './chair-state.ts'
import { type OnlineTable, seatToMove } from './online-table.ts'
import { planOutcomeOf } from './plan.ts'

/** Something that a person is to be told of a table they do not look at. */
export interface TableNotice {
  readonly person: number
  readonly kind: NoticeKind
}

/** Does somebody look at the table? */
export type IsHere = (person: number) => boolean

/**
 * Whom to tell what, when a table becomes another. Not who looks at it, and of a live game only that it can begin and begins: it
 * is over before anybody reads the rest. A plan that is played leaves the turn to somebody else, so its person hears nothing.
 */
export function noticesOf(before: OnlineTable, after: OnlineTable, isHere: IsHere): TableNotice[] {
  return after.chairs.flatMap(({ person, hasLeft }, seat) => {
    const kind = person === null || hasLeft ? null : kindFor(before, after, seat)
    return person === null || kind === null || isHere(person) ? [] : [{ person, kind }]
  })
}

/** Of several things the one that matters most. */
function kindFor(before: OnlineTable, after: OnlineTable, seat: Seat): NoticeKind | null {
  const hasBegun = before.stage !== 'playing' && after.stage === 'playing'
  if (isToBegin(after, seat) && isSameSitter(before, after, seat) && !isToBegin(before, seat)) return 'waits'
  if (after.clock.pace === 'live') return hasBegun ? 'begun' : null
  if (isEnded(after)) return isEnded(before) ? null : 'over'
  if (isTurnOf(after, seat) && !isTurnOf(before, seat)) return hasDroppedPlan(after, seat) ? 'plan' : 'turn'
  if (isAsked(after, seat) && !isAsked(before, seat)) return 'asked'
  return hasBegun ? 'begun' : null
}

/**
 * Does the game wait for this person, to be ready or to show their share of the deal, for which opening the page is enough? A
 * live table has its chair free again before they could come and show it.
 */
function isToBegin({ stage, chairs, clock }: OnlineTable, seat: Seat): boolean {
  const { commitment, hasShown } = chairs[seat]!
  if (stage === 'seating') return commitment === null && areAllTaken(chairs)
  return stage === 'dealing' && clock.pace !== 'live' && !hasShown
}

/** Whoever has just sat down knows how full the table is. */
const isSameSitter = (before: OnlineTable, after: OnlineTable, seat: Seat): boolean =>
  before.chairs[seat]!.person === after.chairs[seat]!.person

const isEnded = ({ stage }: OnlineTable): boolean => stage === 'over' || stage === 'called-off'

/** Does this person have to decide, at a table where they can be told in time? */
const isTurnOf = (table: OnlineTable, seat: Seat): boolean =>
  table.stage === 'playing' &&
  table.clock.pace !== 'live' &&
  seatToMove(table) === seat &&
  isActive(table.chairs[seat]!)

/** After dice a plan stops as it should: that is no news. */
function hasDroppedPlan(table: OnlineTable, seat: Seat): boolean {
  const stopped = planOutcomeOf(table, seat)?.stopped ?? null
  return stopped === 'illegal' || stopped === 'changed'
}

const isAsked = ({ question }: OnlineTable, seat: Seat): boolean => question?.open.includes(seat) ?? false

/** Who has to move and does not look; `null`: nobody, it is the caller, or the game is a live one. */
export function awaitedPerson(table: OnlineTable, caller: number, isHere: IsHere): number | null {
  const seat = seatToMove(table)
  if (seat === null || !isTurnOf(table, seat)) return null
  const person = table.chairs[seat]!.person!
  return person === caller || isHere(person) ? null : person
}
