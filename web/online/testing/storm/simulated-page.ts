import type { Game } from '@roundhouse/kernel/game'
import type { OnlinePart } from '../../../saving/online-store.ts'
import type { KeptDeal } from '../../deal.ts'
import { Guest } from '../../guest.ts'
import type { KeptParts } from '../../guest-support.ts'
import { ServerLine } from '../../line.ts'
import type { OwnCommand } from '../../own-commands.ts'
import type { OnlineState } from '../../state.ts'
import { type MoveShelf, UnsentMoves } from '../../unsent-moves.ts'
import type { Shelf } from '../shelf.ts'
import type { Chances } from './chances.ts'
import { Process } from './process.ts'
import { type LineWorld, SimulatedLine } from './simulated-line.ts'
import type { Timeline } from './timeline.ts'

/** A browser, with what it keeps for all of its tabs. */
export interface Browser {
  /** What it is known by; `null`: it has never sat down. */
  readonly token: string | null
  readonly person: number | null
  readonly shelf: Shelf
}

export interface PageSupport {
  readonly network: LineWorld
  readonly timeline: Timeline
  readonly table: string
  readonly key: string
  readonly game: Game
  commitmentFor(seat: number, share: string): Promise<string>
  /** A command was made on this page. */
  onCommand(page: SimulatedPage, id: string): void
  /** This page has thrown away a move that another has made, and that it never had. */
  onLoss(page: SimulatedPage, id: string): void
  /** What is done wrong on purpose: all tabs of a browser keep their moves in one place. */
  readonly keepsInOnePlace: boolean
}

/** A tab: the real guest and the real line, over a network that is none. */
export class SimulatedPage extends Process {
  readonly name: string
  readonly browser: Browser
  readonly isScreen: boolean
  readonly guest: Guest
  readonly line: ServerLine
  readonly unsent: UnsentMoves
  state: OnlineState | null = null
  /** The line that is open now, or was last. */
  wire: SimulatedLine | null = null
  hasNetwork = true
  /** Commands of other tabs that this one went on with. */
  restored: readonly string[] = []
  /** Those of its own, and those that it went on with. */
  private readonly had = new Set<string>()
  private readonly support: PageSupport
  private commands = 0
  private wires = 0

  constructor(support: PageSupport, name: string, browser: Browser, isScreen: boolean, chances: Chances) {
    super(support.timeline)
    this.support = support
    this.name = name
    this.browser = browser
    this.isScreen = isScreen
    const { table, key, timeline } = support
    const skew = chances.below(20_000) - 10_000
    const [shares, shelves, waits] = [chances.of(100_001), chances.of(100_002), chances.of(100_003)]
    const now = (): number => timeline.now + skew
    const wake = (after: number, run: () => void): (() => void) => this.after(after, run)
    this.guest = new Guest({
      table,
      look: isScreen ? { key, isScreen } : { key },
      openGame: async () => support.game,
      send: message => this.line.send(message),
      hangUp: () => this.line.end({ is: 'closed' }),
      now,
      wake,
      newId: () => {
        const id = `${name}-command-${++this.commands}`
        support.onCommand(this, id)
        this.had.add(id)
        return id
      },
      newShare: () => shares.digits(64),
      commitmentFor: support.commitmentFor,
      keep: (part, value) => this.keep(part, value, shelves.below(15)),
      keepMoves: moves => this.unsent.keep(moves),
      keptDeal: async () => (browser.shelf.parts.get('deal') as KeptDeal | undefined) ?? null,
      finish: async () => 'fair',
      tell: state => {
        this.state = state
      },
    })
    this.line = new ServerLine(
      {
        connect: events => {
          this.wire = new SimulatedLine(support.network, this, browser.token, events, chances.of(this.wires++))
          if (!this.hasNetwork) this.wire.die()
          return this.wire
        },
        now,
        wake,
        random: () => waits.below(1000) / 1000,
        isOnline: () => this.hasNetwork,
      },
      'en',
      {
        onMessage: message => this.guest.receive(message),
        onState: state => {
          this.guest.lineChanged(state)
          if (state.is === 'open') void this.unsent.look()
        },
        seen: () => this.guest.seen(),
      },
    )
    const place = { table, tab: support.keepsInOnePlace ? 'one' : name, wake }
    const shelf = this.moveShelf(() => shelves.below(15))
    this.unsent = new UnsentMoves({ ...place, shelf, locks: browser.shelf.locksOf(this) }, this)
  }

  async open(): Promise<void> {
    if (this.support.keepsInOnePlace) this.takeOver(this.browser.shelf.moves.get('one') ?? [])
    await this.unsent.look()
    this.guest.restore(structuredClone(Object.fromEntries(this.browser.shelf.parts)) as KeptParts)
    this.line.open()
  }

  get isFree(): boolean {
    return this.isAlive && this.guest.isFree
  }

  takeOver(moves: readonly OwnCommand[]): void {
    const ids = moves.map(({ id }) => id)
    this.restored = [...this.restored, ...ids]
    for (const id of ids) this.had.add(id)
    this.guest.takeOver(moves)
  }

  /** Somebody looks at the page again. */
  look(): void {
    this.guest.showAll()
    void this.unsent.look()
  }

  /** The tab is closed, or the browser dies: the server hears of it sooner or later. */
  override kill(): void {
    super.kill()
    this.browser.shelf.release(this)
    this.wire?.close()
  }

  goOffline(): void {
    this.hasNetwork = false
    this.wire?.die()
    this.line.cut()
  }

  goOnline(): void {
    this.hasNetwork = true
    this.line.check()
  }

  /** A page that dies before it is written has not kept it. */
  private keep(part: OnlinePart, value: unknown, after: number): Promise<void> {
    return new Promise(resolve => {
      this.after(after, () => {
        if (value === undefined) this.browser.shelf.parts.delete(part)
        else this.browser.shelf.parts.set(part, value)
        resolve()
      })
    })
  }

  /** What the browser keeps, as this page writes it: a little later, if it is there then. */
  private moveShelf(delay: () => number): MoveShelf {
    const { moves, moveShelf } = this.browser.shelf
    const write = (tab: string, rest: readonly OwnCommand[], work: () => Promise<void>): Promise<void> =>
      new Promise(resolve => {
        this.after(delay(), () => {
          this.noteLoss(moves.get(tab) ?? [], rest)
          void work().then(resolve)
        })
      })
    return {
      ...moveShelf,
      save: (table, tab, all) => write(tab, all as readonly OwnCommand[], () => moveShelf.save(table, tab, all)),
      forget: (table, tab) => write(tab, [], () => moveShelf.forget(table, tab)),
    }
  }

  private noteLoss(before: readonly OwnCommand[], after: readonly OwnCommand[]): void {
    const left = new Set(after.map(({ id }) => id))
    for (const { id } of before) if (!left.has(id) && !this.had.has(id)) this.support.onLoss(this, id)
  }
}
