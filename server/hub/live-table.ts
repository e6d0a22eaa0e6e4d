import { readSeed } from '@roundhouse/kernel/dice'
import type { Seat } from '@roundhouse/kernel/game'
import { loadGame, type TableGame } from '@roundhouse/table/games'
import { commitmentOf, type Sha256, seedFrom } from '@roundhouse/wire/deal'
import type { Command, CommandMessage, FromServer, WireReason } from '@roundhouse/wire/messages'
import type { MessageType } from '@roundhouse/wire/rights'
import type { BotDesk } from '../bots/desk.ts'
import type { Clock } from '../clock.ts'
import type { Nodes } from '../store/nodes.ts'
import type { KeptTable, Store } from '../store/store.ts'
import { seatOfPerson } from '../table/chair-state.ts'
import {
  decide,
  decideDue,
  decideRestart,
  decideVacation,
  type SeenCommand,
  type TableDecision,
} from '../table/decide.ts'
import { nextAlarm } from '../table/due.ts'
import type { Entry } from '../table/entry.ts'
import { awaitedPerson, type IsHere, noticesOf } from '../table/notices.ts'
import { fold, type LogDamage, type OnlineTable } from '../table/online-table.ts'
import { openOrHold } from '../table/opening.ts'
import { refuse } from '../table/refuse.ts'
import type { DealHashes } from '../table/rule.ts'
import { sharesFor } from '../table/seating.ts'
import { vacationState } from '../table/vacation.ts'
import { Attendance } from './attendance.ts'
import { Audience, heardBy, type Listener } from './audience.ts'
import { BotTurns } from './bot-turns.ts'
import type { Chance } from './chance.ts'
import { LiveLog, type LogChange } from './live-log.ts'
import { TableChat } from './table-chat.ts'
import { maySay, maySee, mayStay } from './table-rights.ts'

/** What became of a command. Either way the number of the last entry is told. */
export type CommandResult =
  | { readonly ok: true; readonly seq: number /** Of an invitation that was made anew. */; readonly key?: string }
  | { readonly ok: false; readonly seq: number; readonly reason: WireReason }

/** A command that was carried out. */
export type CommandSuccess = Extract<CommandResult, { readonly ok: true }>

/** Answers a command once what it brought is kept; `tell` tells everybody who looks. */
export type CommandAnswer = (success: CommandSuccess, tell: () => void) => void

/** Sends what was written for people who do not look. */
export interface NoticeDesk {
  /** There is something new to send. */
  poke(): void
  /** Somebody looks at a table: whatever they were to be told of it is done with. */
  opened(person: number, table: string): Promise<void>
}

/** What a table that is open needs. */
export interface LiveTableSupport {
  readonly store: Store
  readonly clock: Clock
  readonly bots: BotDesk
  readonly chance: Chance
  /** The other servers on the same store; not given: there are none. */
  readonly nodes?: Nodes | undefined
  readonly notices?: NoticeDesk
  /** Where the rules come from; tests play a smaller game. */
  readonly loadGame?: (name: string) => Promise<TableGame>
  /** The table has changed, and that is kept. */
  onChanged?(before: OnlineTable, after: OnlineTable): void
  /** Something went wrong that nobody at the table can be told. */
  onTrouble(what: string, error: unknown): void
  /** A game is over, and kept as it is. */
  onEnd?(table: string): void
}

/** Tells of something once it is kept. */
type WritingAnswer = (tell: () => void) => void

/** Nobody waits for an answer. */
const NO_ANSWER: WritingAnswer = tell => tell()

/** What is decided about a table as it is then; `null`: there is nothing to do. */
export type HouseDecision = (table: OnlineTable, at: number) => TableDecision | null

/** How many entries are told as one piece of news after a break; anyone who missed more is shown all of the table. */
const MOST_MISSED = 200

/** How often a command is decided again because another server has written meanwhile. */
const MOST_ATTEMPTS = 3

/**
 * A table that somebody looks at, whose clock is due or at which a bot has the move. Commands come one at a time: the next
 * is looked at when the last is kept. Nobody is told of anything before it is.
 */
export class LiveTable {
  readonly audience = new Audience()
  readonly attendance: Attendance
  readonly chat: TableChat
  private readonly bots: BotTurns
  private readonly support: LiveTableSupport
  private readonly log: LiveLog
  private now: OnlineTable
  private last: Promise<unknown> = Promise.resolve()

  private constructor(support: LiveTableSupport, kept: KeptTable, now: OnlineTable) {
    this.support = support
    this.log = new LiveLog(support.store, kept)
    this.now = now
    const table = () => this.now
    this.attendance = new Attendance(support, this.audience, table)
    this.chat = new TableChat(support, this.audience, table)
    this.bots = new BotTurns(support, (asked, decision) => this.playBot(asked, decision))
  }

  /** `null`: there is no such table. */
  static async open(id: string, support: LiveTableSupport): Promise<LiveTable | null> {
    const kept = await support.store.readTable(id)
    if (kept === null) return null
    const now = await tableFrom(kept, support, fault => support.onTrouble(`table ${id} is held`, fault))
    const table = new LiveTable(support, kept, now)
    table.attendance.askNodes()
    if (isDaily(now)) table.noteVacations()
    table.bots.begin(now)
    return table
  }

  /** It is looked at again and again although nothing is to be done: for a bot, the house, or a host who is here. */
  get isWaiting(): boolean {
    const { held, stage, setup } = this.now
    return (
      this.bots.isThinking || held !== null || (stage === 'seating' && setup.open === true && setup.pace === 'live')
    )
  }

  get table(): OnlineTable {
    return this.now
  }

  /** Nobody looks, and nothing is under way: such a table need not stay open. */
  get isIdle(): boolean {
    return this.audience.size === 0 && !this.bots.isThinking
  }

  /** All that was asked for so far is done, and bots move no more. */
  async stop(): Promise<void> {
    this.bots.stop()
    await this.last
  }

  // Who looks

  /** Somebody looks from now on, and may have looked before. */
  look(listener: Listener, from: { readonly seq: number; readonly heard?: number } | null): Promise<void> {
    return this.inTurn(async () => {
      const then = from && (await this.tableAt(from.seq))
      // Who has heard something else than this viewer was told was somebody else then.
      const isOther = then !== null && from?.heard !== undefined && heardBy(then, listener).length !== from.heard
      this.audience.add(listener, this.now, isOther ? null : then)
      this.attendance.note()
      const { person, isScreen } = listener
      // Before anything else happens here: what comes then is new to them again.
      if (person !== null && !isScreen) await this.support.notices?.opened(person, this.now.id)
    })
  }

  lookAway(listener: Listener): void {
    this.attendance.note()
    this.audience.remove(listener)
  }

  /** Whom this person may call: who has the move and is away. */
  awaitedBy(person: number): number | null {
    return this.seatOf(person) === null ? null : awaitedPerson(this.now, person, this.isHere)
  }

  seatOf(person: number | null): Seat | null {
    return person === null ? null : seatOfPerson(this.now.chairs, person)
  }

  /** May somebody look at this table at all? */
  maySee({ person, key, isInvited }: Pick<Listener, 'person' | 'key' | 'isInvited'>): boolean {
    return maySee(this.now, { person, isInvited: isInvited || this.isInvited(key) })
  }

  private isInvited(key: string | null): boolean {
    return key !== null && this.log.keyHash !== null && this.support.chance.hash(key) === this.log.keyHash
  }

  /** May this page say this now? */
  may(listener: Listener, type: MessageType): boolean {
    return maySay(this.now, listener, type, () => this.isInvited(listener.key))
  }

  /** Those who sat here play again elsewhere. */
  tellRematch(next: string): void {
    this.support.nodes?.tell([{ is: 'rematch', table: this.now.id, next }]).catch(() => {})
    this.hearRematch(next)
  }

  hearRematch(next: string): void {
    const text = JSON.stringify(rematchMessage(this.now.id, next))
    for (const listener of this.audience.listeners) if (this.seatOf(listener.person) !== null) listener.send(text)
  }

  // What changes the table

  /** Success is answered (`answer`) in the moment in which it is kept and told: what a page hears of it comes together. */
  command(
    person: number,
    { table: _, id, ...command }: CommandMessage,
    answer: CommandAnswer = (_success, tell) => tell(),
  ): Promise<CommandResult> {
    return this.inTurn(async () => {
      for (let attempt = 1; ; attempt++) {
        const result = await this.tryCommand(person, id, command, answer)
        if (result !== null) return result
        // Another server was quicker, and what it wrote is known now: perhaps this very command, by another line.
        if (attempt === MOST_ATTEMPTS) return { ...refuse('stale', { seq: this.now.seq }), seq: this.now.seq }
      }
    })
  }

  /** `null`: the table has moved on elsewhere, and nothing was written. */
  private async tryCommand(
    person: number,
    id: string,
    command: SeenCommand,
    answer: CommandAnswer,
  ): Promise<CommandResult | null> {
    const deal = await this.dealHashes(person, command)
    const actor = { is: 'person', number: person } as const
    const decision = decide(this.now, actor, command, id, this.support.clock.now(), deal)
    if (!decision.ok) return { ...decision, seq: this.now.seq }
    const link = command.type === 'new-link' ? this.newLink() : null
    const success: CommandSuccess = { ok: true, seq: decision.seq, ...(link && { key: link.key }) }
    if (link === null && decision.entries.length === 0 && decision.secrets === undefined) answer(success, () => {})
    else if (!(await this.keep({ ...decision, ...link?.kept }, tell => answer(success, tell)))) return null
    return success
  }

  /** Something is due that depends on who is here, which the store knows nothing of. */
  get isDue(): boolean {
    if (!this.now.setup.isElastic) return false
    const alarm = nextAlarm(this.now, this.attendance.presence())
    return alarm !== null && alarm.at <= this.support.clock.now()
  }

  /** Whatever is due by now happens. */
  async wake(): Promise<void> {
    await this.inTurn(async () => {
      this.attendance.note()
      await this.keepAll(decideDue(this.now, this.support.clock.now(), this.attendance.presence()))
      this.bots.begin(this.now)
    })
  }

  /** This person's daily clock stands until then; elsewhere nothing does. */
  vacation(person: number, until: number): Promise<void> {
    return this.inTurn(() => this.keepVacation(person, until))
  }

  private async keepVacation(person: number, until: number): Promise<void> {
    await this.keepDecision((table, at) => {
      const seat = this.seatOf(person)
      return seat === null || table.clock.vacations[seat] === until ? null : decideVacation(table, person, until, at)
    })
  }

  /** Something that is no command of a page is decided about, and kept; false: it was refused, or the table cannot be written to. */
  carryOut(decision: HouseDecision): Promise<boolean> {
    return this.inTurn(() => this.keepDecision(decision))
  }

  private async keepDecision(decide: HouseDecision): Promise<boolean> {
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
      const decision = decide(this.now, this.support.clock.now())
      if (decision === null) return true
      if (!decision.ok) return false
      if (decision.entries.length === 0 || (await this.keep(decision))) return true
    }
    return false
  }

  /** A table has a daily clock from now on: who is on vacation already took it when this one had nothing to stop. */
  private noteVacations(): void {
    this.inTurn(async () => {
      const { store, clock } = this.support
      for (const { person } of this.now.chairs) {
        if (person === null) continue
        const { until } = vacationState(await store.vacationsOf(person), clock.now())
        if (until !== null) await this.keepVacation(person, until)
      }
    }).catch(error => this.support.onTrouble('vacations could not be noted', error))
  }

  /** What was read or written here is all of the table up to this version. */
  get version(): number {
    return this.log.version
  }

  /** Another program has written to this table, which then had this version: what it wrote is read and told. */
  catchUp(version = Number.POSITIVE_INFINITY): Promise<void> {
    return this.inTurn(async () => {
      if (this.version < version) await this.readAgain()
    })
  }

  /** Since the server's last sign of life nobody could do anything: that time is nobody's. */
  async restart(lastBeat: number, startedAt: number): Promise<void> {
    await this.inTurn(() => this.keepAll(decideRestart(this.now, lastBeat, startedAt)))
  }

  /** One after the other, whatever becomes of the one before. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.last.then(work)
    this.last = mine.catch(() => {})
    return mine
  }

  /** Who has the old link cannot come in with it any more; who is in stays. */
  private newLink(): { readonly key: string; readonly kept: Pick<LogChange, 'keyHash'> } {
    const { chance } = this.support
    const key = chance.key()
    return { key, kept: { keyHash: chance.hash(key) } }
  }

  private async keepAll(entries: readonly Entry[]): Promise<void> {
    if (entries.length > 0)
      await this.keep({ entries, table: entries.reduce((table, entry) => fold(table, entry), this.now) })
  }

  /** Answers whether it was kept. It is not if another server has written meanwhile: then that is read first. */
  private async keep(writing: LogChange, answer = NO_ANSWER): Promise<boolean> {
    const { entries, table: next } = writing
    const notices = entries.length === 0 ? [] : noticesOf(this.now, next, this.isHere)
    if (!(await this.log.append(this.now, writing, notices))) {
      await this.readAgain()
      return false
    }
    if (next.stage === 'over' && this.now.stage !== 'over') this.support.onEnd?.(next.id)
    // The append has claimed the table for this node.
    answer(() => this.show(next, true))
    if (notices.length > 0) this.support.notices?.poke()
    return true
  }

  /** What others wrote is read and told. Where nothing but entries has come, the table continues with them. */
  private async readAgain(): Promise<void> {
    const grown = await this.log.readGrowth(this.now)
    if (grown !== null) return this.show(grown)
    const kept = await this.log.readAll()
    if (kept === null) return
    const { onTrouble } = this.support
    this.show(await tableFrom(kept, this.support, fault => onTrouble(`table ${kept.id} is held`, fault)))
  }

  private show(next: OnlineTable, isClaimed = false): void {
    if (isDaily(next) && !isDaily(this.now)) this.noteVacations()
    const before = this.now
    const isReseated = next.chairs.some(({ person }, seat) => person !== this.now.chairs[seat]!.person)
    this.now = next
    for (const listener of [...this.audience.listeners]) if (!mayStay(next, listener.person)) listener.drop()
    this.audience.tell(next)
    // Also where the clock has freed a chair: who was there as a player watches now.
    if (isReseated) this.attendance.tell()
    this.support.onChanged?.(before, next)
    this.bots.begin(next, isClaimed)
  }

  private playBot(asked: OnlineTable, decision: (at: number) => TableDecision): Promise<void> {
    return this.inTurn(async () => {
      if (this.now !== asked || this.bots.isStopped) return
      const found = decision(this.support.clock.now())
      if (found.ok) await this.keep(found)
    })
  }

  /** The table as it was after an earlier entry; `null`: it never was, or is too long ago. */
  private async tableAt(seq: number): Promise<OnlineTable | null> {
    if (seq > this.now.seq || this.now.seq - seq > MOST_MISSED) return null
    if (seq === this.now.seq) return this.now
    // A log that was damaged later is not damaged before.
    return tableFrom(this.log.until(seq), this.support, () => {})
  }

  /** What has to be hashed before a command of the deal is decided. */
  private async dealHashes(person: number, command: Command): Promise<DealHashes | null> {
    const shares = sharesFor(this.now, person, command)
    if (shares === null) return null
    const { id, chairs } = this.now
    const seed = readSeed(await seedFrom(this.sha256, { table: id, shares }))!
    const seat = this.seatOf(person)
    const isShareRight =
      command.type === 'share' &&
      seat !== null &&
      (await commitmentOf(this.sha256, id, seat + 1, command.share)) === chairs[seat]!.commitment
    return { seed, isShareRight }
  }

  private readonly isHere: IsHere = person => this.attendance.isHere(person)

  private readonly sha256: Sha256 = async text => this.support.chance.hash(text)
}

const isDaily = ({ stage, clock }: OnlineTable): boolean => stage === 'playing' && clock.pace === 'daily'

/** A table from its log; whoever runs the server is told of one that cannot be played on. */
async function tableFrom(
  kept: KeptTable,
  support: Pick<LiveTableSupport, 'loadGame'>,
  onFault: (fault: LogDamage) => void,
): Promise<OnlineTable> {
  const { table, fault } = openOrHold(kept, await (support.loadGame ?? loadGame)(kept.setup.game))
  if (fault !== null) onFault(fault)
  return table
}

export const rematchMessage = (table: string, next: string): FromServer => ({ type: 'rematch', table, next })
