import type { Connection } from '@roundhouse/server/hub/connection'
import type { Socket, SocketEvents } from '../../line.ts'
import type { Chances } from './chances.ts'
import type { Process } from './process.ts'
import type { SimulatedServer } from './simulated-server.ts'

/** What a line needs of the world. */
export interface LineWorld {
  /** The server that a new line comes to, if there is one; it may not listen yet. */
  serverFor(chances: Chances): SimulatedServer | null
  /** Milliseconds that a message may take at most. */
  readonly slowness: number
  /** What a server says, before it is on its way; answers what is sent, `null`: nothing. */
  onServerSays(line: SimulatedLine, text: string): string | null
  /** What a page says, when it arrives; answers what is heard. */
  onServerHears(line: SimulatedLine, text: string): string
  /** A page has come to a server, has told one that it goes, or wants something of it. */
  onVisit(line: SimulatedLine, is: Visit['is']): void
}

/** When a page came to a server, when it told one that it goes, and when a command of it arrived in between. */
export interface Visit {
  readonly at: number
  readonly page: string
  readonly is: 'coming' | 'going' | 'command'
}

/** With which code WebSockets say that a line broke. */
const BROKEN = 1006

/** A WebSocket between a page and a server: nothing overtakes, and anything may be lost from some instant on. */
export class SimulatedLine implements Socket {
  readonly page: Process
  readonly token: string | null
  private readonly world: LineWorld
  private readonly chances: Chances
  /** Of its own for each way: what one end says does not change how fast the other is. */
  private readonly toServerChances: Chances
  private readonly toPageChances: Chances
  private readonly events: SocketEvents
  private server: SimulatedServer | null = null
  private connection: Connection | null = null
  private isOpenHere = true
  private reachesServer = true
  private reachesPage = true
  private lastToServer = 0
  private lastToPage = 0

  constructor(world: LineWorld, page: Process, token: string | null, events: SocketEvents, chances: Chances) {
    this.world = world
    this.page = page
    this.token = token
    this.events = events
    this.chances = chances
    this.toServerChances = chances.of(1)
    this.toPageChances = chances.of(2)
    page.timeline.at(page.timeline.now + this.latency(chances), () => this.arrive())
  }

  get isOpen(): boolean {
    return this.isOpenHere && this.connection !== null
  }

  isAt(server: SimulatedServer): boolean {
    return this.server === server
  }

  // The page's end

  send(text: string): void {
    const { server } = this
    if (server === null || !this.isOpenHere) return
    this.toServer(() => {
      if (this.reachesServer) void this.connection?.receive(this.world.onServerHears(this, text))
    })
  }

  close(): void {
    this.isOpenHere = false
    this.toServer(() => {
      if (this.connection !== null) this.world.onVisit(this, 'going')
      this.leave()
    })
  }

  // What becomes of it

  /** Both ends hear of it, sooner or later; what is on its way to the server may still arrive. */
  cut(): void {
    this.reachesPage = false
    if (this.chances.once(2)) this.reachesServer = false
    this.endHere(this.chances.below(400), BROKEN)
    this.server?.after(this.chances.oneOf(0, 200, 2000, 40_000), () => this.leave())
  }

  /** Nobody hears of it: it is as silent as a line on which nothing is said. */
  die(): void {
    this.reachesPage = false
    this.reachesServer = false
    this.server?.after(40_000, () => this.leave())
  }

  /** The page reads too slowly. */
  closeAsSlow(): void {
    this.endHere(0, 1013)
    this.server?.after(0, () => this.leave())
  }

  /** The server is gone, and the machine says so, or is gone itself. */
  loseServer(): void {
    if (this.chances.once(5)) this.reachesPage = false
    else this.endHere(this.latency(this.chances), BROKEN)
    this.connection = null
  }

  private arrive(): void {
    if (!this.isOpenHere) return
    if (!this.reachesServer) return
    const server = this.world.serverFor(this.chances)
    if (server === null || !server.isOpen) return this.endHere(this.latency(this.chances), BROKEN)
    this.server = server
    server.after(0, () => void this.connect(server))
  }

  private async connect(server: SimulatedServer): Promise<void> {
    const person = this.token === null ? null : await server.hub.personWith(this.token)
    if (!server.isAlive) return
    this.world.onVisit(this, 'coming')
    this.connection = server.hub.connect(
      {
        send: text => this.say(server, text),
        close: code => {
          this.endHere(this.latency(this.chances), code)
          server.after(0, () => this.leave())
        },
      },
      person,
    )
    this.toPage(() => this.events.onOpen())
  }

  private say(server: SimulatedServer, text: string): void {
    if (!server.isAlive) return
    const sent = this.world.onServerSays(this, text)
    if (sent !== null) this.toPage(() => this.events.onText(sent))
  }

  private leave(): void {
    const { connection } = this
    this.connection = null
    this.reachesServer = false
    connection?.close()
  }

  private toPage(run: () => void): void {
    const { page } = this
    this.lastToPage = Math.max(this.lastToPage, page.timeline.now + this.latency(this.toPageChances))
    page.at(this.lastToPage, () => {
      if (this.isOpenHere && this.reachesPage) run()
    })
  }

  private toServer(run: () => void): void {
    const { server, page } = this
    this.lastToServer = Math.max(this.lastToServer, page.timeline.now + this.latency(this.toServerChances))
    server?.at(this.lastToServer, run)
  }

  /** After what is on its way. */
  private endHere(after: number, code: number): void {
    const { page } = this
    page.at(Math.max(this.lastToPage, page.timeline.now + after), () => {
      if (!this.isOpenHere) return
      this.isOpenHere = false
      this.events.onClosed(code)
    })
  }

  private latency(chances: Chances): number {
    return 1 + chances.below(this.world.slowness)
  }
}
