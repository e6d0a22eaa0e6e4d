import type { Game, Reason, Seat } from '@roundhouse/kernel/game'
import type { GameEdition } from '@roundhouse/table/open-game'
import type { CoachRequest } from '@roundhouse/table/requests'
import type { PlayResult, Snapshot } from '@roundhouse/table/snapshot'
import { shareStructure } from '@roundhouse/table/structural-sharing'
import type { Command, FromServer, WireReason } from '@roundhouse/wire/messages'
import type { OnlineChair, OnlineSnapshot } from '@roundhouse/wire/online-snapshot'
import type { Phrase } from '@roundhouse/wire/phrases'
import type { TableReason } from '@roundhouse/wire/table-reasons'
import { AroundTable } from './around-table.ts'
import { DealPart } from './deal-part.ts'
import type { GuestSupport, KeptParts } from './guest-support.ts'
import { fitCommands, movesOf, type OwnCommand, type OwnPosition, ownPosition } from './own-commands.ts'
import { OwnPlan, type PlanGround } from './own-plan.ts'
import { type GamePosition, isSamePosition, type KnownTable, playOnSample, positionIn } from './position.ts'
import { ShownTable } from './shown-table.ts'
import { SnapshotCache } from './snapshot-cache.ts'
import type { CommandOutcome, LineState, OnlineState, ReportWish } from './state.ts'
import { type TableMessage, tableAfter, wholeTable } from './table-news.ts'
import { movesBack } from './table-snapshot.ts'

type NoMessage = Extract<FromServer, { readonly type: 'no' }>

const reasonOf = (code: TableReason): WireReason => ({ rule: 'table', code, facts: {}, remedy: null })

/** Milliseconds until a table that could not be shown is looked at again. */
const LOOK_AGAIN = 2000

/** In milliseconds: a clock that is off by less is the network's doing. */
const SAME_TIME = 500

/**
 * Somebody at a table elsewhere: the sample, the story that was heard, and what was asked for. Own moves are shown at once;
 * what the server says in the end always counts. A class, because it has a life: lines break, and answers come late.
 */
export class Guest {
  private readonly support: GuestSupport
  private line: LineState = { is: 'opening' }
  private timeAhead = 0
  private known: KnownTable | null = null
  private game: Game | null = null
  private readonly shown = new ShownTable()
  private commands: readonly OwnCommand[] = []
  /** Moves that do not fit the table as it is now. */
  private aside: readonly OwnCommand[] = []
  private misfit: OnlineState['misfit'] = null
  /** Positions of this turn, before own moves that are confirmed. */
  private past: readonly GamePosition[] = []
  /** On this line the table was looked at, and the server has answered. */
  private hasLooked = false
  private readonly deal: DealPart
  private readonly planned: OwnPlan
  private readonly around = new AroundTable()
  private readonly snapshots: SnapshotCache
  private refusal: WireReason | null = null
  private told: OnlineState | null = null
  /** Who sat there when this page said it was ready. */
  private companyAtReady = ''
  private readonly outcomes = new Map<string, (outcome: CommandOutcome) => void>()

  constructor(support: GuestSupport) {
    this.support = support
    this.snapshots = new SnapshotCache(support.table)
    this.deal = new DealPart(support, {
      isSharing: () => this.commands.some(({ command }) => command.type === 'share'),
      share: share => this.ask({ type: 'share', share }, null),
      goOn: () => this.goOn(),
      tell: () => this.tell(),
    })
    this.planned = new OwnPlan(support.table, {
      ground: () => this.ground(),
      command: command => this.command(command),
      begin: () => this.shown.showAll(),
      tell: () => this.tell(),
    })
  }

  /** Goes on from what was kept. It is shown also where no line comes to be. */
  restore({ known, commands = [], deal }: KeptParts): void {
    this.deal.restore(deal ?? null)
    this.commands = commands.map(command => ({ ...command, isKept: true, isUnderWay: false, doneAt: null }))
    this.keepsCommands = commands.length > 0
    if (known !== undefined) this.arrive(known)
    this.tell()
  }

  // The line

  lineChanged(line: LineState): void {
    this.line = line
    if (line.is !== 'open') {
      this.hasLooked = false
      const isKept = line.is === 'lost'
      this.commands = this.commands.map(own => ({ ...own, isUnderWay: false, isKept: own.isKept || isKept }))
      this.keepCommands()
    }
    // Nobody will ever answer.
    if (line.is === 'closed' || line.is === 'barred')
      for (const own of this.commands) this.drop(own, { ok: false, reason: reasonOf('no-such-table') })
    this.tell()
  }

  /** For pings. */
  seen(): Readonly<Record<string, number>> {
    return this.known === null || !this.hasLooked ? {} : { [this.support.table]: this.known.seq }
  }

  /** The server may see somebody else in this page than before: it is asked for all of it. */
  forgetLook(): void {
    this.isSameLook = false
  }

  /** Has the server told all that is known here to this page, as whom it is now? */
  private isSameLook = false

  private lookAgain(): void {
    this.hasLooked = false
    const { table, look } = this.support
    const from = this.known && this.isSameLook ? { seq: this.known.seq, heard: this.known.story.length } : null
    this.support.send({ type: 'look', table, ...look, ...(from && { from }) })
  }

  receive(message: FromServer): void {
    if ('table' in message && message.table !== null && message.table !== this.support.table) return
    this.hear(message)
    this.tell()
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'hello':
      case 'pong':
        this.setTime(message.time)
        if (message.type === 'hello') this.lookAgain()
        return
      case 'snapshot':
      case 'news':
        return this.hearOfTable(message)
      case 'done':
        return this.hearDone(message.id, message.seq, message.key ?? null)
      case 'no':
        return this.hearNo(message)
      case 'present':
      case 'said':
      case 'unsaid':
      case 'rematch':
        return this.around.hear(message)
      // These are for pages that follow something else.
      case 'lobby':
      case 'turns':
      case 'soon':
    }
  }

  private setTime(time: number): void {
    const ahead = time - this.support.now()
    if (Math.abs(ahead - this.timeAhead) > SAME_TIME) this.timeAhead = ahead
  }

  // What the server tells of the table

  private hearOfTable(message: TableMessage): void {
    const known = this.isSameLook ? this.known : null
    const next = message.type === 'snapshot' ? wholeTable(message) : known && tableAfter(known, message)
    if (next === null) {
      // It does not fit what is known here: all of it is asked for.
      this.isSameLook = false
      return this.lookAgain()
    }
    this.isSameLook = true
    this.hasLooked = true
    if (next !== this.known) this.arrive(next)
    if (!this.deal.hasFinished) void this.support.keep('known', this.known)
    this.goOn()
  }

  private arrive(told: KnownTable): void {
    const next = this.recognised(told)
    const before = this.known && this.own()
    this.known = next
    this.commands = this.commands.filter(({ doneAt }) => doneAt === null || doneAt > next.seq)
    // It leads where own moves led already: nothing else has happened.
    const isOwn = before !== null && isSamePosition(before.position, this.own()?.position ?? null)
    if (!isOwn) this.past = []
    if (isOwn && !this.shown.isBehind) this.shown.show(next)
    else this.shown.add(this.game, next)
    if (this.game === null) void this.open(next.online)
    if (!this.planned.follow()) this.refusal = reasonOf('own-turn')
  }

  /** The same objects for what is as it was, or as own moves were to make it: so nothing is drawn anew. */
  private recognised(told: KnownTable): KnownTable {
    const known = shareStructure(this.known, told)
    const { match } = known.online
    if (match === null) return known
    const expected = this.commands.flatMap(({ step }) => (step === null ? [] : [step.from, step.to]))
    const same = expected.find(
      position => position?.played === match.played && shareStructure(position.state, match.state) === position.state,
    )
    return same ? { ...known, online: { ...known.online, match: { ...match, state: same.state } } } : known
  }

  private isOpening = false

  private async open({ setup, match }: OnlineSnapshot): Promise<void> {
    if (match === null || this.isOpening) return
    this.isOpening = true
    this.game = await this.support.openGame(setup)
    if (this.known !== null) this.shown.show(this.known)
    this.goOn()
    this.tell()
  }

  /** Whatever is to be done after something was told. */
  private goOn(): void {
    const online = this.known?.online
    const seat = this.seat()
    if (online !== undefined && seat !== null) this.deal.goOn(online, seat)
    if (online !== undefined) this.deal.finish(online)
    this.sendNext()
  }

  // What the page asks for

  command(command: Command): Promise<CommandOutcome> {
    return new Promise(resolve => this.ask(command, null, resolve))
  }

  async ready(): Promise<CommandOutcome> {
    const seat = this.seat()
    if (seat === null) return { ok: false, reason: reasonOf('not-at-table') }
    const share = await this.deal.makeShare()
    this.companyAtReady = companyIn(this.known)
    return this.command({ type: 'ready', commitment: await this.support.commitmentFor(seat, share) })
  }

  say(what: { readonly phrase: Phrase } | { readonly text: string }): void {
    this.support.send({ type: 'say', table: this.support.table, id: this.support.newId(), ...what })
  }

  /** Somebody at the table is reported to those who run the server. */
  report(what: ReportWish): Promise<CommandOutcome> {
    const id = this.support.newId()
    this.support.send({ type: 'report', table: this.support.table, id, ...what })
    return new Promise(resolve => this.outcomes.set(id, resolve))
  }

  play(text: string): PlayResult {
    if (this.planned.isOpen) return this.planned.play(text)
    const tried = this.tryMove(text)
    if (!tried.ok) return tried
    this.shown.showAll()
    this.shown.forgetReady()
    const { position } = this.own()!
    this.ask({ type: 'play', moves: [tried.text] }, { from: position, to: tried.after, told: tried.told })
    return { ok: true }
  }

  why(text: string): Reason | null {
    if (this.planned.isOpen) return this.planned.why(text)
    const tried = this.tryMove(text)
    return tried.ok ? null : tried.reason
  }

  private tryMove(text: string): ReturnType<typeof playOnSample> {
    const seat = this.seat()
    const own = this.own()
    if (seat === null || own === null || this.game === null) return { ok: false, reason: reasonOf('not-at-table') }
    const { chairs, stage, held } = this.known!.online
    if (chairs[seat]!.hasStandIn) return { ok: false, reason: reasonOf('stand-in-plays') }
    if (own.isOpen || stage !== 'playing' || held !== null || this.misfit !== null)
      return { ok: false, reason: reasonOf('not-now') }
    return playOnSample(this.game, seat, own.position, text)
  }

  /** Moves that were never sent are gone at once; the rest is asked for. */
  undo(isWholeTurn: boolean): void {
    if (this.planned.isOpen) return this.planned.undo(isWholeTurn)
    const own = this.own()
    if (own === null || !this.snapshot()?.back.step || this.misfit !== null) return
    this.shown.showAll()
    this.shown.forgetReady()
    const { step, turn } = movesBack(this.known!.online.match!.undo, own.added)
    const count = isWholeTurn ? turn || step : step
    if (count === 0) return
    const to = own.position.played - count
    while (isUnsentMove(this.commands.at(-1), to)) this.drop(this.commands.at(-1)!, { ok: true, key: null })
    const { position } = this.own()!
    if (position.played > to) this.ask({ type: 'undo', to }, { from: position, to: this.positionAt(to), told: '' })
    this.keepCommands()
    this.tell()
  }

  /** A position of this turn; `null`: only the server knows it. */
  private positionAt(played: number): GamePosition | null {
    const steps = this.commands.flatMap(({ step }) => (step === null ? [] : [step.from]))
    return [...this.past, ...steps].findLast(position => position.played === played) ?? null
  }

  settleMisfit(isPlayed: boolean): void {
    const position = this.known && positionIn(this.known)
    const seat = this.seat()
    const isPossible = isPlayed && this.game !== null && position !== null && seat !== null
    const fit = isPossible ? fitCommands(this.game!, seat, position, this.aside).fit : []
    const kept = new Set(fit.map(({ id }) => id))
    for (const { id } of this.aside) if (!kept.has(id)) this.answer(id, { ok: false, reason: reasonOf('stale') })
    this.aside = []
    this.misfit = null
    this.commands = [...this.commands, ...fit]
    this.keepCommands()
    this.sendNext()
    this.tell()
  }

  // Plans

  plan(): Promise<void> {
    return this.planned.open()
  }

  endPlan(isKept: boolean): Promise<void> {
    return this.planned.close(isKept)
  }

  private ground(): PlanGround {
    const { known, game, misfit, commands } = this
    return { known, game, seat: this.seat(), isBusy: misfit !== null || commands.some(({ step }) => step) }
  }

  /** What the coach is asked; `null`: there is nothing to decide. */
  coachRequest(): { readonly edition: GameEdition; readonly request: CoachRequest } | null {
    const snapshot = this.planned.draft()?.snapshot ?? this.snapshot()
    if (snapshot?.waiting !== 'person') return null
    const state = this.planned.state ?? this.own()!.position.state
    const { viewer } = snapshot
    // The sample is a guess already; its dice are known to everybody.
    return { edition: this.known!.online.setup, request: { seat: viewer as Seat, state, seed: state.seed } }
  }

  /** The page is ready for what bots did next. */
  letBotsPlay(areAll: boolean): void {
    if (this.game !== null) this.shown.letShow(this.game, areAll)
    this.tell()
  }

  /** Whatever happened is shown now. */
  showAll(): void {
    this.shown.showAll()
    this.tell()
  }

  // Commands on their way

  private ask(command: Command, step: OwnCommand['step'], resolve?: (outcome: CommandOutcome) => void): void {
    const id = this.support.newId()
    const isKept = this.line.is !== 'open' && this.line.is !== 'opening'
    const since = this.support.now()
    if (resolve) this.outcomes.set(id, resolve)
    this.refusal = null
    this.commands = [...this.commands, { id, command, since, isKept, seq: null, isUnderWay: false, doneAt: null, step }]
    this.keepCommands()
    this.sendNext()
    this.tell()
  }

  /** One at a time: each names the last entry that its sender had seen. */
  private sendNext(): void {
    const [next] = this.commands
    if (next === undefined || next.isUnderWay || next.doneAt !== null) return
    if (this.line.is !== 'open' || !this.hasLooked || this.known === null) return
    if (next.seq === null && next.step !== null && !this.isHere(next.step.from)) return this.putAside()
    const seq = next.seq ?? this.known.seq
    this.change(next.id, { seq, isUnderWay: true })
    this.support.send({ ...next.command, table: this.support.table, id: next.id, seq })
  }

  /** The same position as the server told last, or one that is alike in everything. */
  private isHere({ state, played }: GamePosition): boolean {
    const match = this.known?.online.match
    return match?.played === played && shareStructure(state, match.state) === state
  }

  private hearDone(id: string, seq: number, key: string | null): void {
    const own = this.commands.find(each => each.id === id)
    if (own === undefined) return this.answer(id, { ok: true, key })
    if (own.step !== null && own.step.to !== null && own.command.type === 'play')
      this.past = [...this.past, own.step.from]
    this.answer(id, { ok: true, key })
    if (this.known !== null && this.known.seq >= seq) this.drop(own, null)
    else {
      this.change(id, { doneAt: seq, isUnderWay: false })
      this.lookAgain()
    }
    this.goOn()
  }

  private hearNo({ table, id, seq, reason }: NoMessage): void {
    const { code, rule } = reason
    const own = this.commands.find(each => each.id === id)
    if (own === undefined) {
      if (id !== null) this.answer(id, { ok: false, reason })
      return this.hearRefusal(reason, table, id)
    }
    const isTables = rule === 'table'
    if (isTables && code === 'too-fast') return this.sendLater(own, Number(reason.facts['wait']))
    if (isTables && code === 'not-looking') {
      this.change(own.id, { isUnderWay: false })
      return this.lookAgain()
    }
    if (isTables && code === 'stale' && this.isMeantStill(own)) return this.sendAnew(own, seq)
    // The page saw to that by itself; another tab has been quicker.
    if (own.command.type === 'share') {
      this.deal.refuseShare()
      this.drop(own, { ok: false, reason })
    } else this.refuse(own, reason)
    this.goOn()
  }

  private hearRefusal(reason: WireReason, table: string | null, id: string | null): void {
    if (reason.rule === 'table' && reason.code === 'no-such-table') this.support.hangUp()
    else if (id !== null) this.refusal = reason
    else if (table !== null && !this.hasLooked) this.lookLater(Number(reason.facts['wait'] ?? LOOK_AGAIN))
  }

  /** A server in trouble could not show the table, but the line is open: nothing else would ask again. */
  private lookLater(wait: number): void {
    this.support.wake(wait, () => {
      if (this.line.is === 'open' && !this.hasLooked) this.lookAgain()
    })
  }

  private sendLater({ id }: OwnCommand, wait: number): void {
    this.support.wake(wait, () => {
      this.change(id, { isUnderWay: false })
      this.sendNext()
    })
  }

  /** The table has moved on, but what was asked for may not be touched by that: moves are compared with the position. */
  private isMeantStill({ command, step }: OwnCommand): boolean {
    // A plan is played where it fits, wherever the table stands when it is kept.
    if (command.type === 'plan') return true
    return step !== null || (command.type === 'ready' && companyIn(this.known) === this.companyAtReady)
  }

  private sendAnew({ id, seq: sentAt }: OwnCommand, seq: number | null): void {
    this.change(id, { seq: null, isUnderWay: false })
    if (seq === null || this.known === null || this.known.seq < seq || this.known.seq === sentAt) this.lookAgain()
    else this.sendNext()
  }

  /** Own moves were made in another position: those that were kept are shown with what does not fit, others are dropped. */
  private putAside(): void {
    const moves = this.commands.filter(({ step }) => step !== null)
    const seat = this.seat()
    const position = positionIn(this.known!)
    if (this.game === null && position !== null) return
    if (!moves.some(({ isKept }) => isKept) || seat === null || position === null || this.game === null)
      return this.refuse(moves[0]!, reasonOf('stale'))
    const { misfit } = fitCommands(this.game, seat, position, moves)
    this.commands = this.commands.filter(({ step }) => step === null)
    this.aside = moves
    const texts = movesOf(moves)
    this.misfit = { moves: texts, at: misfit?.at ?? texts.length, reason: misfit?.reason ?? reasonOf('stale') }
  }

  /** Moves that were to follow one that is refused go with it. */
  private refuse(own: OwnCommand, reason: WireReason): void {
    this.refusal = reason
    const gone = own.step === null ? [own] : this.commands.filter(({ id, step }) => id === own.id || step !== null)
    for (const each of gone) this.drop(each, { ok: false, reason })
    this.sendNext()
  }

  private drop({ id }: OwnCommand, outcome: CommandOutcome | null): void {
    this.commands = this.commands.filter(each => each.id !== id)
    if (outcome !== null) this.answer(id, outcome)
    this.keepCommands()
  }

  private answer(id: string, outcome: CommandOutcome): void {
    this.outcomes.get(id)?.(outcome)
    this.outcomes.delete(id)
  }

  private change(id: string, changed: Partial<OwnCommand>): void {
    this.commands = this.commands.map(own => (own.id === id ? { ...own, ...changed } : own))
    this.keepCommands()
  }

  private keepsCommands = false

  /** Moves survive a reload; the rest is asked for again by whoever wants it. */
  private keepCommands(): void {
    const moves = [...this.commands, ...this.aside].filter(({ step }) => step !== null)
    if (moves.length > 0) void this.support.keep('commands', moves)
    else if (this.keepsCommands) void this.support.keep('commands', undefined)
    this.keepsCommands = moves.length > 0
  }

  // What is shown

  private seat(): Seat | null {
    const viewer = this.known?.online.viewer ?? 'watcher'
    return viewer === 'watcher' ? null : viewer
  }

  /** Where own moves lead. */
  private own(): OwnPosition | null {
    const position = this.known && positionIn(this.known)
    return position && ownPosition(position, this.commands)
  }

  private snapshot(): Snapshot | null {
    return this.snapshots.of(this.game, this.known, this.shown, this.own())
  }

  private tell(): void {
    const state: OnlineState = {
      table: this.support.table,
      line: this.line,
      timeAhead: this.timeAhead,
      online: this.known?.online ?? null,
      snapshot: this.snapshot(),
      pending: this.commands.map(({ id, command, since, isKept }) => ({ id, command, since, isKept })),
      misfit: this.misfit,
      canPlan: this.planned.canOpen(),
      planning: this.planned.draft(),
      ...this.around.state,
      refusal: this.refusal,
      deal: this.deal.found,
    }
    const shared = shareStructure(this.told, state)
    if (shared === this.told) return
    this.told = shared
    this.support.tell(shared)
  }
}

const isUnsentMove = (own: OwnCommand | undefined, to: number): boolean =>
  own !== undefined && own.command.type === 'play' && own.seq === null && own.step!.from.played >= to

/** Who sits where, whoever is ready. */
const companyIn = (known: KnownTable | null): string =>
  JSON.stringify(known?.online.chairs.map(({ is, name }: OnlineChair) => [is, name]))
