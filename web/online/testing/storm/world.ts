import { fork, type Seed } from '@roundhouse/kernel/dice'
import type { Game, Viewer } from '@roundhouse/kernel/game'
import { visibleTo } from '@roundhouse/kernel/story'
import { newSecrets } from '@roundhouse/server/hub/new-table'
import { StoreFailure } from '@roundhouse/server/store/failure'
import { newOnlineTable } from '@roundhouse/server/table/online-table'
import { indexOf } from '@roundhouse/server/table/snapshot'
import { BEGINNING } from '@roundhouse/server/table/testing/online-world'
import type { TableGame } from '@roundhouse/table/games'
import { commitmentOf } from '@roundhouse/wire/deal'
import type { CommandMessage, FromPage, FromServer } from '@roundhouse/wire/messages'
import type { TableSetup } from '@roundhouse/wire/setup'
import { Shelf } from '../shelf.ts'
import { Chances } from './chances.ts'
import { deal, lookAlike } from './deal.ts'
import { act, type Surroundings } from './people.ts'
import type { Sabotage } from './sabotage.ts'
import { gameOf, manifestOf, setupBy, type WorldGame } from './setting.ts'
import type { LineWorld, SimulatedLine, Visit } from './simulated-line.ts'
import { type NewsMood, NewsNetwork } from './simulated-news.ts'
import { type Browser, type PageSupport, SimulatedPage } from './simulated-page.ts'
import { BrokenBot, hashOfText, SimulatedServer } from './simulated-server.ts'
import { Disk, type DiskMood } from './simulated-store.ts'
import { TABLE } from './table-name.ts'
import { Timeline } from './timeline.ts'
import type { Twin } from './twin.ts'

/** What a world is made from. */
export interface WorldPlan {
  readonly seed: Seed
  readonly game: WorldGame
  readonly sabotage?: Sabotage | null
  /** How many servers share the store. */
  readonly nodes?: number
  /** One of two worlds that differ in something that somebody keeps secret. */
  readonly twin?: Twin | null
}

/** A law does not hold. */
export interface Breach {
  /** By its letter in docs/storm.md. */
  readonly law: 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i'
  readonly what: string
}

/** What a server has said to a page. */
export interface Saying {
  readonly at: number
  readonly page: string
  readonly text: string
}

/** What somebody saw who asked for something. */
interface SeenAtCommand {
  readonly page: string
  readonly person: number | null
  readonly view: unknown
  /** Nothing was under way, and what bots did was shown. */
  readonly isAll: boolean
}

/** From one moment to another. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** When a server started, and the last sign of life that it found. */
interface ServerStart {
  readonly at: number
  readonly beat: number
}

/** How much has happened. */
export interface WorldFigures {
  steps: number
  kills: number
  cuts: number
  messages: number
  entries: number
}

const KEY = 'key-of-the-storm000000'
const STEPS = 60
const MOST_PAGES = 6
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const LAST_NOTES = 60

/** A server, its store, the network and everybody's pages, driven by one seed. */
export class World implements LineWorld, Surroundings {
  readonly timeline = new Timeline(BEGINNING)
  readonly disk = new Disk()
  readonly plan: WorldPlan
  readonly manifest: TableGame
  readonly setup: TableSetup
  readonly game: Game
  readonly pages: SimulatedPage[] = []
  readonly breaches: Breach[] = []
  readonly sayings: Saying[] = []
  /** Of the one who keeps secrets. */
  readonly secretVisits: Visit[] = []
  /** When no server was there, from the death of the last one to the start of the next. */
  readonly gaps: Stretch[] = []
  readonly starts: ServerStart[] = []
  /** What was answered with `done`: the number, and what it was for. */
  readonly answered = new Map<string, number>()
  readonly commands = new Map<string, CommandMessage>()
  /** For which entries each command was sent. */
  readonly sentFor = new Map<string, Set<number>>()
  readonly seen = new Map<string, SeenAtCommand | null>()
  readonly figures: WorldFigures = { steps: 0, kills: 0, cuts: 0, messages: 0, entries: 0 }
  /** The clock of the machine was set: what clocks say afterwards is nobody's law. */
  hasSetClock = false
  /** The servers that have the store now, by their places: one, or several nodes. */
  readonly servers: (SimulatedServer | null)[]
  slowness = 30
  private readonly news: NewsNetwork | null
  private readonly chances: Chances
  private readonly browsers: Browser[] = []
  private readonly notes: string[] = []
  private mood: DiskMood = 'well'
  private started = 0
  private skew = 0
  /** Servers that run, also one that another has replaced. */
  private readonly alive = new Set<SimulatedServer>()
  private downSince: number | null = null
  /** When somebody first did in secret what they did otherwise in the twin of this world. */
  variedAt: number | null = null
  private readonly resumed = new Set<SimulatedLine>()

  static async open(plan: WorldPlan): Promise<World> {
    const manifest = await manifestOf(plan.game)
    const world = new World(plan, manifest)
    await world.begin()
    return world
  }

  private constructor(plan: WorldPlan, manifest: TableGame) {
    this.plan = plan
    this.manifest = manifest
    // For two there is soon another deal that looks the same to one of them.
    this.setup = setupBy(fork(plan.seed, 1), manifest, plan.twin?.about === 'deal' ? 2 : undefined)
    this.game = gameOf(manifest, this.setup)
    this.chances = new Chances(fork(plan.seed, 2))
    this.servers = Array.from({ length: plan.nodes ?? 1 }, () => null)
    this.news = this.servers.length > 1 ? new NewsNetwork() : null
    const { sabotage } = plan
    this.disk.comparesNothing = sabotage === 'no-compare'
    this.disk.keepsNoBeat = sabotage === 'down-time-runs'
    this.disk.findsNothingDue = sabotage === 'no-alarms'
  }

  get twin(): Twin | null {
    return this.plan.twin ?? null
  }

  /** Who has the link can still come in. */
  get hasOldKey(): boolean {
    return this.disk.readTable(TABLE)!.keyHash === hashOfText(KEY)
  }

  get chairs(): number {
    return this.setup.chairs.length
  }

  get lastNotes(): readonly string[] {
    return this.notes.slice(-LAST_NOTES)
  }

  // The beginning

  private async begin(): Promise<void> {
    const chances = this.chances.of(0)
    for (let n = 0; n <= this.chairs; n++) {
      const token = `token ${n}`
      const { number } = this.disk.newPerson(`Person ${n}`, hashOfText(token))
      this.browsers.push({ token, person: number, shelf: new Shelf() })
      // Some have a second device.
      if (chances.once(4)) this.browsers.push({ token, person: number, shelf: new Shelf() })
    }
    this.browsers.push({ token: null, person: null, shelf: new Shelf() })
    const share = chances.digits(64)
    const unused = (): string => ''
    const chance = { tableId: unused, key: unused, share: () => share, hash: hashOfText }
    const secrets = await newSecrets(TABLE, this.chairs, chance)
    const kept = { id: TABLE, setup: this.setup, host: 1, keyHash: hashOfText(KEY), created: BEGINNING, secrets }
    this.disk.newTable(kept, indexOf(newOnlineTable(kept, this.manifest)))
    // Most tables are dealt when the storm begins, so that it finds people playing.
    const isDealt = !chances.once(4)
    if (isDealt || this.twin?.about === 'deal')
      await deal(this.disk, this.manifest, chances, seed => this.dealtInSecret(seed))
    for (const place of this.servers.keys()) this.startServer(place)
    for (const browser of this.browsers) if (!chances.once(6)) this.openPage(browser, false)
    if (chances.once(4)) this.openPage(this.browsers[0]!, true)
    await this.timeline.runUntil(this.timeline.now + 3000)
  }

  /** Everybody has a chair in mind; those who came last have none. */
  readonly seatWantedBy = (person: number | null): number | null => {
    if (person === null || person > this.chairs) return null
    return this.setup.chairs[person - 1]!.is === 'person' ? person - 1 : null
  }

  private openPage(browser: Browser, isScreen: boolean): SimulatedPage {
    const number = this.pages.length
    const support: PageSupport = {
      timeline: this.timeline,
      table: TABLE,
      key: KEY,
      game: this.game,
      commitmentFor: (seat, share) => commitmentOf(async text => hashOfText(text), TABLE, seat + 1, share),
      onCommand: (page, id) => this.noteSeen(page, id),
      onLoss: ({ name }, id) => this.breach('i', `${name} has thrown away ${id}, which it never had`),
      keepsInOnePlace: this.plan.sabotage === 'one-place',
      network: this,
    }
    const page = new SimulatedPage(support, `page${number}`, browser, isScreen, this.chances.of(10_000 + number))
    this.pages.push(page)
    void page.open()
    return page
  }

  note(text: string): void {
    this.notes.push(`${((this.timeline.now - BEGINNING) / 1000).toFixed(3)} ${text}`)
    if (this.notes.length > 4 * LAST_NOTES) this.notes.splice(0, this.notes.length - LAST_NOTES)
  }

  breach(law: Breach['law'], what: string): void {
    this.note(`BREACH ${law}: ${what}`)
    this.breaches.push({ law, what })
  }

  // Servers

  get hasNodes(): boolean {
    return this.servers.length > 1
  }

  serverFor(chances: Chances): SimulatedServer | null {
    return this.hasNodes ? this.anyServer(chances) : this.servers[0]!
  }

  private anyServer(chances: Chances): SimulatedServer | null {
    const there = this.servers.filter(server => server !== null)
    return there.length === 0 ? null : chances.oneOf(...there)
  }

  private startServer(place: number): void {
    const server = new SimulatedServer({
      timeline: this.timeline,
      disk: this.disk,
      news: this.news,
      name: `node${this.started}`,
      chances: this.chances.of(1_000_000 + this.started++),
      manifest: this.manifest,
      game: this.game,
      skew: () => this.skew,
      onTrouble: (what, error) => this.onTrouble(what, error),
    })
    server.store.answersFirst = this.plan.sabotage === 'answer-first'
    server.store.mood = this.mood
    this.servers[place] = server
    this.alive.add(server)
    const beat = this.disk.beats.at(-1) ?? BEGINNING
    void server.start().then(isOpen => {
      this.note(isOpen ? 'a server listens' : 'a server could not start')
      if (!server.isAlive) return
      if (!isOpen) return this.killServer(server, 2000)
      this.starts.push({ at: server.startedAt, beat })
      if (this.downSince !== null) this.gaps.push({ from: this.downSince, to: server.startedAt })
      this.downSince = null
    })
  }

  /** It dies this instant, and another one starts later. */
  killServer(server: SimulatedServer, restartAfter: number): void {
    if (!server.isAlive) return
    this.note('a server dies')
    this.figures.kills++
    server.kill()
    for (const page of this.pages) if (page.wire?.isAt(server)) page.wire.loseServer()
    this.alive.delete(server)
    if (server.station !== null) this.news?.stations.delete(server.station)
    if (this.alive.size === 0) this.downSince ??= this.timeline.now
    const place = this.servers.indexOf(server)
    if (place < 0) return
    this.servers[place] = null
    this.timeline.at(this.timeline.now + restartAfter, () => {
      if (this.servers[place] === null) this.startServer(place)
    })
  }

  /** A server that nobody hears of any more, and another that takes its place; then the first one wakes up. */
  private takeOver(server: SimulatedServer, chances: Chances): void {
    server.pause()
    server.store.isReplaced = true
    for (const page of this.pages) if (page.wire?.isAt(server)) page.wire.cut()
    this.startServer(this.servers.indexOf(server))
    this.timeline.at(this.timeline.now + chances.below(20_000), () => {
      server.resume()
      server.isOpen = false
      this.timeline.at(this.timeline.now + chances.below(3000), () => this.killServer(server, 0))
    })
  }

  private onTrouble(what: string, error: unknown): void {
    this.note(`trouble: ${what}: ${error}`)
    const isMeant =
      error instanceof StoreFailure || error instanceof BrokenBot || /is not legal$/.test((error as Error).message)
    if (!isMeant) this.breach('h', `${what}: ${(error as Error).stack ?? error}`)
  }

  // What is said

  private pageOf(line: SimulatedLine): SimulatedPage {
    return this.pages.find(page => page === line.page)!
  }

  onServerHears(line: SimulatedLine, text: string): string {
    this.figures.messages++
    const message = JSON.parse(text) as FromPage
    if (message.type === 'look' && message.from !== undefined) this.resumed.add(line)
    if (!('seq' in message) || !('id' in message)) return text
    this.onVisit(line, 'command')
    this.commands.set(message.id, message)
    const sent = this.sentFor.get(message.id) ?? new Set()
    this.sentFor.set(message.id, sent.add(message.seq))
    if (this.plan.sabotage !== 'any-position') return text
    return JSON.stringify({ ...message, seq: this.disk.readTable(TABLE)!.entries.length })
  }

  onVisit(line: SimulatedLine, is: Visit['is']): void {
    const page = this.pageOf(line)
    if (this.isSecretive(page)) this.secretVisits.push({ at: this.timeline.now, page: page.name, is })
  }

  onServerSays(line: SimulatedLine, text: string): string | null {
    this.figures.messages++
    const page = this.pageOf(line)
    const message = JSON.parse(text) as FromServer
    this.checkSaying(page, message, text)
    const isTable = message.type === 'news' || message.type === 'snapshot'
    if (this.plan.sabotage === 'no-resume' && isTable && this.resumed.delete(line)) return null
    const sent = isTable ? this.withLengths(page, text) : text
    this.sayings.push({ at: this.timeline.now, page: page.name, text: sent })
    return sent
  }

  /** What tells a secret by its length alone. */
  private withLengths(page: SimulatedPage, text: string): string {
    const { sabotage } = this.plan
    const { seed } = this.disk.readTable(TABLE)!.secrets
    if (sabotage === 'seed-length') return text + ' '.repeat(Number.parseInt(seed?.slice(-1) ?? '0', 16))
    return sabotage === 'plan-length' ? this.withPlanLength(page, text) : text
  }

  private withPlanLength(page: SimulatedPage, text: string): string {
    const { plans } = this.disk.readTable(TABLE)!.secrets
    const { people } = this.disk.tables.get(TABLE)!.index
    const others = plans.filter((_, seat) => people[seat] !== page.browser.person)
    return text + ' '.repeat(others.reduce((sum, plan) => sum + (plan?.moves.length ?? 0), 0))
  }

  /** Laws that can be looked at when something is said. */
  private checkSaying({ browser, name }: SimulatedPage, message: FromServer, text: string): void {
    const { index, kept } = this.disk.tables.get(TABLE)!
    const isRunning = index.stage !== 'over' && index.stage !== 'called-off'
    if (message.type === 'no' && message.reason.code === 'not-understood')
      this.breach('h', `${name} is not understood: ${text}`)
    if (message.type === 'done') this.noteDone(message.id, message.seq)
    const secrets = [kept.secrets.seed, ...kept.secrets.shares].filter(each => each !== null)
    if (isRunning && secrets.some(secret => text.includes(secret)))
      this.breach('d', `${name} is told a secret: ${text}`)
    if (message.type === 'said' && isRunning && index.people.includes(browser.person ?? -1)) {
      const line = this.disk.chatOf(TABLE, 0).find(({ number }) => number === message.number)
      if (line?.isForWatchers) this.breach('d', `${name} hears what spectators say among themselves`)
    }
  }

  private noteDone(id: string, seq: number): void {
    const { type } = this.commands.get(id)!
    const before = this.answered.get(id)
    const isLogged = type !== 'plan' && type !== 'new-link'
    if (before !== undefined && before !== seq && isLogged) this.breach('a', `${id} is answered ${before}, then ${seq}`)
    if (isLogged) this.answered.set(id, seq)
    if (isLogged && !this.disk.readTable(TABLE)!.entries.some(entry => entry.command === id && entry.seq === seq))
      this.breach('a', `${type} ${id} is answered with ${seq} and is not there in the log`)
  }

  private noteSeen(page: SimulatedPage, id: string): void {
    const { snapshot = null, online = null, pending = [] } = page.state ?? {}
    const view = snapshot?.view ?? null
    const person = page.browser.person
    const isAll = pending.length === 0 && snapshot?.played === online?.match?.played
    this.seen.set(id, { page: page.name, person, view, isAll })
  }

  /** Moves that are tried in another position are no longer for the one they were made in. */
  forgetWhatWasSeen(page: SimulatedPage): void {
    for (const id of page.restored) this.seen.set(id, null)
    for (const [id, seen] of this.seen) if (seen?.page === page.name) this.seen.set(id, null)
  }

  // Secrets that differ between two worlds

  get hasJustVaried(): boolean {
    return this.variedAt === this.timeline.now
  }

  /** Is this the one who does something else in the twin of this world? */
  variesHere(about: Twin['about'], isTheirs: boolean): boolean {
    if (this.twin?.about !== about || !isTheirs) return false
    this.variedAt ??= this.timeline.now
    return true
  }

  readonly isSecretive = (page: SimulatedPage): boolean => page.browser.person === 1

  /** In the other world somebody is dealt something else, of which nobody else sees anything. */
  private dealtInSecret(seed: Seed): Seed {
    const other = this.twin?.about === 'deal' ? lookAlike(this.game, seed) : seed
    if (other !== seed) this.variedAt = this.timeline.now
    return this.twin?.isOther ? other : seed
  }

  /** In the other world somebody makes another move of which nobody else is told anything else. */
  inSecret(page: SimulatedPage, text: string): string {
    if (this.twin?.about !== 'move' || this.variedAt !== null || !this.isSecretive(page)) return text
    const { state } = page.state!.online!.match!
    const seat = page.state!.online!.viewer
    if (page.state!.pending.length > 0) return text
    const told = (move: string): string => JSON.stringify(this.toldToWatcher(state, move, 'watcher'))
    const others = page.state!.snapshot!.moves.filter(other => other !== text && told(other) === told(text))
    if (others.length === 0 || seat === 'watcher') return text
    this.variedAt = this.timeline.now
    return this.twin.isOther ? others[0]! : text
  }

  private toldToWatcher(from: Parameters<Game['copy']>[0], text: string, viewer: Viewer): unknown {
    const state = this.game.copy(from)
    const lines: Parameters<typeof visibleTo>[0][number][] = []
    this.game.play(state, this.game.read(text)!, line => lines.push(line))
    return [this.game.view(state, viewer), visibleTo(lines, viewer), state.rolled]
  }

  // The storm

  async storm(): Promise<void> {
    for (let n = 0; n < STEPS && this.breaches.length === 0; n++) {
      const chances = this.chances.of(100 + n)
      const wait = chances.oneOf(0, 0, 3, 20, 60, 200, 500, 1000, 2000, 4000, 8000)
      await this.timeline.runUntil(this.timeline.now + wait)
      this.figures.steps++
      if (chances.below(100) < 70) this.letSomebodyAct(chances)
      else this.letTroubleCome(chances)
    }
  }

  private letSomebodyAct(chances: Chances): void {
    const awake = this.pages.filter(({ isAlive, isPaused }) => isAlive && !isPaused)
    // Those who have something to decide are quicker. Where others act must not depend on what only the one with the secret knows.
    const isKnown = (page: SimulatedPage): boolean => this.variedAt === null || !this.isSecretive(page)
    const movers = awake.filter(page => page.state?.snapshot?.waiting === 'person' && isKnown(page))
    const among = movers.length > 0 && !chances.once(3) ? movers : awake
    if (among.length === 0) return
    const page = chances.oneOf(...among)
    this.note(`${page.name} ${act(this, page, chances)}`)
  }

  private letTroubleCome(chances: Chances): void {
    const pages = this.pages.filter(({ isAlive }) => isAlive)
    const page = pages.length > 0 ? chances.oneOf(...pages) : null
    const kind = chances.below(20)
    if (kind < 12 && page !== null) this.troublePage(page, kind, chances)
    else this.troubleServer(kind, chances)
  }

  private troublePage(page: SimulatedPage, kind: number, chances: Chances): void {
    switch (kind) {
      case 0:
      case 1:
      case 2:
        this.figures.cuts++
        this.note(`the line of ${page.name} is cut`)
        return page.wire?.cut()
      case 3:
        this.figures.cuts++
        this.note(`the line of ${page.name} is dead`)
        return page.wire?.die()
      case 4:
        this.figures.cuts++
        this.note(`${page.name} reads too slowly`)
        return page.wire?.closeAsSlow()
      case 5:
        this.note(`${page.name} ${page.hasNetwork ? 'goes offline' : 'is online again'}`)
        return page.hasNetwork ? page.goOffline() : page.goOnline()
      case 6:
        this.note(`${page.name} ${page.isPaused ? 'wakes up' : 'sleeps'}`)
        if (page.isPaused) return page.resume()
        if (chances.once(2)) page.wire?.die()
        return page.pause()
      case 7:
      case 8:
        return this.reload(page)
      case 9:
        this.note(`${page.name} is closed`)
        return page.kill()
      default: {
        if (this.openPages().length >= MOST_PAGES) return page.kill()
        const { name } = this.openPage(chances.oneOf(...this.browsers), false)
        return this.note(`${name} is opened`)
      }
    }
  }

  private reload(page: SimulatedPage): void {
    page.kill()
    const { name } = this.openPage(page.browser, page.isScreen)
    this.note(`${page.name} is loaded again as ${name}`)
  }

  private troubleServer(kind: number, chances: Chances): void {
    const server = this.serverFor(chances)
    switch (kind) {
      case 12:
        if (server !== null) this.killServer(server, chances.oneOf(100, 1000, 10_000, 20 * MINUTE))
        return
      case 13:
      case 14: {
        const restart = chances.oneOf(100, 1000, 4000)
        this.note('a server will die soon')
        return server?.killWithin(chances.below(12), chances.below(30), () => this.killServer(server, restart))
      }
      case 15:
        if (server?.isOpen && this.hasNodes) this.troubleNode(server, chances)
        else if (server?.isOpen) {
          this.note('a server is paused, and another takes over')
          this.takeOver(server, chances)
        }
        return
      case 16:
      case 17:
        this.mood = chances.oneOf<DiskMood>('well', 'well', 'slow', 'failing', 'hanging')
        this.note(`the disk is ${this.mood}`)
        this.setMood()
        return
      case 18:
        this.slowness = chances.oneOf(1, 30, 300, 4000)
        return this.note(`messages take up to ${this.slowness} ms`)
      default:
        return this.passTime(chances)
    }
  }

  private setMood(): void {
    for (const server of this.servers) if (server !== null) server.store.mood = this.mood
  }

  /** A node hears nothing of the others, or does nothing for a while and then goes on as if nothing had been. */
  private troubleNode(server: SimulatedServer, chances: Chances): void {
    const time = chances.oneOf(500, 3000, 20_000, 60_000)
    switch (chances.below(3)) {
      case 0:
        this.note(`a node is paused for ${time} ms`)
        server.pause()
        return void this.timeline.at(this.timeline.now + time, () => server.resume())
      case 1:
        this.note(`a node hears no news for ${time} ms`)
        return server.station!.cut(time)
      default:
        this.news!.mood = chances.oneOf<NewsMood>('quick', 'late', 'leaky')
        return this.note(`news are ${this.news!.mood}`)
    }
  }

  /** Everything sleeps for a while, or the clock of the machine is set. */
  private passTime(chances: Chances): void {
    if (chances.once(12)) {
      this.hasSetClock = true
      this.skew += chances.oneOf(-HOUR, -5000, 5000, HOUR)
      return this.note(`the clock of the server is off by ${this.skew} ms`)
    }
    const time = chances.oneOf(30_000, 2 * MINUTE, 20 * MINUTE, 9 * HOUR)
    this.note(`${time} ms pass`)
    this.timeline.skip(time)
  }

  // After it

  /** Everybody has a line again, and nobody does anything. */
  async calmDown(): Promise<void> {
    this.slowness = 5
    this.mood = 'well'
    this.setMood()
    if (this.news !== null) this.news.mood = 'quick'
    this.note('the storm is over')
    for (const [place, server] of this.servers.entries()) {
      if (server === null) this.startServer(place)
      if (!this.hasNodes) continue
      server?.resume()
      server?.station?.join()
    }
    // A server that is to die soon has died by then, and dead lines were noticed.
    await this.timeline.runUntil(this.timeline.now + 45_000)
    for (const page of this.openPages()) {
      if (page.isPaused) page.resume()
      if (!page.hasNetwork) page.goOnline()
      page.line.check()
    }
    for (let n = 0; n < 4 || !this.isAtRest(); n++) {
      if (n > 40) return this.breach('c', 'the table does not come to rest')
      await this.timeline.runUntil(this.timeline.now + (n < 4 ? 20_000 : 3000))
      for (const page of this.openPages()) {
        if (page.state?.misfit) act(this, page, this.chances.of(50_000 + n))
        page.look()
      }
    }
  }

  /** Time passes in which nothing happens; of several nodes one that is not simulated was there, so nobody is given it back. */
  private skip(milliseconds: number): void {
    this.timeline.skip(milliseconds)
    if (this.hasNodes) this.disk.nodeBeats.set('elsewhere', this.timeline.now + this.skew)
  }

  openPages(): SimulatedPage[] {
    return this.pages.filter(({ isAlive }) => isAlive)
  }

  /** Nothing was written for a moment. */
  private isAtRest(): boolean {
    const last = this.disk.tables.get(TABLE)!.committed.at(-1) ?? 0
    // Another node may learn of it with its next look only.
    return this.timeline.now - last > (this.hasNodes ? 7000 : 1500)
  }

  /** Everybody goes, and nobody ever comes back: time passes from alarm to alarm. */
  async abandon(): Promise<void> {
    for (const page of this.openPages()) page.kill()
    this.note('everybody has gone')
    const table = this.disk.tables.get(TABLE)!
    let last = -1
    let idle = 0
    while (table.index.stage !== 'over' && table.index.stage !== 'called-off') {
      const { due } = table.index
      if (due === null) return this.breach('f', `nothing is due while ${table.index.stage}`)
      idle = table.entries.length === last ? idle + 1 : 0
      if (idle > 40) return this.breach('f', `stuck while ${table.index.stage} at entry ${last}`)
      last = table.entries.length
      // How long a host is away is known to the server alone: an open table may wait longer than its due says.
      if (idle > 0 && table.index.stage === 'seating') this.skip(60_000)
      this.skip(Math.max(0, due - this.skew - this.timeline.now))
      await this.timeline.runUntil(this.timeline.now + 2000)
    }
    // The last entry is on the disk; the server that wrote it may not have heard so yet.
    await this.timeline.runUntil(this.timeline.now + 20_000)
  }
}
