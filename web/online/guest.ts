import type { Game, Reason, Seat } from '@roundhouse/kernel/game'
import type { GameEdition } from '@roundhouse/table/open-game'
import type { CoachRequest } from '@roundhouse/table/requests'
import type { PlayResult, Snapshot } from '@roundhouse/table/snapshot'
import { shareStructure } from '@roundhouse/table/structural-sharing'
import type { Command, FromServer, WireReason } from '@roundhouse/wire/messages'
import type { OnlineSnapshot } from '@roundhouse/wire/online-snapshot'
import type { Phrase } from '@roundhouse/wire/phrases'
import { AroundTable } from './around-table.ts'
import { type CommandGround, CommandQueue, reasonOf } from './command-queue.ts'
import { DealPart } from './deal-part.ts'
import type { GuestSupport, KeptParts } from './guest-support.ts'
import type { OwnCommand } from './own-commands.ts'
import { OwnPlan, type PlanGround } from './own-plan.ts'
import { isSamePosition, type KnownTable, playOnSample } from './position.ts'
import { ShownTable } from './shown-table.ts'
import { SnapshotCache } from './snapshot-cache.ts'
import type { CommandOutcome, LineState, OnlineState, ReportWish } from './state.ts'
import { type TableMessage, tableAfter, wholeTable } from './table-news.ts'
import { movesBack } from './table-snapshot.ts'

type NoMessage = Extract<FromServer, { readonly type: 'no' }>

/** Milliseconds until a table that could not be shown is looked at again. */
const LOOK_AGAIN = 2000

/** In milliseconds: a clock that is off by less is the network's doing. */
const SAME_TIME = 500

/**
 * Somebody at a table elsewhere: the sample, the story that was heard, and what was asked for. Own moves are shown at once;
 * what the server says in the end always counts. A class, because it has a life: lines break, and answers come late.
 */
export class Guest {
  readonly #support: GuestSupport
  #line: LineState = { is: 'opening' }
  #timeAhead = 0
  #known: KnownTable | null = null
  #game: Game | null = null
  readonly #shown = new ShownTable()
  /** On this line the table was looked at, and the server has answered. */
  #hasLooked = false
  readonly #commands: CommandQueue
  readonly #deal: DealPart
  readonly #planned: OwnPlan
  readonly #around = new AroundTable()
  readonly #snapshots: SnapshotCache
  #refusal: WireReason | null = null
  #told: OnlineState | null = null

  constructor(support: GuestSupport) {
    this.#support = support
    this.#snapshots = new SnapshotCache(support.table)
    this.#commands = new CommandQueue(support, {
      ground: () => this.#ground(),
      lookAgain: () => this.#lookAgain(),
      goOn: () => this.#goOn(),
      refuseShare: () => this.#deal.refuseShare(),
      refuse: reason => {
        this.#refusal = reason
      },
      tell: () => this.#tell(),
    })
    this.#deal = new DealPart(support, {
      isSharing: () => this.#commands.has('share'),
      share: share => this.#commands.ask({ type: 'share', share }, null),
      goOn: () => this.#goOn(),
      tell: () => this.#tell(),
    })
    this.#planned = new OwnPlan(support.table, {
      ground: () => this.#ground(),
      command: command => this.command(command),
      begin: () => this.#shown.showAll(),
      tell: () => this.#tell(),
    })
  }

  /** Goes on from what was kept. It is shown also where no line comes to be. */
  restore({ known, deal }: KeptParts): void {
    this.#deal.restore(deal ?? null)
    if (known !== undefined) this.#arrive(known)
    this.#tell()
  }

  /** Moves that another tab has left can be taken over: there are none of one's own, and no plan is made. */
  get isFree(): boolean {
    return !this.#commands.hasMoves && !this.#planned.isOpen
  }

  /** Goes on with moves of a tab that is gone. */
  takeOver(moves: readonly OwnCommand[]): void {
    this.#commands.takeOver(moves)
    if (this.#known !== null) this.#arrive(this.#known)
    this.#goOn()
    this.#tell()
  }

  // The line

  lineChanged(line: LineState): void {
    this.#line = line
    if (line.is !== 'open') this.#hasLooked = false
    this.#commands.lineChanged(line)
    this.#tell()
  }

  /** For pings. */
  seen(): Readonly<Record<string, number>> {
    return this.#known === null || !this.#hasLooked ? {} : { [this.#support.table]: this.#known.seq }
  }

  /** The server may see somebody else in this page than before: it is asked for all of it. */
  forgetLook(): void {
    this.#isSameLook = false
  }

  /** Has the server told all that is known here to this page, as whom it is now? */
  #isSameLook = false

  #lookAgain(): void {
    this.#hasLooked = false
    const { table, look } = this.#support
    const from = this.#known && this.#isSameLook ? { seq: this.#known.seq, heard: this.#known.story.length } : null
    this.#support.send({ type: 'look', table, ...look, ...(from && { from }) })
  }

  receive(message: FromServer): void {
    if ('table' in message && message.table !== null && message.table !== this.#support.table) return
    this.#hear(message)
    this.#tell()
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'hello':
      case 'pong':
        this.#setTime(message.time)
        if (message.type === 'hello') this.#lookAgain()
        return
      case 'snapshot':
      case 'news':
        return this.#hearOfTable(message)
      case 'done':
        return this.#commands.hearDone(message.id, message.seq, message.key ?? null)
      case 'no':
        if (!this.#commands.hearNo(message)) this.#hearRefusal(message)
        return
      case 'present':
      case 'said':
      case 'unsaid':
      case 'rematch':
        return this.#around.hear(message)
      // These are for pages that follow something else.
      case 'lobby':
      case 'turns':
      case 'soon':
    }
  }

  #setTime(time: number): void {
    const ahead = time - this.#support.now()
    if (Math.abs(ahead - this.#timeAhead) > SAME_TIME) this.#timeAhead = ahead
  }

  #hearRefusal({ reason, table, id }: NoMessage): void {
    // A link that was cut off or mistyped cannot even be asked for.
    const isNoAddress = reason.code === 'not-understood' && id === null && !this.#hasLooked
    if (reason.rule === 'table' && (reason.code === 'no-such-table' || isNoAddress)) this.#support.hangUp()
    else if (id !== null) this.#refusal = reason
    else if (table !== null && !this.#hasLooked) this.#lookLater(Number(reason.facts['wait'] ?? LOOK_AGAIN))
  }

  /** A server in trouble could not show the table, but the line is open: nothing else would ask again. */
  #lookLater(wait: number): void {
    this.#support.wake(wait, () => {
      if (this.#line.is === 'open' && !this.#hasLooked) this.#lookAgain()
    })
  }

  // What the server tells of the table

  #hearOfTable(message: TableMessage): void {
    const known = this.#isSameLook ? this.#known : null
    const next = message.type === 'snapshot' ? wholeTable(message) : known && tableAfter(known, message)
    if (next === null) {
      // It does not fit what is known here: all of it is asked for.
      this.#isSameLook = false
      return this.#lookAgain()
    }
    this.#isSameLook = true
    this.#hasLooked = true
    if (next !== this.#known) this.#arrive(next)
    if (!this.#deal.hasFinished) void this.#support.keep('known', this.#known)
    this.#goOn()
  }

  #arrive(told: KnownTable): void {
    const next = this.#recognised(told)
    const before = this.#known && this.#commands.position()
    this.#known = next
    this.#commands.arrive(next.seq)
    // It leads where own moves led already: nothing else has happened.
    const isOwn = before !== null && isSamePosition(before.position, this.#commands.position()?.position ?? null)
    if (!isOwn) this.#commands.forgetPast()
    if (isOwn && !this.#shown.isBehind) this.#shown.show(next)
    else this.#shown.add(this.#game, next)
    if (this.#game === null) void this.#open(next.online)
    if (!this.#planned.follow()) this.#refusal = reasonOf('own-turn')
  }

  /** The same objects for what is as it was, or as own moves were to make it: so nothing is drawn anew. */
  #recognised(told: KnownTable): KnownTable {
    const known = shareStructure(this.#known, told)
    const { match } = known.online
    if (match === null) return known
    const same = this.#commands
      .expected()
      .find(
        position => position?.played === match.played && shareStructure(position.state, match.state) === position.state,
      )
    return same ? { ...known, online: { ...known.online, match: { ...match, state: same.state } } } : known
  }

  #isOpening = false

  async #open({ setup, match }: OnlineSnapshot): Promise<void> {
    if (match === null || this.#isOpening) return
    this.#isOpening = true
    this.#game = await this.#support.openGame(setup)
    if (this.#known !== null) this.#shown.show(this.#known)
    this.#goOn()
    this.#tell()
  }

  /** Whatever is to be done after something was told. */
  #goOn(): void {
    const online = this.#known?.online
    const seat = this.#seat()
    if (online !== undefined && seat !== null) this.#deal.goOn(online, seat)
    if (online !== undefined) this.#deal.finish(online)
    this.#commands.sendNext()
  }

  // What the page asks for

  command(command: Command): Promise<CommandOutcome> {
    return this.#commands.request(command)
  }

  async ready(): Promise<CommandOutcome> {
    const seat = this.#seat()
    if (seat === null) return { ok: false, reason: reasonOf('not-at-table') }
    const share = await this.#deal.makeShare()
    this.#commands.noteCompany()
    return this.command({ type: 'ready', commitment: await this.#support.commitmentFor(seat, share) })
  }

  say(what: { readonly phrase: Phrase } | { readonly text: string }): void {
    this.#support.send({ type: 'say', table: this.#support.table, id: this.#support.newId(), ...what })
  }

  /** Somebody at the table is reported to those who run the server. */
  report(what: ReportWish): Promise<CommandOutcome> {
    const id = this.#support.newId()
    this.#support.send({ type: 'report', table: this.#support.table, id, ...what })
    return this.#commands.outcomeOf(id)
  }

  play(text: string): PlayResult {
    if (this.#planned.isOpen) return this.#planned.play(text)
    const tried = this.#tryMove(text)
    if (!tried.ok) return tried
    this.#shown.showAll()
    this.#shown.forgetReady()
    const { position } = this.#commands.position()!
    this.#commands.ask({ type: 'play', moves: [tried.text] }, { from: position, to: tried.after, told: tried.told })
    return { ok: true }
  }

  why(text: string): Reason | null {
    if (this.#planned.isOpen) return this.#planned.why(text)
    const tried = this.#tryMove(text)
    return tried.ok ? null : tried.reason
  }

  #tryMove(text: string): ReturnType<typeof playOnSample> {
    const seat = this.#seat()
    const own = this.#commands.position()
    if (seat === null || own === null || this.#game === null) return { ok: false, reason: reasonOf('not-at-table') }
    const { chairs, stage, held } = this.#known!.online
    if (chairs[seat]!.hasStandIn) return { ok: false, reason: reasonOf('stand-in-plays') }
    if (own.isOpen || stage !== 'playing' || held !== null || this.#commands.misfit !== null)
      return { ok: false, reason: reasonOf('not-now') }
    return playOnSample(this.#game, seat, own.position, text)
  }

  /** Moves that were never sent are gone at once; the rest is asked for. */
  undo(isWholeTurn: boolean): void {
    if (this.#planned.isOpen) return this.#planned.undo(isWholeTurn)
    const own = this.#commands.position()
    if (own === null || !this.#snapshot()?.back.step || this.#commands.misfit !== null) return
    this.#shown.showAll()
    this.#shown.forgetReady()
    const { step, turn } = movesBack(this.#known!.online.match!.undo, own.added)
    const count = isWholeTurn ? turn || step : step
    if (count === 0) return
    this.#commands.undo(own.position.played - count)
  }

  settleMisfit(isPlayed: boolean): void {
    this.#commands.settleMisfit(isPlayed)
  }

  // Plans

  plan(): Promise<void> {
    return this.#planned.open()
  }

  endPlan(isKept: boolean): Promise<void> {
    return this.#planned.close(isKept)
  }

  /** What the coach is asked; `null`: there is nothing to decide. */
  coachRequest(): { readonly edition: GameEdition; readonly request: CoachRequest } | null {
    const snapshot = this.#planned.draft()?.snapshot ?? this.#snapshot()
    if (snapshot?.waiting !== 'person') return null
    const state = this.#planned.state ?? this.#commands.position()!.position.state
    const { viewer } = snapshot
    // The sample is a guess already; its dice are known to everybody.
    return { edition: this.#known!.online.setup, request: { seat: viewer as Seat, state, seed: state.seed } }
  }

  /** The page is ready for what bots did next. */
  letBotsPlay(areAll: boolean): void {
    if (this.#game !== null) this.#shown.letShow(this.#game, areAll)
    this.#tell()
  }

  /** Whatever happened is shown now. */
  showAll(): void {
    this.#shown.showAll()
    this.#tell()
  }

  // What is shown

  #seat(): Seat | null {
    const viewer = this.#known?.online.viewer ?? 'watcher'
    return viewer === 'watcher' ? null : viewer
  }

  /** What commands and plans are made on. */
  #ground(): CommandGround & PlanGround {
    const known = this.#known
    const game = this.#game
    const line = this.#line
    const hasLooked = this.#hasLooked
    const commands = this.#commands
    return { known, game, line, hasLooked, seat: this.#seat(), isBusy: commands.hasMoves }
  }

  #snapshot(): Snapshot | null {
    return this.#snapshots.of(this.#game, this.#known, this.#shown, this.#commands.position())
  }

  #tell(): void {
    const state: OnlineState = {
      table: this.#support.table,
      line: this.#line,
      timeAhead: this.#timeAhead,
      online: this.#known?.online ?? null,
      snapshot: this.#snapshot(),
      pending: this.#commands.pending,
      misfit: this.#commands.misfit,
      canPlan: this.#planned.canOpen(),
      planning: this.#planned.draft(),
      ...this.#around.state,
      refusal: this.#refusal,
      deal: this.#deal.found,
    }
    const shared = shareStructure(this.#told, state)
    if (shared === this.#told) return
    this.#told = shared
    this.#support.tell(shared)
  }
}
