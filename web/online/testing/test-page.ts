import type { Hub } from '@roundhouse/server/hub/hub'
import { newOpener } from '@roundhouse/table/open-game'
import type { FromServer } from '@roundhouse/wire/messages'
import { commitmentFor, type KeptDeal } from '../deal.ts'
import { Guest } from '../guest.ts'
import type { KeptParts } from '../guest-support.ts'
import { ServerLine } from '../line.ts'
import { newShare } from '../new-share.ts'
import type { OnlineState } from '../state.ts'
import { UnsentMoves } from '../unsent-moves.ts'
import { Shelf } from './shelf.ts'

const openGame = newOpener()

const openPages: TestPage[] = []

/** After a test. */
export function closePages(): void {
  for (const page of openPages.splice(0)) page.close()
}

/** A page without a browser at a real server without sockets. Its line can be cut, and what comes over it doubled or held. */
export class TestPage {
  readonly guest: Guest
  readonly line: ServerLine
  readonly unsent: UnsentMoves
  readonly states: OnlineState[] = []
  readonly shelf: Shelf
  readonly finished: string[] = []
  /** What becomes of a message from the server: it comes so often. */
  copies: (message: FromServer) => number = () => 1
  /** Is the page ready for bots once whenever it draws something new, as a real one is? */
  letsBotsPlay = false
  private held: (() => void)[] | null = null
  private isOnline = true
  private isGone = false
  private connection: { close(): void } | null = null
  private commands = 0

  private constructor(hub: Hub, token: string, table: string, key: string | null, shelf: Shelf, name: string) {
    this.shelf = shelf
    const wake = (after: number, run: () => void) => {
      const timer = setTimeout(run, Math.min(after, 2))
      return () => clearTimeout(timer)
    }
    this.guest = new Guest({
      table,
      look: key === null ? {} : { key },
      openGame,
      send: message => this.line.send(message),
      hangUp: () => this.line.end({ is: 'closed' }),
      now: () => 0,
      wake,
      newId: () => `${name}-command-${++this.commands}`,
      newShare,
      commitmentFor: (seat, share) => commitmentFor(table, seat, share),
      keep: async (part, value) => void shelf.parts.set(part, structuredClone(value)),
      keepMoves: async moves => {
        if (!this.isGone) await this.unsent.keep(moves)
      },
      keptDeal: async () => (shelf.parts.get('deal') as KeptDeal | undefined) ?? null,
      finish: async ({ record }) => {
        this.finished.push(record)
        return 'fair'
      },
      tell: state => {
        const isNew = state.snapshot !== this.states.at(-1)?.snapshot
        this.states.push(state)
        if (this.letsBotsPlay && isNew && state.snapshot?.waiting === 'bot')
          setTimeout(() => this.guest.letBotsPlay(true))
      },
    })
    this.line = new ServerLine(
      {
        connect: events => {
          let isOpen = true
          const close = (code: number) => {
            if (!isOpen) return
            isOpen = false
            void opened.then(connection => connection.close())
            events.onClosed(code)
          }
          const deliver = (text: string) => {
            if (!isOpen) return
            for (let n = this.copies(JSON.parse(text) as FromServer); n > 0; n--)
              this.later(() => isOpen && events.onText(text))
          }
          const opened = hub
            .personWith(token)
            .then(person => hub.connect({ send: deliver, close: code => this.later(() => close(code)) }, person))
          this.connection = { close: () => close(1006) }
          void opened.then(() => (this.isOnline ? isOpen && events.onOpen() : close(1006)))
          return {
            send: text => void opened.then(connection => (isOpen ? connection.receive(text) : undefined)),
            close: () => {
              isOpen = false
              void opened.then(connection => connection.close())
            },
          }
        },
        now: () => 0,
        // No test waits: pings are made by hand.
        wake: (after, run) => (after >= 5000 ? () => {} : wake(after, run)),
        random: () => 0,
        isOnline: () => this.isOnline,
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
    const place = { table, tab: name, shelf: shelf.moveShelf, locks: shelf.locksOf(this), wake }
    this.unsent = new UnsentMoves(place, this.guest)
  }

  static open(
    hub: Hub,
    token: string,
    table: string,
    key: string | null,
    shelf: Shelf = new Shelf(),
    name = 'page',
  ): TestPage {
    const page = new TestPage(hub, token, table, key, shelf, name)
    openPages.push(page)
    void page.begin()
    return page
  }

  private async begin(): Promise<void> {
    await this.unsent.look()
    this.guest.restore(structuredClone(Object.fromEntries(this.shelf.parts)) as KeptParts)
    this.line.open()
  }

  get state(): OnlineState {
    return this.states.at(-1)!
  }

  get snapshot(): NonNullable<OnlineState['snapshot']> {
    return this.state.snapshot!
  }

  /** For good. */
  close(): void {
    this.die()
    this.line.end({ is: 'closed' })
  }

  /** The tab is closed: what it does from now on is kept nowhere. */
  die(): void {
    this.isGone = true
    this.goOffline()
    this.shelf.release(this)
  }

  /** The device has no network. */
  goOffline(): void {
    this.isOnline = false
    this.line.cut()
  }

  goOnline(): void {
    this.isOnline = true
    this.line.check()
  }

  /** The line breaks, and is tried again. */
  cut(): void {
    this.connection?.close()
  }

  /** Nothing comes through until it is let. */
  hold(): void {
    this.held = []
  }

  letThrough(): void {
    const waiting = this.held ?? []
    this.held = null
    for (const run of waiting) run()
  }

  private later(run: () => void): void {
    if (this.held !== null) this.held.push(run)
    else run()
  }

  async until(is: (state: OnlineState) => boolean): Promise<void> {
    for (let n = 0; n < 4000; n++) {
      if (this.states.length > 0 && is(this.state)) return
      await new Promise(resolve => setTimeout(resolve, n < 50 ? 0 : 1))
    }
    throw new Error(
      `never so: ${JSON.stringify({ ...this.state, online: this.state.online?.stage, snapshot: this.state.snapshot && { ...this.state.snapshot, view: null, story: null } })}`,
    )
  }
}
