import type { NodeNews, Nodes } from '@roundhouse/server/store/nodes'
import type { Chances } from './chances.ts'
import type { Process } from './process.ts'

/** Milliseconds for which a node lets a bot think alone, as in PostgreSQL. */
const CLAIM = 12_000

/** Which node lets the bot of a table think, and until when. */
export type BotClaims = Map<string, { readonly node: string; readonly until: number }>

/** How far news get: they are quick, late, or many of them are lost and doubled. */
export type NewsMood = 'quick' | 'late' | 'leaky'

/** What nodes on one store tell each other: it may be late, doubled or lost, and a node may hear nothing at all for a while. */
export class NewsNetwork {
  mood: NewsMood = 'quick'
  readonly stations = new Set<NewsStation>()

  send(from: NewsStation, news: NodeNews): void {
    // As it goes over a line.
    const text = JSON.stringify(news)
    for (const station of this.stations) if (station !== from) station.receive(text, from.name, this.mood)
  }
}

/** One node's end of it. */
export class NewsStation implements Nodes {
  readonly name: string
  private readonly network: NewsNetwork
  private readonly process: Process
  private readonly claims: BotClaims
  /** Of its own for each kind of news: how many there are of one does not change how fast another is. */
  private readonly chances: Readonly<Record<NodeNews['is'], Chances>>
  private onNews: (news: NodeNews, node: string) => void = () => {}
  private onGap: (silence: number) => void = () => {}
  private isListening = false
  private cutAt: number | null = null

  constructor(network: NewsNetwork, process: Process, claims: BotClaims, name: string, chances: Chances) {
    this.network = network
    this.process = process
    this.claims = claims
    this.name = name
    const of = (n: number): Chances => chances.of(n)
    this.chances = { table: of(1), chat: of(2), here: of(3), who: of(4), rematch: of(5), people: of(6), hide: of(7) }
    network.stations.add(this)
  }

  get isHearing(): boolean {
    return this.isListening && this.cutAt === null
  }

  listen(onNews: (news: NodeNews, node: string) => void, onGap: (silence: number) => void): void {
    this.onNews = onNews
    this.onGap = onGap
    this.isListening = true
  }

  async tell(news: readonly NodeNews[]): Promise<void> {
    if (this.process.isAlive) for (const each of news) this.network.send(this, each)
  }

  async claim(table: string): Promise<boolean> {
    return this.process.isAlive ? this.take(table) : new Promise<boolean>(() => {})
  }

  /** Also with an append after which a bot has the move. */
  take(table: string, isOurs = false): boolean {
    const { now } = this.process.timeline
    const claim = this.claims.get(table)
    if (!isOurs && claim !== undefined && claim.node !== this.name && claim.until > now) return false
    this.claims.set(table, { node: this.name, until: now + CLAIM })
    return true
  }

  receive(text: string, node: string, mood: NewsMood): void {
    const { is } = JSON.parse(text) as NodeNews
    const chances = this.chances[is]
    // Whoever says something does so in the transaction that keeps it: that is lost only with the whole line.
    const isSure = is === 'chat'
    const copies = mood !== 'leaky' || isSure ? 1 : chances.below(4)
    for (let n = 0; n < copies; n++)
      this.process.after(mood === 'quick' ? chances.below(20) : chances.below(4000), () => {
        if (this.isHearing) this.onNews(JSON.parse(text) as NodeNews, node)
      })
  }

  /** From now on it hears nothing; then it does, and knows that it did not. */
  cut(milliseconds: number): void {
    this.cutAt ??= this.process.timeline.now
    this.process.after(milliseconds, () => this.join())
  }

  join(): void {
    if (this.cutAt === null) return
    const silence = this.process.timeline.now - this.cutAt
    this.cutAt = null
    this.onGap(silence)
  }
}
