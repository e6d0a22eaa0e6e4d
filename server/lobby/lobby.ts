import type { Seat } from '@roundhouse/kernel/game'
import {
  type Companion,
  fitsFilter,
  freeSeats,
  type LobbyFilter,
  type LobbyList,
  NO_FILTER,
  type OwnTable,
  type PlayWish,
  type TableInvitation,
} from '@roundhouse/wire/lobby'
import type { TableReason } from '@roundhouse/wire/table-reasons'
import type { Hub } from '../hub/hub.ts'
import type { LiveTable, NoticeDesk } from '../hub/live-table.ts'
import type { Follower, Reception } from '../hub/reception.ts'
import type { TableInsertion, TablePlace } from '../store/sql-store.ts'
import type { Person } from '../store/store.ts'
import { type ListedTable, openTables, publicTables, tablesInvitedTo, tablesOf } from '../store/table-list.ts'
import { isSameName } from '../table/chair-state.ts'
import { type OnlineTable, seatToMove } from '../table/online-table.ts'
import { indexOf } from '../table/snapshot.ts'
import { Bulletin } from './bulletin.ts'
import { arePlaymates, companionsOf, markFavourite } from './companions.ts'
import { decline, inviteTo, isInvited } from './invitations.ts'
import { openTable, publicTable, sitters } from './listing.ts'
import { ownTable, tableInvitation } from './own-tables.ts'
import { fittingTables, keepUnlessFound, ownWait, tableFor } from './play-now.ts'
import { keepRematch, rematchAt, rematchOf, seatBefore } from './rematches.ts'

/** With whom somebody is never put at one table. */
export type Apart = (person: number) => Promise<ReadonlySet<number>>

/** What a lobby is given. */
export interface LobbySupport {
  readonly hub: Hub
  readonly place: TablePlace
  readonly apart: Apart
  /** Sends what people who are invited are to be told. */
  readonly notices: NoticeDesk
}

/** Where somebody sits now; the key of its invitation is known to who has set it up. */
export interface FoundSeat {
  readonly table: string
  readonly key: string | null
}

/** How many of the tables that may be watched are shown, and how often a place is looked for at most. */
const MOST_WATCHED = 10
const MOST_ATTEMPTS = 5

/** What the lobby does not do, and why: a code of tables. */
export class LobbyRefusal extends Error {
  readonly code: TableReason
  constructor(code: TableReason) {
    super(code)
    this.code = code
  }
}

/** Where people who do not know each other find a table, and those who do find each other again. */
export class Lobby implements Reception {
  private readonly support: LobbySupport
  private readonly bulletin: Bulletin

  constructor(support: LobbySupport) {
    this.support = support
    const { hub } = support
    this.bulletin = new Bulletin({
      clock: hub.clock,
      lobbyFor: person => this.list(person, NO_FILTER),
      turnsOf: person => this.turnsOf(person),
      onTrouble: (what, error) => hub.onTrouble(what, error),
    })
  }

  stop(): void {
    this.bulletin.stop()
  }

  // What there is

  /** What somebody may find here; `null`: they have no name yet. */
  async list(person: number | null, filter: LobbyFilter): Promise<LobbyList> {
    const { hub, place } = this.support
    const [open, watch] = await Promise.all([place.read(openTables), place.read(publicTables)])
    const may = await this.meetable(person)
    const watched = watch
      .filter(may)
      .map(listed => publicTable(listed, hub.watchersOf(listed.id)))
      .filter(table => fitsFilter(table, filter))
    return {
      open: open
        .filter(may)
        .map(openTable)
        .filter(table => freeSeats(table.chairs).length > 0 && fitsFilter(table, filter)),
      watch: watched.toSorted((one, other) => other.watching - one.watching).slice(0, MOST_WATCHED),
      here: hub.peopleHere(),
    }
  }

  /** The tables of a person, the last played first. */
  async ownTables({ number }: Person): Promise<readonly OwnTable[]> {
    return (await this.support.place.read(tablesOf(number))).map(table => ownTable(table, number))
  }

  async invitationsOf({ number }: Person): Promise<readonly TableInvitation[]> {
    const tables = await this.support.place.read(tablesInvitedTo(number))
    const may = await this.meetable(number)
    return tables.filter(table => !sitters(table).includes(number) && may(table)).map(tableInvitation)
  }

  async companionsOf({ number }: Person): Promise<readonly Companion[]> {
    const apart = await this.support.apart(number)
    return (await this.support.place.read(companionsOf(number))).filter(({ person }) => !apart.has(person))
  }

  /** Favourites are people one has played with. */
  async markFavourite({ number }: Person, other: number, isFavourite: boolean): Promise<void> {
    const { place, hub } = this.support
    if (!(await place.read(arePlaymates(number, other)))) throw new LobbyRefusal('not-yours')
    await place.write(markFavourite(number, other, isFavourite, hub.clock.now()))
  }

  // Sitting down

  /** Sits down at an open table, wherever there is a seat. */
  async sit(person: Person, id: string): Promise<FoundSeat> {
    const table = await this.tableAt(id)
    if (table.seatOf(person.number) !== null) return { table: id, key: null }
    if (table.table.setup.open !== true) throw new LobbyRefusal('no-such-table')
    const why = await this.takeSeat(person, id)
    if (why !== null) throw new LobbyRefusal(why)
    return { table: id, key: null }
  }

  /** Sits down at a table that fits, or opens one. Of two in the same instant the second comes to the table of the first. */
  async playNow(person: Person, wish: PlayWish): Promise<FoundSeat> {
    const { place } = this.support
    const tried = new Set<string>()
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
      const tables = await place.read(openTables)
      const own = ownWait(tables, wish, person.number)
      if (own !== null) return { table: own.id, key: null }
      const found = await this.takeFitting(person, wish, tables, tried)
      if (found !== null) return found
      const opened = await this.openUnlessFound(person, wish, tried)
      // Others may have been quicker even at one's own table.
      if (opened !== null && (await this.takeSeat(person, opened.table)) === null) return opened
    }
    throw new LobbyRefusal('stale')
  }

  private async takeFitting(
    person: Person,
    wish: PlayWish,
    tables: readonly ListedTable[],
    tried: Set<string>,
  ): Promise<FoundSeat | null> {
    const may = await this.meetable(person.number)
    for (const table of tables) if (!may(table)) tried.add(table.id)
    const fitting = fittingTables(tables, wish, person.number, this.isAlive)
    for (const { id } of fitting.filter(({ id }) => !tried.has(id))) {
      if ((await this.takeSeat(person, id)) === null) return { table: id, key: null }
      tried.add(id)
    }
    return null
  }

  /** `null`: there is one meanwhile. */
  private async openUnlessFound(person: Person, wish: PlayWish, tried: ReadonlySet<string>): Promise<FoundSeat | null> {
    const { hub, place } = this.support
    const { kept, table, key } = await hub.draft(person, tableFor(wish))
    const isFound = (tables: readonly ListedTable[]) =>
      fittingTables(tables, wish, person.number, this.isAlive).find(({ id }) => !tried.has(id))
    const found = await place.newTableWithin(kept, indexOf(table), insert => keepUnlessFound(isFound, insert))
    if (found !== null) return null
    this.changed(null, table)
    return { table: kept.id, key }
  }

  /** Is somebody who sits there looking at it now? */
  private readonly isAlive = (listed: ListedTable): boolean => {
    const here = this.support.hub.seatsHere(listed.id)
    return here.some(seat => (listed.people[seat] ?? null) !== null)
  }

  /** Answers why not; `null`: they sit. */
  private async takeSeat(person: Person, id: string, wanted: Seat | null = null): Promise<TableReason | null> {
    const table = await this.support.hub.open(id)
    if (table === null) return 'no-such-table'
    if (!(await this.mayJoin(person.number, sittersAt(table)))) return 'not-together'
    let why: TableReason = 'chair-taken'
    for (const { seat, name } of seatsAt(table.table, person.name, wanted)) {
      const head = { table: id, id: this.support.hub.newId(), seq: table.table.seq }
      const result = await table.command(person.number, { type: 'sit', seat, name, ...head })
      if (result.ok) return null
      why = result.reason.code as TableReason
    }
    return why
  }

  // Invitations

  /** Asks people to a table at which one sits, or that one has set up. */
  async invite(person: Person, id: string, people: readonly number[]): Promise<void> {
    const { place, hub, notices } = this.support
    const played = await this.ownTable(person, id)
    if (played.table.stage !== 'seating') throw new LobbyRefusal('not-now')
    for (const other of people) {
      const isFriend = await place.read(arePlaymates(person.number, other))
      if (!isFriend) throw new LobbyRefusal('not-yours')
      if (!(await this.mayJoin(other, sittersAt(played)))) throw new LobbyRefusal('not-together')
    }
    const inviting = { by: person.number, at: hub.clock.now(), isHere: (who: number) => played.attendance.isHere(who) }
    await place.write(inviteTo(id, people, inviting))
    notices.poke()
    this.bulletin.changed()
  }

  /** Sits down where one is invited: in the seat one had before, in one that is kept, or wherever there is one. */
  async accept(person: Person, id: string): Promise<FoundSeat> {
    const table = await this.tableAt(id)
    if (table.seatOf(person.number) !== null) return { table: id, key: null }
    if (!(await this.isInvited(id, person.number))) throw new LobbyRefusal('no-such-table')
    const before = await this.support.place.read(seatBefore(id, person.number))
    const why = await this.takeSeat(person, id, before)
    if (why !== null) throw new LobbyRefusal(why)
    return { table: id, key: null }
  }

  async decline({ number }: Person, id: string): Promise<void> {
    const { place, notices } = this.support
    await place.write(decline(id, number))
    await notices.opened(number, id)
    this.bulletin.changed()
  }

  /** The same table once more. Whoever asks second comes to the table of the first. */
  async rematch(person: Person, id: string): Promise<FoundSeat> {
    const { hub, place, notices } = this.support
    const played = await this.ownTable(person, id)
    const seat = played.seatOf(person.number)
    if (seat === null) throw new LobbyRefusal('not-yours')
    if (played.table.stage !== 'over') throw new LobbyRefusal('not-now')
    const known = await this.rematchOf(id)
    if (known !== null) return this.joinRematch(person, { table: known, key: null }, seat)
    const apart = await this.support.apart(person.number)
    const { kept, table, key } = await hub.draft(person, rematchAt(played.table, apart))
    // Who still looks at the table that is over is told there.
    const isHere = (who: number): boolean => played.attendance.isHere(who)
    const work = (insert: TableInsertion) => keepRematch(played.table, kept, { apart, isHere }, insert)
    const next = await place.newTableWithin(kept, indexOf(table), work)
    if (next === null) throw new LobbyRefusal('no-such-table')
    if (next === kept.id) {
      notices.poke()
      played.tellRematch(next)
    }
    this.bulletin.changed()
    return this.joinRematch(person, { table: next, key: next === kept.id ? key : null }, seat)
  }

  private async joinRematch(person: Person, found: FoundSeat, seat: Seat): Promise<FoundSeat> {
    const table = await this.tableAt(found.table)
    if (table.seatOf(person.number) === null && table.table.stage === 'seating')
      await this.takeSeat(person, found.table, seat)
    return found
  }

  private async tableAt(id: string): Promise<LiveTable> {
    const table = await this.support.hub.open(id)
    if (table === null) throw new LobbyRefusal('no-such-table')
    return table
  }

  /** A table at which somebody sits, or that they have set up: of others they are not told. */
  private async ownTable({ number }: Person, id: string): Promise<LiveTable> {
    const table = await this.tableAt(id)
    if (table.table.host !== number && table.seatOf(number) === null) throw new LobbyRefusal('no-such-table')
    return table
  }

  // What tables ask

  isInvited(table: string, person: number): Promise<boolean> {
    return this.support.place.read(isInvited(table, person))
  }

  async mayJoin(person: number, others: readonly number[]): Promise<boolean> {
    const apart = await this.support.apart(person)
    return others.every(other => !apart.has(other))
  }

  rematchOf(table: string): Promise<string | null> {
    return this.support.place.read(rematchOf(table))
  }

  changed(before: OnlineTable | null, after: OnlineTable): void {
    if (before === null || isOtherwise(before, after)) this.bulletin.changed()
  }

  follow(follower: Follower, topics: Parameters<Reception['follow']>[1]): void {
    this.bulletin.follow(follower, topics)
  }

  private async turnsOf(number: number): Promise<{ readonly turns: number; readonly invitations: number }> {
    const person = { number, name: '' }
    const [tables, invitations] = await Promise.all([this.ownTables(person), this.invitationsOf(person)])
    return { turns: tables.filter(({ isMyTurn }) => isMyTurn).length, invitations: invitations.length }
  }

  /** Tells of each table whether somebody may meet all who sit there, and who set it up. */
  private async meetable(person: number | null): Promise<(table: Pick<ListedTable, 'people' | 'host'>) => boolean> {
    const apart = person === null ? new Set<number>() : await this.support.apart(person)
    return table => ![table.host, ...sitters(table)].some(each => apart.has(each))
  }
}

/** Does somebody sit elsewhere, or has the move gone on? */
const isOtherwise = (before: OnlineTable, after: OnlineTable): boolean =>
  before.stage !== after.stage ||
  seatToMove(before) !== seatToMove(after) ||
  before.chairs.some(({ person }, seat) => person !== after.chairs[seat]!.person)

const sittersAt = ({ table }: LiveTable): number[] => [
  table.host,
  ...table.chairs.flatMap(({ person }) => person ?? []),
]

/** The seats that somebody may take, and by which name: the one they want, those kept for them, those kept for nobody. */
function seatsAt({ setup, chairs }: OnlineTable, name: string, wanted: Seat | null) {
  const free = setup.chairs.flatMap((chair, seat) =>
    chair.is === 'person' && chairs[seat]!.person === null ? [{ seat, keptFor: chair.keptFor }] : [],
  )
  const first = free.filter(({ seat }) => seat === wanted)
  const kept = free.filter(({ keptFor }) => keptFor !== null && isSameName(keptFor, name))
  const others = free.filter(({ keptFor }) => keptFor === null)
  return [...new Set([...first, ...kept, ...others])].map(({ seat, keptFor }) => ({ seat, name: keptFor ?? name }))
}
