import { readSeed } from '@roundhouse/kernel/dice'
import type { Seat } from '@roundhouse/kernel/game'
import { loadGame, type TableGame } from '@roundhouse/table/games'
import { editionAt } from '@roundhouse/table/open-game'
import { movesAt } from '@roundhouse/table/table'
import { commitmentOf, type Sha256, seedFrom } from '@roundhouse/wire/deal'
import type { Command, CommandMessage, FromServer, WireReason } from '@roundhouse/wire/messages'
import { type MessageType, mayThey, type Role } from '@roundhouse/wire/rights'
import type { BotDesk } from '../bots/desk.ts'
import type { Clock } from '../clock.ts'
import type { NodeAudience, NodeNews, Nodes } from '../store/nodes.ts'
import { type ChatLine, type KeptTable, type Store, versionOf } from '../store/store.ts'
import { seatOfPerson } from '../table/chair-state.ts'
import {
  botRequestAt,
  decide,
  decideBot,
  decideDue,
  decideRestart,
  decideVacation,
  type SeenCommand,
  type TableDecision,
} from '../table/decide.ts'
import { nextAlarm, type Presence } from '../table/due.ts'
import type { Entry } from '../table/entry.ts'
import { awaitedPerson, noticesOf } from '../table/notices.ts'
import { dealt, fold, LogDamage, type OnlineTable, withSecrets } from '../table/online-table.ts'
import { openOrHold } from '../table/opening.ts'
import { refuse } from '../table/refuse.ts'
import type { DealHashes } from '../table/rule.ts'
import { sharesFor } from '../table/seating.ts'
import type { TableSecrets } from '../table/secrets.ts'
import { indexOf } from '../table/snapshot.ts'
import { vacationState } from '../table/vacation.ts'
import { Audience, heardBy, type Listener } from './audience.ts'
import { AudienceElsewhere, isSameAudience, NOBODY } from './audience-elsewhere.ts'
import type { Chance } from './chance.ts'

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

type BotTask = NonNullable<ReturnType<typeof botRequestAt>>

/** Who is not shown what somebody says. */
export type DeafTo = (person: number) => Promise<ReadonlySet<number>>

/** What is written at once. */
interface Writing {
  readonly entries: readonly Entry[]
  readonly table: OnlineTable
  readonly secrets?: TableSecrets | undefined
  readonly keyHash?: string | null
  /** Tells of it when it is kept; not given: nobody waits for an answer. */
  readonly answer?: (tell: () => void) => void
}

/** What is decided about a table as it is then; `null`: there is nothing to do. */
export type HouseDecision = (table: OnlineTable, at: number) => TableDecision | null

/** How many entries are told as one piece of news after a break; anyone who missed more is shown all of the table. */
const MOST_MISSED = 200

/** How often a command is decided again because another server has written meanwhile. */
const MOST_ATTEMPTS = 3

/** Milliseconds by which the clocks of two nodes may differ: what was said so long before a silence may be missing, too. */
const MARGIN = 60_000
/** Milliseconds for which those at a table count as away at most when it is opened. */
const LONGEST_UNSEEN = 25 * 60_000

/** How many of the last things that were said are known by their ids. */
const MOST_SAID = 100

/**
 * A table that somebody looks at, whose clock is due or at which a bot has the move. Commands come one at a time: the next
 * is looked at when the last is kept. Nobody is told of anything before it is.
 */
export class LiveTable {
  readonly audience = new Audience()
  private readonly elsewhere = new AudienceElsewhere()
  /** Who looks here, as other nodes were told last. */
  private toldNodes: NodeAudience = NOBODY
  private readonly support: LiveTableSupport
  private kept: Omit<KeptTable, 'entries'>
  /** Every entry so far; it grows with each. */
  private log: Entry[]
  private now: OnlineTable
  private last: Promise<unknown> = Promise.resolve()
  /** The position a bot thinks about. */
  private thinking: OnlineTable | null = null
  /** When the person in each chair was last here. */
  private readonly lastHere: number[]
  /** What was said last, by who said it and the id they gave it. */
  private readonly said = new Map<string, Promise<ChatLine>>()
  private isStopped = false

  private constructor(support: LiveTableSupport, kept: KeptTable, now: OnlineTable) {
    this.support = support
    this.kept = kept
    this.log = [...kept.entries]
    this.now = now
    // Nobody was here since the last entry as far as is known, but whoever comes back has a moment for it.
    const unseen = Math.max(now.at, support.clock.now() - LONGEST_UNSEEN)
    this.lastHere = now.chairs.map(() => (now.stage === 'seating' ? unseen : support.clock.now()))
  }

  /** `null`: there is no such table. */
  static async open(id: string, support: LiveTableSupport): Promise<LiveTable | null> {
    const kept = await support.store.readTable(id)
    if (kept === null) return null
    const now = await tableFrom(kept, support, fault => support.onTrouble(`table ${id} is held`, fault))
    const table = new LiveTable(support, kept, now)
    table.askNodes()
    if (isDaily(now)) table.noteVacations()
    table.letBotThink()
    return table
  }

  /** A bot thinks about a move here. */
  get isThinking(): boolean {
    return this.thinking !== null
  }

  /** It is looked at again and again although nothing is to be done: for a bot, the house, or a host who is here. */
  get isWaiting(): boolean {
    const { held, stage, setup } = this.now
    return this.isThinking || held !== null || (stage === 'seating' && setup.open === true && setup.pace === 'live')
  }

  get table(): OnlineTable {
    return this.now
  }

  /** Nobody looks, and nothing is under way: such a table need not stay open. */
  get isIdle(): boolean {
    return this.audience.size === 0 && this.thinking === null
  }

  /** All that was asked for so far is done, and bots move no more. */
  async stop(): Promise<void> {
    this.isStopped = true
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
      this.noteWhoIsHere()
      const { person, isScreen } = listener
      // Before anything else happens here: what comes then is new to them again.
      if (person !== null && !isScreen) await this.support.notices?.opened(person, this.now.id)
    })
  }

  lookAway(listener: Listener): void {
    this.noteWhoIsHere()
    this.audience.remove(listener)
  }

  /** Whom this person may call: who has the move and is away. */
  awaitedBy(person: number): number | null {
    return this.seatOf(person) === null ? null : awaitedPerson(this.now, person, this.peopleHere)
  }

  seatOf(person: number | null): Seat | null {
    return person === null ? null : seatOfPerson(this.now.chairs, person)
  }

  /**
   * May somebody look at this table at all? At their own always; with the key or an invitation before the game and where it
   * may be watched; at an open one until it begins, and at a public one always. A table of a tournament is closed to all
   * others until its round is over, and then open to everybody.
   */
  maySee({ person, key, isInvited }: Pick<Listener, 'person' | 'key' | 'isInvited'>): boolean {
    const { host, stage, setup, isSealed } = this.now
    if (person !== null && (person === host || this.seatOf(person) !== null)) return true
    if (setup.deal !== undefined) return !isSealed
    const isBefore = stage === 'seating' || stage === 'dealing'
    if (setup.watch === 'all' || (setup.open === true && isBefore)) return true
    return (isInvited || this.isInvited(key)) && (isBefore || setup.watch === 'link')
  }

  /** A link that is withdrawn keeps out who comes with it; who looks already stays, as long as the table may be watched. */
  private mayStay({ person }: Listener, { host, stage, setup, chairs }: OnlineTable): boolean {
    if (person !== null && (person === host || seatOfPerson(chairs, person) !== null)) return true
    return stage === 'seating' || stage === 'dealing' || setup.watch !== 'nobody' || setup.deal !== undefined
  }

  isInvited(key: string | null): boolean {
    return key !== null && this.kept.keyHash !== null && this.support.chance.hash(key) === this.kept.keyHash
  }

  /** May this page say this now? */
  may(listener: Listener, type: MessageType): boolean {
    return rolesOf(this, listener).some(role => mayThey(role, this.now.stage, type))
  }

  /** Who is here now: seats, and how many others. */
  private whoIsHere(): FromServer {
    const { screens } = this.audienceHere()
    return {
      ...{ type: 'present', table: this.now.id, here: this.seatsHere() },
      watching: this.watchers,
      screens: screens + this.elsewhere.screens,
    }
  }

  /** Who looks by way of this node. */
  audienceHere(): NodeAudience {
    const listeners = [...this.audience.listeners]
    const { watching } = this
    const screens = listeners.filter(({ isScreen }) => isScreen).length
    const seats = listeners.flatMap(({ person }) => this.seatOf(person) ?? [])
    return { seats: inOrder(seats), watching, screens }
  }

  /** How many look who do not sit here, by way of whichever node. */
  get watchers(): number {
    return this.watching + this.elsewhere.watching
  }

  private get watching(): number {
    return [...this.audience.listeners].filter(({ person, isScreen }) => !isScreen && this.seatOf(person) === null)
      .length
  }

  /** Who looks at a page of their own; of other nodes those who sit here. */
  get peopleHere(): ReadonlySet<number> {
    const here = [...this.audience.listeners].flatMap(({ person, isScreen }) => (isScreen ? [] : (person ?? [])))
    return new Set([...here, ...this.elsewhere.seats.flatMap(seat => this.now.chairs[seat]?.person ?? [])])
  }

  /** Those who sat here play again elsewhere. */
  tellRematch(next: string): void {
    this.tell({ is: 'rematch', table: this.now.id, next })
    this.hearRematch(next)
  }

  hearRematch(next: string): void {
    const text = JSON.stringify(rematchMessage(this.now.id, next))
    for (const listener of this.audience.listeners) if (this.seatOf(listener.person) !== null) listener.send(text)
  }

  tellWhoIsHere(): void {
    if (!isSameAudience(this.audienceHere(), this.toldNodes)) this.tellNodes()
    this.tellPresence()
  }

  private tellPresence(): void {
    const text = JSON.stringify(this.whoIsHere())
    for (const listener of this.audience.listeners) listener.send(text)
  }

  /** Says something once, however often it is sent: who sends it again is told it again. */
  async say(listener: Listener, id: string, deaf: ReadonlySet<number>, write: () => Promise<ChatLine>): Promise<void> {
    const name = `${listener.person} ${id}`
    const known = this.said.get(name)
    if (known !== undefined) return listener.send(JSON.stringify(chatMessage(await known)))
    const line = write()
    this.said.set(name, line)
    if (this.said.size > MOST_SAID) this.said.delete(this.said.keys().next().value!)
    try {
      this.tellChat(await line, deaf)
    } catch (error) {
      this.said.delete(name)
      throw error
    }
  }

  /**
   * Chat of those at the table is for all who want to hear whoever spoke; spectators talk among themselves until the game is
   * over.
   */
  private tellChat(line: ChatLine, deaf: ReadonlySet<number>): void {
    const text = JSON.stringify(chatMessage(line))
    for (const listener of this.audience.listeners)
      if (this.mayHear(listener, line) && !(listener.person !== null && deaf.has(listener.person))) listener.send(text)
  }

  mayHear({ person }: Pick<Listener, 'person'>, { isForWatchers }: Pick<ChatLine, 'isForWatchers'>): boolean {
    return !isForWatchers || this.seatOf(person) === null || this.now.stage === 'over'
  }

  /** By way of whichever node. */
  seatsHere(): Seat[] {
    return inOrder([...this.audienceHere().seats, ...this.elsewhere.seats])
  }

  private noteWhoIsHere(): void {
    for (const seat of this.seatsHere()) this.lastHere[seat] = this.support.clock.now()
  }

  /** Since when each person is away; `null`: they are here, or nobody sits there. */
  private presence(): Presence {
    const here = this.seatsHere()
    return this.now.chairs.map(({ person }, seat) =>
      person === null || here.includes(seat) ? null : this.lastHere[seat]!,
    )
  }

  // Other nodes

  audienceNews(): NodeNews {
    this.toldNodes = this.audienceHere()
    return { is: 'here', table: this.now.id, audience: this.toldNodes }
  }

  tellNodes(): void {
    if (this.support.nodes !== undefined) this.tell(this.audienceNews())
  }

  /** Whoever has somebody who looks at this table says so. */
  askNodes(): void {
    this.tell({ is: 'who', table: this.now.id })
  }

  /** News may get lost: it is told again before anybody has forgotten the last. */
  private tell(news: NodeNews): void {
    this.support.nodes?.tell([news]).catch(() => {})
  }

  hearAudience(node: string, audience: NodeAudience): void {
    this.noteWhoIsHere()
    if (this.elsewhere.hear(node, audience, this.support.clock.now())) this.tellPresence()
  }

  /** A node that has died does not say that its people have gone. */
  expireAudiences(): void {
    this.noteWhoIsHere()
    if (this.elsewhere.expire(this.support.clock.now())) this.tellPresence()
  }

  /** Something was said by way of another node. */
  async hearChat(number: number, deafTo: DeafTo): Promise<void> {
    const [line] = await this.support.store.chatOf(this.now.id, number - 1)
    if (line?.number === number) this.tellChat(line, await deafTo(line.person))
  }

  /** For so long nobody here may have heard what was said by way of other nodes: it is told again. */
  async hearMissed(silence: number, deafTo: DeafTo): Promise<void> {
    const { store, clock } = this.support
    const since = clock.now() - silence - MARGIN
    for (const line of await store.chatOf(this.now.id, 0))
      if (line.at > since) this.tellChat(line, await deafTo(line.person))
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
    else if (!(await this.keep({ ...decision, ...link?.kept, answer: tell => answer(success, tell) }))) return null
    return success
  }

  /** Something is due that depends on who is here, which the store knows nothing of. */
  get isDue(): boolean {
    if (!this.now.setup.isElastic) return false
    const alarm = nextAlarm(this.now, this.presence())
    return alarm !== null && alarm.at <= this.support.clock.now()
  }

  /** Whatever is due by now happens. */
  async wake(): Promise<void> {
    await this.inTurn(async () => {
      this.noteWhoIsHere()
      await this.keepAll(decideDue(this.now, this.support.clock.now(), this.presence()))
      this.letBotThink()
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
    return versionOf({ entries: this.log, revision: this.kept.revision })
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
  private newLink(): { readonly key: string; readonly kept: Pick<Writing, 'keyHash'> } {
    const { chance } = this.support
    const key = chance.key()
    return { key, kept: { keyHash: chance.hash(key) } }
  }

  private async keepAll(entries: readonly Entry[]): Promise<void> {
    if (entries.length > 0)
      await this.keep({ entries, table: entries.reduce((table, entry) => fold(table, entry), this.now) })
  }

  /** Answers whether it was kept. It is not if another server has written meanwhile: then that is read first. */
  private async keep({ entries, table: next, secrets, keyHash, answer = tell => tell() }: Writing): Promise<boolean> {
    const notices = entries.length === 0 ? [] : noticesOf(this.now, next, this.peopleHere)
    const append = {
      table: next.id,
      after: this.now.seq,
      revision: this.kept.revision,
      entries,
      index: indexOf(next),
      ...(secrets && { secrets }),
      ...(keyHash !== undefined && { keyHash }),
      ...(notices.length > 0 && { notices }),
    }
    if ((await this.support.store.append(append)) === 'stale') {
      await this.readAgain()
      return false
    }
    const revision = this.kept.revision + (entries.length === 0 ? 1 : 0)
    this.kept = { ...this.kept, secrets: next.secrets, keyHash: keyHash ?? this.kept.keyHash, revision }
    this.log.push(...entries)
    if (next.stage === 'over' && this.now.stage !== 'over') this.support.onEnd?.(next.id)
    // The append has claimed the table for this node.
    answer(() => this.show(next, true))
    if (notices.length > 0) this.support.notices?.poke()
    return true
  }

  /** What others wrote is read and told. Where nothing but entries has come, the table goes on with them. */
  private async readAgain(): Promise<void> {
    const grown = await this.readGrowth()
    if (grown !== null) return this.show(grown)
    const kept = await this.support.store.readTable(this.now.id)
    if (kept === null) return
    this.kept = kept
    this.log = [...kept.entries]
    const { onTrouble } = this.support
    this.show(await tableFrom(kept, this.support, fault => onTrouble(`table ${kept.id} is held`, fault)))
  }

  /** `null`: all of it has to be read. */
  private async readGrowth(): Promise<OnlineTable | null> {
    const { now, kept } = this
    // One that could not be opened to its end does not go on from there.
    if (now.seq !== this.log.length || now.held === 'other-rules') return null
    const growth = await this.support.store.readGrowth(now.id, { seq: now.seq, revision: kept.revision })
    if (growth === null || growth.entries.length === 0) return growth && now
    try {
      const grown = growth.entries.reduce((table, entry) => fold(table, entry), withSecrets(now, growth.secrets))
      const { entries, ...rest } = growth
      this.kept = { ...kept, ...rest }
      this.log.push(...entries)
      return grown
    } catch (error) {
      if (error instanceof LogDamage) return null
      throw error
    }
  }

  private show(next: OnlineTable, isClaimed = false): void {
    if (isDaily(next) && !isDaily(this.now)) this.noteVacations()
    const before = this.now
    const isReseated = next.chairs.some(({ person }, seat) => person !== this.now.chairs[seat]!.person)
    this.now = next
    for (const listener of [...this.audience.listeners]) if (!this.mayStay(listener, next)) listener.drop()
    this.audience.tell(next)
    // Also where the clock has freed a chair: who was there as a player watches now.
    if (isReseated) this.tellWhoIsHere()
    this.support.onChanged?.(before, next)
    this.letBotThink(isClaimed)
  }

  /** Bots think elsewhere; what they answer counts if the table still stands where they were asked. */
  private letBotThink(isClaimed = false): void {
    const request = this.isStopped ? null : botRequestAt(this.now)
    if (request === null || this.thinking === this.now) return
    const asked = this.now
    this.thinking = asked
    if (isClaimed || this.support.nodes === undefined) return this.think(asked, request)
    void this.support.nodes
      .claim(asked.id)
      .catch(() => false)
      .then(isOurs => {
        if (this.thinking !== asked) return
        if (isOurs) this.think(asked, request)
        // Another node lets it think; should that node die, an alarm comes back to it.
        else this.thinking = null
      })
  }

  private think(asked: OnlineTable, request: BotTask): void {
    const { seat } = request
    this.support.bots
      .decide({ table: asked.id, ...editionAt(dealt(asked)), request }, asked.clock.pace === 'live')
      .catch(error => this.noMove(error))
      .then(move => this.inTurn(() => this.playBot(asked, seat, move)))
      .catch(error => this.support.onTrouble('a bot could not move', error))
      .finally(() => {
        if (this.thinking === asked) this.thinking = null
      })
  }

  private noMove(error: unknown): null {
    if (!this.isStopped) this.support.onTrouble('a bot could not decide', error)
    return null
  }

  /** Whatever is wrong with a bot, its seat moves: a table never waits for one in vain. */
  private async playBot(asked: OnlineTable, seat: Seat, move: string | null): Promise<void> {
    if (this.now !== asked || this.isStopped) return
    this.thinking = null
    const legal = movesAt(dealt(asked))
    if (move !== null && !legal.includes(move)) this.noMove(new Error(`"${move}" is not legal`))
    const text = move !== null && legal.includes(move) ? move : legal[asked.seq % legal.length]!
    const decision = decideBot(asked, seat, text, this.support.clock.now())
    if (decision.ok) await this.keep(decision)
  }

  /** The table as it was after an earlier entry; `null`: it never was, or is too long ago. */
  private async tableAt(seq: number): Promise<OnlineTable | null> {
    if (seq > this.now.seq || this.now.seq - seq > MOST_MISSED) return null
    if (seq === this.now.seq) return this.now
    // A log that was damaged later is not damaged before.
    return tableFrom({ ...this.kept, entries: this.log.slice(0, seq) }, this.support, () => {})
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

  private readonly sha256: Sha256 = async text => this.support.chance.hash(text)
}

const inOrder = (seats: readonly Seat[]): Seat[] => [...new Set(seats)].toSorted((a, b) => a - b)

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

/** Somebody may be several things at a table. */
function rolesOf(table: LiveTable, { person, isScreen, key, isInvited }: Listener): Role[] {
  if (isScreen) return ['screen']
  const roles: Role[] = []
  if (person !== null && person === table.table.host) roles.push('host')
  if (table.seatOf(person) !== null) roles.push('person')
  else roles.push('spectator')
  // Who may come without a key has all that a key gives.
  if (isInvited || table.table.setup.open === true || table.isInvited(key)) roles.push('key-holder')
  return roles
}

export const rematchMessage = (table: string, next: string): FromServer => ({ type: 'rematch', table, next })

export const chatMessage = ({ table, number, at, seat, name, phrase, text }: ChatLine): FromServer => ({
  type: 'said',
  table,
  number,
  at,
  seat,
  name,
  ...(phrase !== null && { phrase }),
  ...(text !== null && { text }),
})
