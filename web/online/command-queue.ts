import type { Game, Seat } from '@roundhouse/kernel/game'
import { shareStructure } from '@roundhouse/table/structural-sharing'
import type { Command, FromServer, WireReason } from '@roundhouse/wire/messages'
import type { OnlineChair } from '@roundhouse/wire/online-snapshot'
import type { TableReason } from '@roundhouse/wire/table-reasons'
import type { GuestSupport } from './guest-support.ts'
import { fitCommands, movesOf, type OwnCommand, type OwnPosition, ownPosition } from './own-commands.ts'
import { type GamePosition, type KnownTable, positionIn } from './position.ts'
import type { CommandOutcome, LineState, OnlineState } from './state.ts'

type NoMessage = Extract<FromServer, { readonly type: 'no' }>

export const reasonOf = (code: TableReason): WireReason => ({ rule: 'table', code, facts: {}, remedy: null })

/** Where commands are made, and whether they can be sent. */
export interface CommandGround {
  readonly known: KnownTable | null
  readonly game: Game | null
  readonly seat: Seat | null
  readonly line: LineState
  /** On this line the table was looked at, and the server has answered. */
  readonly hasLooked: boolean
}

/** What a page does beside sending commands. */
export interface CommandDesk {
  ground(): CommandGround
  lookAgain(): void
  /** A command was answered: whatever is to be done then. */
  goOn(): void
  /** The number for the deal that was shown is not the one that was promised. */
  refuseShare(): void
  /** Why something was not done; `null`: something else is asked for. */
  refuse(reason: WireReason | null): void
  tell(): void
}

type QueueSupport = Pick<GuestSupport, 'table' | 'send' | 'now' | 'wake' | 'newId' | 'keepMoves'>

/**
 * What this page has asked for and knows no answer to, in its order. One command is under way at a time; what is not answered when
 * a line breaks is sent again on the next.
 */
export class CommandQueue {
  readonly #support: QueueSupport
  readonly #desk: CommandDesk
  #commands: readonly OwnCommand[] = []
  /** Moves that do not fit the table as it is now. */
  #aside: readonly OwnCommand[] = []
  #unfit: OnlineState['misfit'] = null
  /** Positions of this turn, before own moves that are confirmed. */
  #past: readonly GamePosition[] = []
  /** Who sat there when this page said it was ready. */
  #companyAtReady = ''
  readonly #outcomes = new Map<string, (outcome: CommandOutcome) => void>()
  #isKept = false

  constructor(support: QueueSupport, desk: CommandDesk) {
    this.#support = support
    this.#desk = desk
  }

  /** Goes on with moves that another tab has left. */
  takeOver(moves: readonly OwnCommand[]): void {
    const kept = moves.map(own => ({ ...own, isKept: true, isUnderWay: false, doneAt: null }))
    this.#commands = [...this.#commands, ...kept]
    this.#keep()
  }

  // What is in it

  get pending(): OnlineState['pending'] {
    return this.#commands.map(({ id, command, since, isKept }) => ({ id, command, since, isKept }))
  }

  get misfit(): OnlineState['misfit'] {
    return this.#unfit
  }

  /** There are moves in it, or some that do not fit. */
  get hasMoves(): boolean {
    return this.#unfit !== null || this.#commands.some(({ step }) => step !== null)
  }

  has(type: Command['type']): boolean {
    return this.#commands.some(({ command }) => command.type === type)
  }

  /** Where own moves lead. */
  position(): OwnPosition | null {
    const { known } = this.#desk.ground()
    const position = known && positionIn(known)
    return position && ownPosition(position, this.#commands)
  }

  /** Positions that the server may tell of next: those in which own moves were made, and to which they lead. */
  expected(): readonly (GamePosition | null)[] {
    return this.#commands.flatMap(({ step }) => (step === null ? [] : [step.from, step.to]))
  }

  // What happens around it

  lineChanged({ is }: LineState): void {
    if (is !== 'open') {
      const isKept = is === 'lost'
      this.#commands = this.#commands.map(own => ({ ...own, isUnderWay: false, isKept: own.isKept || isKept }))
      this.#keep()
    }
    // Nobody will ever answer.
    if (is === 'closed' || is === 'barred')
      for (const own of this.#commands) this.#drop(own, { ok: false, reason: reasonOf('no-such-table') })
  }

  /** What is done up to this entry is known now. */
  arrive(seq: number): void {
    this.#commands = this.#commands.filter(({ doneAt }) => doneAt === null || doneAt > seq)
  }

  /** Something else has happened than what was asked for: there is no way back to before. */
  forgetPast(): void {
    this.#past = []
  }

  // What is asked for

  /** Answers what becomes of it. */
  request(command: Command): Promise<CommandOutcome> {
    return new Promise(resolve => this.ask(command, null, resolve))
  }

  /** What becomes of something that is no command, but has an id. */
  outcomeOf(id: string): Promise<CommandOutcome> {
    return new Promise(resolve => this.#outcomes.set(id, resolve))
  }

  /** From now on, who sits there is whom this page says it is ready with. */
  noteCompany(): void {
    this.#companyAtReady = companyIn(this.#desk.ground().known)
  }

  ask(command: Command, step: OwnCommand['step'], resolve?: (outcome: CommandOutcome) => void): void {
    const id = this.#support.newId()
    const { is } = this.#desk.ground().line
    const isKept = is !== 'open' && is !== 'opening'
    const since = this.#support.now()
    if (resolve) this.#outcomes.set(id, resolve)
    this.#desk.refuse(null)
    this.#commands = [
      ...this.#commands,
      { id, command, since, isKept, seq: null, isUnderWay: false, doneAt: null, step },
    ]
    this.#keep()
    this.sendNext()
    this.#desk.tell()
  }

  /** Back to so many moves: those that were never sent are gone at once; for the rest it is asked. */
  undo(to: number): void {
    while (isUnsentMove(this.#commands.at(-1), to)) this.#drop(this.#commands.at(-1)!, { ok: true, key: null })
    const { position } = this.position()!
    if (position.played > to) this.ask({ type: 'undo', to }, { from: position, to: this.#positionAt(to), told: '' })
    this.#keep()
    this.#desk.tell()
  }

  /** A position of this turn; `null`: only the server knows it. */
  #positionAt(played: number): GamePosition | null {
    const steps = this.#commands.flatMap(({ step }) => (step === null ? [] : [step.from]))
    return [...this.#past, ...steps].findLast(position => position.played === played) ?? null
  }

  settleMisfit(isPlayed: boolean): void {
    const { known, game, seat } = this.#desk.ground()
    const position = known && positionIn(known)
    const isPossible = isPlayed && game !== null && position !== null && seat !== null
    const fit = isPossible ? fitCommands(game, seat, position, this.#aside).fit : []
    const kept = new Set(fit.map(({ id }) => id))
    for (const { id } of this.#aside) if (!kept.has(id)) this.#answer(id, { ok: false, reason: reasonOf('stale') })
    this.#aside = []
    this.#unfit = null
    this.#commands = [...this.#commands, ...fit]
    this.#keep()
    this.sendNext()
    this.#desk.tell()
  }

  // On the way

  /** One at a time: each names the last entry that its sender had seen. */
  sendNext(): void {
    const [next] = this.#commands
    const { known, line, hasLooked } = this.#desk.ground()
    if (next === undefined || next.isUnderWay || next.doneAt !== null) return
    if (line.is !== 'open' || !hasLooked || known === null) return
    if (next.seq === null && next.step !== null && !isAt(known, next.step.from)) return this.#putAside(known)
    const seq = next.seq ?? known.seq
    this.#change(next.id, { seq, isUnderWay: true })
    this.#support.send({ ...next.command, table: this.#support.table, id: next.id, seq })
  }

  hearDone(id: string, seq: number, key: string | null): void {
    const own = this.#commands.find(each => each.id === id)
    if (own === undefined) return this.#answer(id, { ok: true, key })
    if (own.step !== null && own.step.to !== null && own.command.type === 'play')
      this.#past = [...this.#past, own.step.from]
    this.#answer(id, { ok: true, key })
    const { known } = this.#desk.ground()
    if (known !== null && known.seq >= seq) this.#drop(own, null)
    else {
      this.#change(id, { doneAt: seq, isUnderWay: false })
      this.#desk.lookAgain()
    }
    this.#desk.goOn()
  }

  /** False: it is about no command. */
  hearNo({ id, seq, reason }: NoMessage): boolean {
    const own = this.#commands.find(each => each.id === id)
    if (own !== undefined) this.#hearNoTo(own, seq, reason)
    else if (id !== null) this.#answer(id, { ok: false, reason })
    return own !== undefined
  }

  #hearNoTo(own: OwnCommand, seq: number | null, reason: WireReason): void {
    const { code, rule } = reason
    const isTables = rule === 'table'
    if (isTables && code === 'too-fast') return this.#sendLater(own, Number(reason.facts['wait']))
    if (isTables && code === 'not-looking') {
      this.#change(own.id, { isUnderWay: false })
      return this.#desk.lookAgain()
    }
    if (isTables && code === 'stale' && this.#isMeantStill(own)) return this.#sendAnew(own, seq)
    // The page saw to that by itself; another tab has been quicker.
    if (own.command.type === 'share') {
      this.#desk.refuseShare()
      this.#drop(own, { ok: false, reason })
    } else this.#refuse(own, reason)
    this.#desk.goOn()
  }

  #sendLater({ id }: OwnCommand, wait: number): void {
    this.#support.wake(wait, () => {
      this.#change(id, { isUnderWay: false })
      this.sendNext()
    })
  }

  /** The table has moved on, but what was asked for may not be touched by that: moves are compared with the position. */
  #isMeantStill({ command, step }: OwnCommand): boolean {
    // A plan is played where it fits, wherever the table stands when it is kept.
    if (command.type === 'plan') return true
    return step !== null || (command.type === 'ready' && companyIn(this.#desk.ground().known) === this.#companyAtReady)
  }

  #sendAnew({ id, seq: sentAt }: OwnCommand, seq: number | null): void {
    this.#change(id, { seq: null, isUnderWay: false })
    const { known } = this.#desk.ground()
    if (seq === null || known === null || known.seq < seq || known.seq === sentAt) this.#desk.lookAgain()
    else this.sendNext()
  }

  /** Own moves were made in another position: those that were kept are shown with what does not fit, others are dropped. */
  #putAside(known: KnownTable): void {
    const moves = this.#commands.filter(({ step }) => step !== null)
    const { game, seat } = this.#desk.ground()
    const position = positionIn(known)
    if (game === null && position !== null) return
    if (!moves.some(({ isKept }) => isKept) || seat === null || position === null || game === null)
      return this.#refuse(moves[0]!, reasonOf('stale'))
    const { misfit } = fitCommands(game, seat, position, moves)
    this.#commands = this.#commands.filter(({ step }) => step === null)
    this.#aside = moves
    const texts = movesOf(moves)
    this.#unfit = { moves: texts, at: misfit?.at ?? texts.length, reason: misfit?.reason ?? reasonOf('stale') }
  }

  /** Moves that were to follow one that is refused go with it. */
  #refuse(own: OwnCommand, reason: WireReason): void {
    this.#desk.refuse(reason)
    const gone = own.step === null ? [own] : this.#commands.filter(({ id, step }) => id === own.id || step !== null)
    for (const each of gone) this.#drop(each, { ok: false, reason })
    this.sendNext()
  }

  #drop({ id }: OwnCommand, outcome: CommandOutcome | null): void {
    this.#commands = this.#commands.filter(each => each.id !== id)
    if (outcome !== null) this.#answer(id, outcome)
    this.#keep()
  }

  #answer(id: string, outcome: CommandOutcome): void {
    this.#outcomes.get(id)?.(outcome)
    this.#outcomes.delete(id)
  }

  #change(id: string, changed: Partial<OwnCommand>): void {
    this.#commands = this.#commands.map(own => (own.id === id ? { ...own, ...changed } : own))
    this.#keep()
  }

  /** Moves survive a reload; the rest is asked for again by whoever wants it. */
  #keep(): void {
    const moves = [...this.#commands, ...this.#aside].filter(({ step }) => step !== null)
    if (moves.length > 0 || this.#isKept) void this.#support.keepMoves(moves)
    this.#isKept = moves.length > 0
  }
}

/** The same position as the server told last, or one that is alike in everything. */
function isAt({ online: { match } }: KnownTable, { state, played }: GamePosition): boolean {
  return match?.played === played && shareStructure(state, match.state) === state
}

const isUnsentMove = (own: OwnCommand | undefined, to: number): boolean =>
  own !== undefined && own.command.type === 'play' && own.seq === null && own.step!.from.played >= to

/** Who sits where, whoever is ready. */
const companyIn = (known: KnownTable | null): string =>
  JSON.stringify(known?.online.chairs.map(({ is, name }: OnlineChair) => [is, name]))
