import type { Topic } from '@roundhouse/wire/lobby'
import type { CommandMessage, FromPage, FromServer, WireReason } from '@roundhouse/wire/messages'
import { readFromPage } from '@roundhouse/wire/reading'
import { isTalkPublic } from '@roundhouse/wire/rights'
import type { TableReason } from '@roundhouse/wire/table-reasons'
import { WIRE } from '@roundhouse/wire/version'
import type { Clock } from '../clock.ts'
import type { Metrics } from '../metrics.ts'
import { StoreFailure } from '../store/failure.ts'
import type { Person } from '../store/store.ts'
import { type Allowances, Bucket, type Buckets } from './allowance.ts'
import type { Listener } from './audience.ts'
import type { Conduct } from './conduct.ts'
import type { HubChat } from './hub-chat.ts'
import { type LiveTable, rematchMessage } from './live-table.ts'
import type { Follower, Reception } from './reception.ts'

/** The line to a page, whatever carries it. */
export interface PageLine {
  send(text: string): void
  /** What is sent by this work goes out in one piece, where a line can do that. */
  together?(work: () => void): void
  close(code: number, why: string): void
}

/** Codes with which a line is closed, as WebSockets number them. */
export const CLOSED = { restart: 1012, slow: 1013, policy: 1008, signedOut: 4001, barred: 4003 } as const

type LookMessage = Extract<FromPage, { readonly type: 'look' }>
/** What a page knows of a table already. */
type LookedFrom = Parameters<LiveTable['look']>[1]
type SayMessage = Extract<FromPage, { readonly type: 'say' }>
type ReportMessage = Extract<FromPage, { readonly type: 'report' }>

/** What a page that is connected can reach. */
export interface Switchboard {
  readonly clock: Clock
  readonly allowances: Allowances
  readonly metrics: Metrics | undefined
  /** What is left of the commands of each person at a table, and of what they may say. */
  readonly commands: Buckets
  readonly talk: Buckets
  readonly reports: Buckets
  /** `null`: there is no such table. */
  open(id: string): Promise<LiveTable | null>
  /** What is said at all tables. */
  readonly chat: HubChat
  /** `null`: people are known at their tables alone. */
  readonly reception: Reception | null
  /** `null`: everybody hears everybody, and nothing is reported. */
  readonly conduct: Conduct | null
  onTrouble(what: string, error: unknown): void
}

/** A page that is connected, and the tables it looks at. */
export class Connection {
  readonly person: Person | null
  /** The sign-in by which the person is known, as the store names it; `null`: nobody is. */
  readonly signIn: string | null
  private readonly hub: Switchboard
  private readonly line: PageLine
  private readonly messages: Bucket
  private readonly excess: Bucket
  private readonly looks = new Map<string, { readonly table: LiveTable; readonly listener: Listener }>()
  /** Messages are answered in the order in which they came. */
  private last: Promise<void> = Promise.resolve()
  private readonly onClose: () => void
  private isClosed = false
  private readonly follower: Follower
  private isFollowing = false
  private isStopped = false

  constructor(
    hub: Switchboard,
    line: PageLine,
    { person, signIn }: { readonly person: Person | null; readonly signIn: string | null },
    onClose: () => void,
  ) {
    this.onClose = onClose
    this.signIn = signIn
    this.hub = hub
    this.line = line
    this.person = person
    this.follower = { person, tell: message => this.send(message) }
    this.messages = new Bucket(hub.allowances.messages, hub.clock.now())
    this.excess = new Bucket(hub.allowances.excess, hub.clock.now())
  }

  /** A message has come. */
  receive(text: string): Promise<void> {
    // The page asks again when the server is back.
    if (this.isStopped || this.isClosed) return this.last
    const at = this.hub.clock.now()
    const wait = this.messages.take(at)
    const read = readFromPage(text)
    if (wait > 0) this.slowDown(wait, at, read.ok ? read.message : null)
    else if (!read.ok) this.refuse(reason('not-understood', { why: read.why }))
    else this.last = this.last.then(() => this.answer(read.message)).catch(error => this.fail(read.message, error))
    return this.last
  }

  /** Somebody who does not stop is not answered any more. */
  private slowDown(wait: number, at: number, message: FromPage | null): void {
    if (this.excess.take(at) > 0) this.line.close(CLOSED.policy, 'too many messages')
    else this.refuse(reason('too-fast', { wait }), ...whatAbout(message))
  }

  /** Nothing was kept, so nothing has changed; the page may ask again. */
  private fail(message: FromPage, error: unknown): void {
    this.hub.onTrouble('a message could not be answered', error)
    const why = error instanceof StoreFailure ? error.code : 'unknown'
    // What cannot even be read is not lost: the house has to mend it.
    this.refuse(why === 'damaged' ? reason('held') : reason('not-kept', { why }), ...whatAbout(message))
  }

  /** The page is gone. */
  close(): void {
    this.isClosed = true
    for (const id of [...this.looks.keys()]) this.lookAway(id)
    this.follow([])
    this.onClose()
  }

  /** The server closes for a moment: what was asked for is answered, what is asked now is better asked again later. */
  async stop(): Promise<void> {
    this.isStopped = true
    this.send({ type: 'soon' })
    await this.last
  }

  end(code: number, why: string): void {
    this.line.close(code, why)
  }

  private async answer(message: FromPage): Promise<void> {
    if (this.isClosed) return
    switch (message.type) {
      case 'hello':
        return this.send({ type: 'hello', wire: WIRE, time: this.hub.clock.now(), name: this.person?.name ?? null })
      case 'ping':
        return this.catchUp(message.seen)
      case 'look':
        return this.look(message)
      case 'look-away':
        return this.lookAway(message.table)
      case 'say':
        return this.say(message)
      case 'report':
        return this.report(message)
      case 'follow':
        return this.follow(message.topics)
      default:
        return this.command(message)
    }
  }

  private async look({ table: id, key, isScreen = false, from }: LookMessage): Promise<void> {
    const table = await this.hub.open(id)
    const person = this.person?.number ?? null
    const isInvited = table !== null && (await this.isInvited(table))
    // A table may take its time to open, and the page may have gone meanwhile.
    if (this.isClosed) return
    const visitor = { person, key: key ?? null, isInvited }
    // Who may not see a table is not told that there is one.
    if (table === null || !table.maySee(visitor)) return this.refuse(reason('no-such-table'), id)
    this.lookAway(id)
    const listener: Listener = {
      ...visitor,
      isScreen,
      send: text => this.line.send(text),
      drop: () => {
        this.lookAway(id)
        this.refuse(reason('no-such-table'), id)
      },
    }
    this.looks.set(id, { table, listener })
    if (!(await this.show(id, table, listener, from ?? null))) return
    table.attendance.tell()
    for (const line of await this.hub.chat.linesFor(table, listener)) listener.send(line)
    const next = table.table.stage === 'over' ? ((await this.hub.reception?.rematchOf(id)) ?? null) : null
    if (next !== null && table.seatOf(person) !== null) this.send(rematchMessage(id, next))
  }

  /** Answers whether the page still looks: it may have gone while others had their turn at the table. */
  private async show(id: string, table: LiveTable, listener: Listener, from: LookedFrom): Promise<boolean> {
    await table.look(listener, from)
    if (this.looks.get(id)?.listener === listener) return true
    table.lookAway(listener)
    table.attendance.tell()
    return false
  }

  private lookAway(id: string): void {
    const look = this.looks.get(id)
    if (look === undefined) return
    this.looks.delete(id)
    look.table.lookAway(look.listener)
    look.table.attendance.tell()
  }

  private async command(message: CommandMessage): Promise<void> {
    const { table: id } = message
    const { clock, commands, metrics } = this.hub
    metrics?.commands.inc({ type: message.type })
    const began = clock.now()
    const look = this.looks.get(id)
    if (look === undefined) return this.refuse(reason('not-looking'), id, message.id)
    if (this.person === null) return this.refuse(reason('nobody'), id, message.id)
    const wait = commands.take(`${this.person.number} ${id}`, clock.now())
    if (wait > 0) return this.refuse(reason('too-fast', { wait }), id, message.id)
    if (!look.table.may(look.listener, message.type)) return this.refuse(reason('not-yours'), id, message.id)
    if (message.type === 'sit' && !(await this.mayJoin(look.table, this.person.number)))
      return this.refuse(reason('not-together'), id, message.id)
    const result = await look.table.command(this.person.number, message, ({ ok: _, ...success }, tell) =>
      this.together(() => {
        tell()
        this.send({ type: 'done', table: id, id: message.id, ...success })
      }),
    )
    metrics?.answerTime.observe((clock.now() - began) / 1000)
    if (!result.ok) this.refuse(result.reason, id, message.id, result.seq)
  }

  /** Who sits at a table needs no invitation to it. */
  private async isInvited(table: LiveTable): Promise<boolean> {
    const { person } = this
    if (person === null || table.seatOf(person.number) !== null) return false
    return (await this.hub.reception?.isInvited(table.table.id, person.number)) ?? false
  }

  /** Nobody is put at one table with somebody they must not meet. */
  private async mayJoin({ table }: LiveTable, person: number): Promise<boolean> {
    const others = [table.host, ...table.chairs.flatMap(chair => chair.person ?? [])].filter(other => other !== person)
    return (await this.hub.reception?.mayJoin(person, others)) ?? true
  }

  private follow(topics: readonly Topic[]): void {
    if (topics.length === 0 && !this.isFollowing) return
    this.isFollowing = topics.length > 0
    this.hub.reception?.follow(this.follower, topics)
  }

  private async say(message: SayMessage): Promise<void> {
    const { table: id } = message
    const { clock, talk } = this.hub
    const look = this.looks.get(id)
    if (look === undefined || this.person === null) return this.refuse(reason('not-looking'), id, message.id)
    if (!look.table.may(look.listener, 'say')) return this.refuse(reason('not-yours'), id, message.id)
    const wait = talk.take(this.person.number, clock.now())
    if (wait > 0) return this.refuse(reason('too-fast', { wait }), id, message.id)
    const why = message.text === undefined ? null : await this.whyMute(look.table, this.person.number)
    if (why !== null) return this.refuse(reason(why), id, message.id)
    await this.hub.chat.say(look.table, look.listener, this.person, message)
  }

  private async whyMute(table: LiveTable, person: number): Promise<TableReason | null> {
    const isPublic = isTalkPublic(table.table.setup, table.seatOf(person) !== null)
    return (await this.hub.conduct?.whyMute(person, isPublic)) ?? null
  }

  private async report(message: ReportMessage): Promise<void> {
    const { table: id, id: asked } = message
    const { clock, reports } = this.hub
    const look = this.looks.get(id)
    if (look === undefined || this.person === null) return this.refuse(reason('not-looking'), id, asked)
    if (!look.table.may(look.listener, 'report') || this.hub.conduct === null)
      return this.refuse(reason('not-yours'), id, asked)
    const wait = reports.take(this.person.number, clock.now())
    if (wait > 0) return this.refuse(reason('too-fast', { wait }), id, asked)
    await this.hub.chat.report(look.table, look.listener, this.person, message)
    this.send({ type: 'done', table: id, id: asked, seq: look.table.table.seq })
  }

  /** A page that has missed something is told: a message that was lost heals with the next ping. */
  private async catchUp(seen: Readonly<Record<string, number>>): Promise<void> {
    for (const [id, { table, listener }] of this.looks) {
      const known = seen[id]
      if (known !== undefined && known !== table.table.seq) await this.show(id, table, listener, { seq: known })
    }
    this.send({ type: 'pong', time: this.hub.clock.now() })
  }

  private together(work: () => void): void {
    if (this.line.together === undefined) work()
    else this.line.together(work)
  }

  private send(message: FromServer): void {
    this.line.send(JSON.stringify(message))
  }

  private refuse(
    why: WireReason,
    table: string | null = null,
    id: string | null = null,
    seq: number | null = null,
  ): void {
    // Codes of the games are many, and say something about a position.
    this.hub.metrics?.refusals.inc({ code: why.rule === 'table' ? why.code : 'rule' })
    this.send({ type: 'no', table, id, seq, reason: why })
  }
}

/** The table and the command that a message is about. */
const whatAbout = (message: FromPage | null): [table: string | null, id: string | null] => [
  message !== null && 'table' in message ? message.table : null,
  message !== null && 'id' in message ? message.id : null,
]

const reason = (code: TableReason, facts: WireReason['facts'] = {}): WireReason => ({
  rule: 'table',
  code,
  facts,
  remedy: null,
})
