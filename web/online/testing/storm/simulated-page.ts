import type { Game } from '@roundhouse/kernel/game'
import type { OnlinePart } from '../../../saving/online-store.ts'
import type { KeptDeal } from '../../deal.ts'
import { Guest } from '../../guest.ts'
import type { KeptParts } from '../../guest-support.ts'
import { ServerLine } from '../../line.ts'
import type { OnlineState } from '../../state.ts'
import type { Shelf } from '../test-page.ts'
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
}

/** A tab: the real guest and the real line, over a network that is none. */
export class SimulatedPage extends Process {
  readonly name: string
  readonly browser: Browser
  readonly isScreen: boolean
  readonly guest: Guest
  readonly line: ServerLine
  state: OnlineState | null = null
  /** The line that is open now, or was last. */
  wire: SimulatedLine | null = null
  hasNetwork = true
  /** Commands of an earlier tab that this one went on with. */
  restored: readonly string[] = []
  private commands = 0
  private wires = 0

  constructor(support: PageSupport, name: string, browser: Browser, isScreen: boolean, chances: Chances) {
    super(support.timeline)
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
        return id
      },
      newShare: () => shares.digits(64),
      commitmentFor: support.commitmentFor,
      keep: (part, value) => this.keep(part, value, shelves.below(15)),
      keptDeal: async () => (browser.shelf.get('deal') as KeptDeal | undefined) ?? null,
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
        onState: state => this.guest.lineChanged(state),
        seen: () => this.guest.seen(),
      },
    )
  }

  open(): void {
    const kept = Object.fromEntries(structuredClone([...this.browser.shelf])) as KeptParts
    this.restored = kept.commands?.map(({ id }) => id) ?? []
    this.guest.restore(kept)
    this.line.open()
  }

  /** The tab is closed, or the browser dies: the server hears of it sooner or later. */
  override kill(): void {
    super.kill()
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
        if (value === undefined) this.browser.shelf.delete(part)
        else this.browser.shelf.set(part, value)
        resolve()
      })
    })
  }
}
