import type { Seat } from '@roundhouse/kernel/game'
import { loadGame } from '@roundhouse/table/games'
import type { FromPage, FromServer } from '@roundhouse/wire/messages'
import type { NewTable } from '@roundhouse/wire/setup'
import type { VacationState } from '@roundhouse/wire/vacation'
import type { Clock } from '../clock.ts'
import type { Metrics } from '../metrics.ts'
import { StoreFailure } from '../store/failure.ts'
import type { NewTableRows } from '../store/sql-store.ts'
import type { ChatLine, NewKeptTable, Person } from '../store/store.ts'
import { DAY } from '../table/calendar.ts'
import { newOnlineTable, type OnlineTable } from '../table/online-table.ts'
import { indexOf, onlineSnapshot } from '../table/snapshot.ts'
import { vacationState } from '../table/vacation.ts'
import { type Allowances, Buckets, USUAL } from './allowance.ts'
import type { Listener } from './audience.ts'
import type { Conduct } from './conduct.ts'
import { CLOSED, Connection, type PageLine, type Switchboard } from './connection.ts'
import { type HouseDecision, LiveTable, type LiveTableSupport } from './live-table.ts'
import { Neighbours } from './neighbours.ts'
import { newRoundDeal, newSecrets, type RoundDeal, secretsOf, setupFor } from './new-table.ts'
import type { Reception } from './reception.ts'
import { chatMessage, type DeafTo } from './table-chat.ts'
import { TimeBack } from './time-back.ts'

type Say = Extract<FromPage, { readonly type: 'say' }>
type Report = Extract<FromPage, { readonly type: 'report' }>

/** A table that is not kept yet, and the key of its invitation. */
export interface TableDraft {
  readonly kept: NewKeptTable
  readonly table: OnlineTable
  readonly key: string
}

/** Milliseconds: how often alarms are looked at, signs of life are written, and how long a table stays open unseen. */
const TICK = 1000
const BEAT = 5000
const IDLE = 300_000

/** How many tables stay open unseen at most, those needed last; and milliseconds for which any may, since somebody is coming. */
const MOST_IDLE = 1000
const LEAST_IDLE = 10_000

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

/** Milliseconds in which a key to one's own chairs is used, or never. */
const LIFE_OF_KEY = 3_600_000

/** Milliseconds for what is under way when the server stops: a store that hangs must not hold it for ever. */
const LONGEST_STOP = 4000

export interface HubSupport extends LiveTableSupport {
  readonly allowances?: Allowances
  readonly metrics?: Metrics
}

/** All tables of a server that are open, and all pages that are connected to it. */
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
  /** Whoever watches over how people treat each other, likewise. */
  conduct: Conduct | null = null
  readonly notices: Buckets
  readonly trials: Buckets
  readonly calls: Buckets
  readonly tournaments: Buckets
  private readonly support: HubSupport
  private readonly tables = new Map<string, Promise<LiveTable | null>>()
  /** Those of them that were read. */
  private readonly ready = new Map<string, LiveTable>()
  /** Tables that cannot even be read: the house is told once of each. */
  private readonly unreadable = new Set<string>()
  /** When somebody last needed a table. */
  private readonly needed = new Map<string, number>()
  private readonly connections = new Set<Connection>()
  /** How to call off what is repeated, by what it is. */
  private readonly timers = new Map<string, () => void>()
  private isStopped = false
  private readonly timeBack: TimeBack
  /** Tables that were opened to get their time back: nobody needs them any longer. */
  private readonly visited = new Set<string>()
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
    this.timeBack = new TimeBack({
      ...{ store: support.store, clock: support.clock, ready: this.ready },
      isStopped: () => this.isStopped,
      visit: id => this.visit(id),
    })
    this.support = { ...support, onChanged: (before, after) => this.reception?.changed(before, after) }
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
    const alone: Hub['alone'] = (id, what, work) => this.alone(id, what, work)
    const deafTo: DeafTo = person => this.deafTo(person)
    const desk = {
      ...{ tables: this.ready, clock: this.clock, alone, deafTo },
      peopleHere: () => (this.reception === null ? null : this.peopleOnOurLines),
      hideChatHere: (person: number, other: number) => this.hideChatHere(person, other),
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
    return this.ready.get(id)?.attendance.seats() ?? this.neighbours?.audienceOf(id)?.seats ?? []
  }

  /** How many watch a table now. */
  watchersOf(id: string): number {
    return this.ready.get(id)?.attendance.watchers ?? this.neighbours?.audienceOf(id)?.watching ?? 0
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
    this.visited.delete(id)
    this.timeBack.noteVisit()
    return this.opened(id)
  }

  /** For its own sake alone. */
  private visit(id: string): Promise<LiveTable | null> {
    if (!this.tables.has(id)) this.visited.add(id)
    return this.opened(id)
  }

  private opened(id: string): Promise<LiveTable | null> {
    this.needed.set(id, this.clock.now())
    const open = this.tables.get(id) ?? this.openNow(id)
    this.tables.set(id, open)
    return open
  }

  /** Something that is no command of a page happens at a table; false: it was refused, or there is no such table. */
  async carryOut(id: string, decision: HouseDecision): Promise<boolean> {
    return (await (await this.open(id))?.carryOut(decision)) ?? false
  }

  /** Something was changed in the rows of a table: who looks at it is shown it as it is. */
  async readAgain(id: string): Promise<void> {
    await this.ready.get(id)?.catchUp()
  }

  /** The record of a game that was begun and is played no more; `null`: there is none. */
  async recordOf(id: string): Promise<string | null> {
    const table = await this.open(id)
    return table === null ? null : onlineSnapshot(table.table, null, false).record
  }

  /** For whom this person waits at a table, and may call; `null`: there is nobody to be called. */
  async awaitedBy({ number }: Person, id: string): Promise<number | null> {
    const awaited = (await this.open(id))?.awaitedBy(number) ?? null
    const deaf = awaited === null ? null : await this.deafTo(number)
    return awaited !== null && deaf?.has(awaited) ? null : awaited
  }

  private async deafTo(person: number): Promise<ReadonlySet<number>> {
    return (await this.conduct?.deafTo(person)) ?? new Set()
  }

  async say(table: LiveTable, listener: Listener, { number, name }: Person, { id, phrase, text }: Say): Promise<void> {
    const seat = table.seatOf(number)
    await table.chat.say(listener, id, await this.deafTo(number), () =>
      this.support.store.say({
        table: table.table.id,
        at: this.clock.now(),
        person: number,
        seat,
        // Who sits at the table is known there by the name they sat down with.
        name: seat === null ? name : table.table.chairs[seat]!.name,
        phrase: phrase ?? null,
        text: text ?? null,
        isForWatchers: seat === null,
      }),
    )
  }

  /** What the listener could not hear, or does not exist, is not kept. Of several people each is reported. */
  async report(table: LiveTable, listener: Listener, { number: by }: Person, message: Report): Promise<void> {
    const { id: command, numbers = [], seat, reason = 'other', text = '' } = message
    const heard = await this.heardAt(table, listener)
    const meant = heard.filter(line => numbers.includes(line.number) && line.person !== by)
    const seated = seat === undefined ? null : (table.table.chairs[seat]?.person ?? null)
    const people = new Set([
      ...meant.map(({ person }) => person),
      ...(seated === null || seated === by ? [] : [seated]),
    ])
    for (const person of people) {
      const lines = meant.filter(line => line.person === person).map(({ number }) => number)
      const note = { table: table.table.id, by, command, person, reason, text }
      await this.conduct?.report({ ...note, heard, meant: lines })
    }
  }

  private async heardAt(table: LiveTable, listener: Pick<Listener, 'person'>): Promise<readonly ChatLine[]> {
    const lines = await this.support.store.chatOf(table.table.id, 0)
    return lines.filter(line => table.chat.mayHear(listener, line))
  }

  /** Everything that was said, and what of it the listener is not shown. */
  async chatOf(table: LiveTable, listener: Listener): Promise<string[]> {
    const heard = await this.heardAt(table, listener)
    if (heard.length === 0) return []
    const unheard = await this.unheardBy(listener)
    const hidden = heard.filter(({ person }) => unheard.has(person))
    const shown = heard.filter(({ person }) => !unheard.has(person)).map(chatMessage)
    return [...shown, ...unsaidMessages(table.table.id, hidden)].map(message => JSON.stringify(message))
  }

  private async unheardBy({ person }: Listener): Promise<ReadonlySet<number>> {
    return (person === null ? null : await this.conduct?.unheardBy(person)) ?? new Set()
  }

  /** Somebody does not hear another any more, also not what was said before: their pages are told so now, at all nodes. */
  async hideChat(person: number, other: number): Promise<void> {
    await this.neighbours?.hideChat(person, other)
    await this.hideChatHere(person, other)
  }

  private async hideChatHere(person: number, other: number): Promise<void> {
    for (const table of this.ready.values()) {
      const listeners = [...table.audience.listeners].filter(listener => listener.person === person)
      if (listeners.length === 0) continue
      const lines = (await this.support.store.chatOf(table.table.id, 0)).filter(line => line.person === other)
      for (const message of unsaidMessages(table.table.id, lines))
        for (const listener of listeners) listener.send(JSON.stringify(message))
    }
  }

  /**
   * Whom somebody at a table means: who sits in a chair, or has said a line. Only those who look at the table, or sit at it,
   * are answered, and of lines those who could hear them. `null`: nobody.
   */
  async meantAt(asking: number, id: string, by: { readonly seat: number } | { readonly line: number }) {
    const table = await this.open(id)
    if (table === null) return null
    const listener = [...table.audience.listeners].find(({ person }) => person === asking)
    if (listener === undefined && table.seatOf(asking) === null) return null
    if ('seat' in by) return table.table.chairs[by.seat]?.person ?? null
    const heard = await this.heardAt(table, listener ?? { person: asking })
    return heard.find(({ number }) => number === by.line)?.person ?? null
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
    const tables = [...this.ready.values()]
    const held = tables.filter(({ table }) => table.held !== null).length
    return {
      sockets: this.connections.size,
      openTables: tables.length,
      heldTables: held + this.unreadable.size,
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
    await Promise.all([...this.ready.values()].map(table => table.stop()))
  }

  /** Waits no longer than this. */
  private within(milliseconds: number, work: Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const callOff = this.clock.wake(this.clock.now() + milliseconds, resolve)
      work.then(resolve, reject).finally(callOff)
    })
  }

  private async openNow(id: string): Promise<LiveTable | null> {
    try {
      await this.hasStarted
      const table = await LiveTable.open(id, this.support)
      if (table === null) this.forget(id)
      await this.timeBack.giveTo(id, table)
      if (table !== null) this.ready.set(id, table)
      this.unreadable.delete(id)
      return table
    } catch (error) {
      this.forget(id)
      throw error
    }
  }

  private repeat(what: string, every: number, work: () => Promise<void>): void {
    const again = async (): Promise<void> => {
      if (this.isStopped) return
      await work().catch(error => this.onTrouble('something to be done again and again failed', error))
      if (!this.isStopped) this.timers.set(what, this.clock.wake(this.clock.now() + every, again))
    }
    this.timers.set(what, this.clock.wake(this.clock.now() + every, again))
  }

  private async tick(): Promise<void> {
    const ahead = this.clock.ahead?.() ?? 0
    if (ahead > SMALL_LAG && this.neighbours === null) await this.skip(ahead)
    // Other nodes may have been there meanwhile: what all of them were away is found by their signs of life.
    else if (ahead > SMALL_LAG) this.clock.catchUp?.()
    const now = this.clock.now()
    this.latestAlarm = now
    // Nothing is due because of a time in which nobody was there.
    if (this.neighbours !== null && now - this.latestBeat > ABSENCE) await this.beat()
    const waiting = [...this.ready.values()].filter(table => table.isWaiting).length
    const most = MOST_DUE + waiting + this.unreadable.size
    const due = await this.support.store.dueBefore(now, most)
    await this.catchUp()
    const here = [...this.ready].filter(([, table]) => table.isDue).map(([id]) => id)
    await Promise.all([...new Set([...due, ...here])].map(id => this.wake(id)))
    void this.timeBack.giveToRest()
    this.forgetIdle(now)
  }

  /** A club has thousands of daily games, of which few are looked at: those that are not needed do not stay in memory. */
  private forgetIdle(now: number): void {
    const idle: (readonly [id: string, needed: number])[] = []
    for (const [id, table] of this.ready) {
      const needed = this.needed.get(id) ?? 0
      if (!table.isIdle) this.needed.set(id, now)
      else if (this.visited.has(id) || now - needed > IDLE) this.forget(id)
      else if (now - needed > LEAST_IDLE) idle.push([id, needed])
    }
    if (idle.length <= MOST_IDLE) return
    for (const [id] of idle.sort(([, one], [, other]) => other - one).slice(MOST_IDLE)) this.forget(id)
  }

  /** The machine slept, its clock was set forward, or this process was stopped: that time is nobody's, as if no server had run. */
  private async skip(milliseconds: number): Promise<void> {
    const from = this.clock.now()
    const to = from + milliseconds
    this.metrics?.standstill.inc(milliseconds / 1000)
    // Until the clock catches up, no time passes at a table that was given some.
    await this.timeBack.giveToAll(from, to, (id, what, work) => this.alone(id, what, work))
    this.clock.catchUp?.()
  }

  private wake(id: string): Promise<void> {
    return this.alone(id, 'woken', async () => {
      await this.timeBack.visit(id)
      if (this.timeBack.isBehind(id) && this.ready.has(id)) return
      await (await this.open(id))?.wake()
    })
  }

  /** The house may write to a table beside the server (`roundhouse tables`): those at it learn of it now. */
  private async catchUp(): Promise<void> {
    const known = new Map([...this.ready].map(([id, { version }]) => [id, version]))
    const changed = await this.support.store.writtenElsewhere(known)
    await Promise.all(changed.map(id => this.alone(id, 'read again', async () => this.ready.get(id)?.catchUp())))
  }

  /** What is wrong with one table is no matter of the others. */
  private async alone(id: string, what: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (this.isStopped || this.unreadable.has(id)) return
      if (error instanceof StoreFailure && error.code === 'damaged') this.unreadable.add(id)
      this.onTrouble(`table ${id} could not be ${what}`, error)
    }
  }

  private forget(id: string): void {
    this.tables.delete(id)
    this.ready.delete(id)
    this.needed.delete(id)
    this.visited.delete(id)
  }
}

const unsaidMessages = (table: string, lines: readonly ChatLine[]): FromServer[] =>
  lines.length === 0 ? [] : [{ type: 'unsaid', table, numbers: lines.map(({ number }) => number) }]
