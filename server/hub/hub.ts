import type { Seat } from '@roundhouse/kernel/game'
import { loadGame } from '@roundhouse/table/games'
import type { NewTable } from '@roundhouse/wire/setup'
import type { VacationState } from '@roundhouse/wire/vacation'
import type { Clock } from '../clock.ts'
import type { Metrics } from '../metrics.ts'
import type { NewTableRows } from '../store/sql-store.ts'
import type { NewKeptTable, Person } from '../store/store.ts'
import { DAY } from '../table/calendar.ts'
import { newOnlineTable, type OnlineTable } from '../table/online-table.ts'
import { indexOf, onlineSnapshot } from '../table/snapshot.ts'
import { vacationState } from '../table/vacation.ts'
import { type Allowances, Buckets, USUAL } from './allowance.ts'
import type { Conduct } from './conduct.ts'
import { CLOSED, Connection, type PageLine, type Switchboard } from './connection.ts'
import { HubChat } from './hub-chat.ts'
import type { HouseDecision, LiveTable, LiveTableSupport } from './live-table.ts'
import { Neighbours, type NewsDesk } from './neighbours.ts'
import { newRoundDeal, newSecrets, type RoundDeal, secretsOf, setupFor } from './new-table.ts'
import { OpenTables } from './open-tables.ts'
import type { Reception } from './reception.ts'
import { TimeBack } from './time-back.ts'

/** A table that is not kept yet, and the key of its invitation. */
export interface TableDraft {
  readonly kept: NewKeptTable
  readonly table: OnlineTable
  readonly key: string
}

/** Milliseconds: how often alarms are looked at, and signs of life are written. */
const TICK = 1000
const BEAT = 5000

/** Milliseconds: how often other nodes are told again who looks here. */
const REPEAT = 15_000

/** Milliseconds without a sign of life of any node after which clocks have not run. */
const ABSENCE = 15_000

/** Milliseconds without the store after which people are better off with another node, and for which a look at it waits. */
const LONGEST_WITHOUT_STORE = 10_000
const LONGEST_LOOK = 2000

/** Milliseconds by which the world may be ahead before anybody is given them back. */
const SMALL_LAG = 5000

/** How many tables are woken in one tick, besides those that are due and wait all the same. */
const MOST_DUE = 200

/** Milliseconds until the next tick, at least, where more are due than that: as long as it took, everybody else has the server. */
const LEAST_REST = 100

/** Milliseconds in which a key to one's own chairs is used, or never. */
const LIFE_OF_KEY = 3_600_000

/** Milliseconds for what is under way when the server stops: a store that hangs must not hold it for ever. */
const LONGEST_STOP = 4000

export interface HubSupport extends LiveTableSupport {
  readonly allowances?: Allowances
  readonly metrics?: Metrics
}

/** All pages that are connected to a server, the tables they find there, and what has to happen at them in time. */
export class Hub implements Switchboard {
  readonly clock: Clock
  readonly metrics: Metrics | undefined
  readonly allowances: Allowances
  readonly commands: Buckets
  readonly talk: Buckets
  readonly setUps: Buckets
  readonly reports: Buckets
  readonly keys: Buckets
  readonly vacations: Buckets
  readonly meetings: Buckets
  readonly avoidances: Buckets
  /** Whoever knows people beyond their tables; it is there before the first of them comes. */
  reception: Reception | null = null
  /** What watches over how people treat each other, likewise. */
  conduct: Conduct | null = null
  readonly notices: Buckets
  readonly trials: Buckets
  readonly calls: Buckets
  readonly tournaments: Buckets
  readonly chat: HubChat
  private readonly support: HubSupport
  private readonly tables: OpenTables
  private readonly connections = new Set<Connection>()
  /** How to call off what is repeated, by what it is. */
  private readonly timers = new Map<string, () => void>()
  private isStopped = false
  private readonly timeBack: TimeBack
  private latestAlarm = 0
  /** When the store last kept something. */
  private latestBeat = 0
  private readonly neighbours: Neighbours | null
  /** Pages may come before it is known since when nobody was here; tables wait for it. */
  private readonly hasStarted: Promise<void>
  private letStart!: () => void

  constructor(support: HubSupport) {
    this.hasStarted = new Promise(resolve => {
      this.letStart = resolve
    })
    this.support = { ...support, onChanged: (before, after) => this.reception?.changed(before, after) }
    const { store, clock } = support
    const isStopped = (): boolean => this.isStopped
    this.tables = new OpenTables(this.support, {
      ...{ clock, hasStarted: this.hasStarted, isStopped },
      onRead: (id, table) => this.timeBack.giveTo(id, table),
      onTrouble: (what, error) => this.onTrouble(what, error),
    })
    const { ready } = this.tables
    this.timeBack = new TimeBack({ store, clock, ready, isStopped, visit: id => this.tables.visit(id) })
    this.chat = new HubChat({
      ...{ store, clock, ready },
      open: id => this.open(id),
      conduct: () => this.conduct,
      hideElsewhere: async (person, other) => this.neighbours?.hideChat(person, other),
    })
    this.clock = support.clock
    this.metrics = support.metrics
    this.allowances = support.allowances ?? USUAL
    this.commands = new Buckets(this.allowances.commands)
    this.talk = new Buckets(this.allowances.talk)
    this.setUps = new Buckets(this.allowances.setUps)
    this.reports = new Buckets(this.allowances.reports)
    this.keys = new Buckets(this.allowances.keys)
    this.vacations = new Buckets(this.allowances.vacations)
    this.meetings = new Buckets(this.allowances.meetings)
    this.avoidances = new Buckets(this.allowances.avoidances)
    this.notices = new Buckets(this.allowances.notices)
    this.trials = new Buckets(this.allowances.trials)
    this.calls = new Buckets(this.allowances.calls)
    this.tournaments = new Buckets(this.allowances.tournaments)
    const desk: NewsDesk = {
      ...{ tables: ready, clock },
      alone: (id, what, work) => this.tables.alone(id, what, work),
      deafTo: person => this.chat.deafTo(person),
      peopleHere: () => (this.reception === null ? null : this.peopleOnOurLines),
      hideChatHere: (person, other) => this.chat.hideHere(person, other),
    }
    this.neighbours = support.nodes === undefined ? null : new Neighbours(support.nodes, desk)
  }

  onTrouble(what: string, error: unknown): void {
    this.support.onTrouble(what, error)
  }

  /** From now on alarms are looked at, and it is written down that somebody is here. */
  async start(): Promise<void> {
    const { store } = this.support
    this.clock.catchUp?.()
    const downSince = await store.lastBeat()
    this.latestAlarm = this.clock.now()
    await this.timeBack.note(downSince, this.latestAlarm)
    await this.beat()
    this.letStart()
    if (this.neighbours !== null) this.startNode(this.neighbours)
    this.repeat('beat', BEAT, () => this.beat())
    this.repeat('tick', TICK, () => this.tick())
  }

  private startNode(neighbours: Neighbours): void {
    neighbours.listen()
    this.repeat('audiences', REPEAT, () => neighbours.repeatAudiences())
    this.repeat('watch', TICK, () => this.watchStore())
  }

  private async beat(): Promise<void> {
    if (this.neighbours !== null) await this.noteAbsence()
    await this.support.store.beat(this.timeBack.signOfLife(this.clock.now()))
    this.latestBeat = this.clock.now()
  }

  /** Several nodes stop being there when none of them reaches the store: then nobody could do anything. */
  private async noteAbsence(): Promise<void> {
    const { store } = this.support
    const now = this.clock.now()
    if (this.timeBack.size > 0 || now - this.latestBeat <= ABSENCE || this.latestBeat === 0) return
    const last = await store.lastBeat()
    if (last !== null && now - last > ABSENCE) await this.timeBack.note(last, now)
  }

  /** Who cannot be answered any more is better off with another node. */
  private async watchStore(): Promise<void> {
    this.neighbours?.expireAudiences(this.clock.now())
    const isAway = (): boolean => this.clock.now() - this.latestBeat >= LONGEST_WITHOUT_STORE
    // It may be back.
    if (isAway()) await this.within(LONGEST_LOOK, this.beat()).catch(() => {})
    if (!isAway()) return
    for (const connection of [...this.connections]) connection.end(CLOSED.restart, 'the store is away')
  }

  connect(line: PageLine, person: Person | null, signIn: string | null = null): Connection {
    const connection = new Connection(this, line, { person, signIn }, () => this.connections.delete(connection))
    this.connections.add(connection)
    return connection
  }

  /** The sign-ins behind the lines that are open. */
  signInsHere(): string[] {
    return [...new Set([...this.connections].flatMap(({ signIn }) => signIn ?? []))]
  }

  /** Closes the lines of sign-ins that are none any more. */
  hangUp(signIns: readonly string[]): void {
    for (const connection of [...this.connections])
      if (connection.signIn !== null && signIns.includes(connection.signIn)) {
        connection.close()
        connection.end(CLOSED.signedOut, 'signed out')
      }
  }

  /** Everybody who is connected and known. */
  peopleOnLines(): number[] {
    return [...new Set([...this.connections].flatMap(({ person }) => person?.number ?? []))]
  }

  /** Closes the lines of people who may not be here. */
  turnAway(people: readonly number[]): void {
    for (const connection of [...this.connections])
      if (connection.person !== null && people.includes(connection.person.number)) {
        connection.close()
        connection.end(CLOSED.barred, 'barred')
      }
  }

  // People

  async personWith(token: string): Promise<Person | null> {
    return this.support.store.personOf(this.support.chance.hash(token))
  }

  /** Answers the token by which the guest is known from now on: nobody else has it, and only its hash is kept. */
  async newGuest(name: string): Promise<string> {
    const { store, chance } = this.support
    const token = chance.key()
    await store.newPerson(name, chance.hash(token), this.clock.now())
    return token
  }

  rename({ number }: Person, name: string): Promise<void> {
    return this.support.store.rename(number, name)
  }

  /** A key with which this person is known in another browser, once and for a while. The one before works no more. */
  async newKey({ number }: Person): Promise<{ readonly key: string; readonly until: number }> {
    const { store, chance } = this.support
    const key = chance.key()
    const until = this.clock.now() + LIFE_OF_KEY
    await store.newKey(number, chance.hash(key), until)
    return { key, until }
  }

  withdrawKey({ number }: Person): Promise<void> {
    return this.support.store.withdrawKey(number)
  }

  /** Answers the token of the browser that brings the key, and whose it is; `null`: it opens nothing. */
  async redeemKey(key: string): Promise<{ readonly token: string; readonly person: Person } | null> {
    const { store, chance } = this.support
    const token = chance.key()
    const person = await store.redeemKey(chance.hash(key), chance.hash(token), this.clock.now())
    return person && { token, person }
  }

  async vacationOf({ number }: Person): Promise<VacationState> {
    return vacationState(await this.support.store.vacationsOf(number), this.clock.now())
  }

  /** From now on for so many days, 0 ends one. Answers `null` where a year has no more of them. */
  async takeVacation(person: Person, days: number): Promise<VacationState | null> {
    const { store } = this.support
    const from = this.clock.now()
    const until = from + days * DAY
    if (!(await store.takeVacation(person.number, { from, until }))) return null
    const running = (await store.tablesOf(person.number)).filter(({ stage }) => stage === 'playing')
    for (const { id } of running) await (await this.open(id))?.vacation(person.number, until)
    return this.vacationOf(person)
  }

  // Tables

  /** Sets a table up; answers its name, and the key for its link. What cannot be meant is refused. */
  async setUp(host: Person, wanted: NewTable): Promise<{ readonly table: string; readonly key: string }> {
    const { kept, table, key } = await this.draft(host, wanted)
    await this.support.store.newTable(kept, indexOf(table))
    this.reception?.changed(null, table)
    return { table: kept.id, key }
  }

  /** A table as it would be set up. What cannot be meant is refused. */
  async draft(host: Person, wanted: NewTable): Promise<TableDraft> {
    const { chance } = this.support
    const setup = await setupFor(wanted)
    const id = chance.tableId()
    const key = chance.key()
    const created = this.clock.now()
    const secrets = await newSecrets(id, setup.chairs.length, chance)
    const kept = { id, setup, host: host.number, keyHash: chance.hash(key), created, secrets }
    return { kept, table: newOnlineTable(kept, await loadGame(setup.game)), key }
  }

  /**
   * A table of a round as it would be set up for those who will sit there, by seat. Nobody has a key to it. It begins as soon
   * as they are put there (`decideRound`).
   */
  async roundTable(people: readonly number[], wanted: NewTable, deal: RoundDeal): Promise<NewTableRows> {
    const setup = { ...(await setupFor(wanted)), deal: deal.id }
    const about = { id: this.support.chance.tableId(), setup, host: people[0]!, created: this.clock.now() }
    const kept = { ...about, keyHash: null, secrets: secretsOf(deal, people.length) }
    return { kept, index: { ...indexOf(newOnlineTable(kept, await loadGame(setup.game))), people } }
  }

  /** A deal for the tables of a round. */
  newDeal(seats: number): Promise<RoundDeal> {
    return newRoundDeal(seats, this.support.chance)
  }

  /** The seats of a table whose people look at it now, by way of whichever node. */
  seatsHere(id: string): readonly Seat[] {
    return this.tables.ready.get(id)?.attendance.seats() ?? this.neighbours?.audienceOf(id)?.seats ?? []
  }

  /** How many watch a table now. */
  watchersOf(id: string): number {
    return this.tables.ready.get(id)?.attendance.watchers ?? this.neighbours?.audienceOf(id)?.watching ?? 0
  }

  /** For a command of the house's own. */
  newId(): string {
    return `house-${this.support.chance.tableId()}`
  }

  /** How many people are connected, to whichever node. */
  peopleHere(): number {
    return this.peopleOnOurLines + (this.neighbours?.peopleElsewhere ?? 0)
  }

  private get peopleOnOurLines(): number {
    return new Set([...this.connections].map(({ person }) => person?.number ?? null)).size
  }

  /** `null`: there is no such table. */
  open(id: string): Promise<LiveTable | null> {
    this.timeBack.noteVisit()
    return this.tables.open(id)
  }

  /** Something that is no command of a page happens at a table; false: it was refused, or there is no such table. */
  async carryOut(id: string, decision: HouseDecision): Promise<boolean> {
    return (await (await this.open(id))?.carryOut(decision)) ?? false
  }

  /** Something was changed in the rows of a table: who looks at it is shown it as it is. */
  async readAgain(id: string): Promise<void> {
    await this.tables.readAgain(id)
  }

  /** The record of a game that was begun and is played no more; `null`: there is none. */
  async recordOf(id: string): Promise<string | null> {
    const table = await this.open(id)
    return table === null ? null : onlineSnapshot(table.table, null, false).record
  }

  /** For whom this person waits at a table, and may call; `null`: there is nobody to be called. */
  async awaitedBy({ number }: Person, id: string): Promise<number | null> {
    const awaited = (await this.open(id))?.awaitedBy(number) ?? null
    const deaf = awaited === null ? null : await this.chat.deafTo(number)
    return awaited !== null && deaf?.has(awaited) ? null : awaited
  }

  /** For those who watch over the server: how long the store takes to write, and how late alarms are. */
  async health(): Promise<{ readonly storeMs: number; readonly alarmsMs: number }> {
    const began = this.clock.now()
    await this.within(LONGEST_LOOK, this.beat())
    return { storeMs: this.clock.now() - began, alarmsMs: Math.max(0, began - this.latestAlarm - TICK) }
  }

  /** How much there is now. */
  figures(): {
    readonly sockets: number
    readonly openTables: number
    readonly heldTables: number
    readonly botTurns: number
    /** Tables that have not got the time back in which no server ran. */
    readonly tablesBehind: number
  } {
    const tables = [...this.tables.ready.values()]
    const held = tables.filter(({ table }) => table.held !== null).length
    return {
      sockets: this.connections.size,
      openTables: tables.length,
      heldTables: held + this.tables.unreadableCount,
      botTurns: this.support.bots.waiting,
      tablesBehind: this.timeBack.size,
    }
  }

  /** No new lines; what is under way is kept and answered, then everybody is told to come back in a moment. */
  async stop(): Promise<void> {
    if (this.isStopped) return
    this.isStopped = true
    for (const callOff of this.timers.values()) callOff()
    await this.within(LONGEST_STOP, this.settle())
    for (const connection of [...this.connections]) connection.end(CLOSED.restart, 'the server restarts')
    await this.support.bots.close()
    await this.support.store.close()
  }

  private async settle(): Promise<void> {
    await Promise.all([...this.connections].map(connection => connection.stop()))
    await Promise.all([...this.tables.ready.values()].map(table => table.stop()))
  }

  /** Waits no longer than this. */
  private within(milliseconds: number, work: Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const callOff = this.clock.wake(this.clock.now() + milliseconds, resolve)
      work.then(resolve, reject).finally(callOff)
    })
  }

  /** `work` may answer that it is wanted again sooner. */
  private repeat(what: string, every: number, work: () => Promise<number | void>): void {
    const again = async (): Promise<void> => {
      if (this.isStopped) return
      const sooner = await work().catch(error => this.onTrouble('something to be done again and again failed', error))
      if (!this.isStopped) this.timers.set(what, this.clock.wake(this.clock.now() + (sooner ?? every), again))
    }
    this.timers.set(what, this.clock.wake(this.clock.now() + every, again))
  }

  private async tick(): Promise<number> {
    const ahead = this.clock.ahead?.() ?? 0
    if (ahead > SMALL_LAG && this.neighbours === null) await this.skip(ahead)
    // Other nodes may have been there meanwhile: what all of them were away is found by their signs of life.
    else if (ahead > SMALL_LAG) this.clock.catchUp?.()
    const now = this.clock.now()
    this.latestAlarm = now
    // Nothing is due because of a time in which nobody was there.
    if (this.neighbours !== null && now - this.latestBeat > ABSENCE) await this.beat()
    const waiting = [...this.tables.ready.values()].filter(table => table.isWaiting).length
    const most = MOST_DUE + waiting + this.tables.unreadableCount
    const due = await this.support.store.dueBefore(now, most)
    await this.tables.catchUp()
    const here = [...this.tables.ready].filter(([, table]) => table.isDue).map(([id]) => id)
    await Promise.all([...new Set([...due, ...here])].map(id => this.wake(id)))
    void this.timeBack.giveToRest()
    this.tables.forgetIdle(now)
    return due.length < most ? TICK : Math.min(TICK, Math.max(LEAST_REST, this.clock.now() - now))
  }

  /** The machine slept, its clock was set forward, or this process was stopped: that time is nobody's, as if no server had run. */
  private async skip(milliseconds: number): Promise<void> {
    const from = this.clock.now()
    const to = from + milliseconds
    this.metrics?.standstill.inc(milliseconds / 1000)
    // Until the clock catches up, no time passes at a table that was given some.
    await this.timeBack.giveToAll(from, to, (id, what, work) => this.tables.alone(id, what, work))
    this.clock.catchUp?.()
  }

  private wake(id: string): Promise<void> {
    return this.tables.alone(id, 'woken', async () => {
      await this.timeBack.visit(id)
      if (this.timeBack.isBehind(id) && this.tables.ready.has(id)) return
      await (await this.open(id))?.wake()
    })
  }
}
