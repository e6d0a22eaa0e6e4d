import type { Clock } from '../clock.ts'
import type { NodeAudience, NodeNews, Nodes, TableNews } from '../store/nodes.ts'
import { AudienceElsewhere, isSameAudience, NOBODY } from './audience-elsewhere.ts'
import type { LiveTable } from './live-table.ts'
import { NodeMemory } from './node-memory.ts'
import type { DeafTo } from './table-chat.ts'

/** What a hub does with what it hears. */
export interface NewsDesk {
  readonly tables: ReadonlyMap<string, LiveTable>
  readonly clock: Clock
  /** What is wrong with one table is no matter of the others. */
  alone(id: string, what: string, work: () => Promise<unknown>): Promise<void>
  readonly deafTo: DeafTo
  /** How many people are connected here; `null`: nobody wants to know. */
  peopleHere(): number | null
  hideChatHere(person: number, other: number): Promise<void>
}

/** The other nodes on the same store, as a hub hears them. */
export class Neighbours {
  private readonly nodes: Nodes
  private readonly desk: NewsDesk
  /** Who looks at tables by way of other nodes, also at those that nobody looks at here. */
  private readonly audiences = new Map<string, AudienceElsewhere>()
  private readonly people = new NodeMemory<number>()
  private toldPeople = 0

  constructor(nodes: Nodes, desk: NewsDesk) {
    this.nodes = nodes
    this.desk = desk
  }

  listen(): void {
    this.nodes.listen(
      (news, node) => this.hear(news, node),
      silence => this.catchUp(silence),
    )
  }

  audienceOf(table: string): AudienceElsewhere | null {
    return this.audiences.get(table) ?? null
  }

  /** How many people are connected to other nodes; somebody at two of them counts twice. */
  get peopleElsewhere(): number {
    return this.people.all.reduce((sum, count) => sum + count, 0)
  }

  /** What somebody does not hear any more goes from their pages at other nodes as well. */
  async hideChat(person: number, other: number): Promise<void> {
    await this.nodes.tell([{ is: 'hide', person, other }])
  }

  /** Nodes that have died do not say that their people have gone. */
  expireAudiences(now: number): void {
    for (const table of this.desk.tables.values()) table.attendance.expire()
    for (const [id, audience] of this.audiences) {
      audience.expire(now)
      if (audience.isEmpty) this.audiences.delete(id)
    }
    this.people.expire(now)
    const count = this.desk.peopleHere()
    // It is repeated.
    if (count !== null && count !== this.toldPeople) this.tell([]).catch(() => {})
  }

  /** Repeated, since others forget it after a while. */
  async repeatAudiences(): Promise<void> {
    const news = [...this.desk.tables.values()].filter(hasAudience).map(table => table.attendance.news())
    await this.tell(news)
  }

  /** With how many people are here, since who has just come wants to know as well. */
  private async tell(news: readonly NodeNews[]): Promise<void> {
    const count = this.desk.peopleHere()
    const all: NodeNews[] = count === null ? [...news] : [...news, { is: 'people', count }]
    if (all.length > 0) await this.nodes.tell(all)
    this.toldPeople = count ?? 0
  }

  private hear(news: NodeNews, node: string): void {
    switch (news.is) {
      case 'people':
        return this.people.hear(node, news.count, this.desk.clock.now())
      case 'hide':
        // Without the store it is done when they come back.
        return void this.desk.hideChatHere(news.person, news.other).catch(() => {})
      default:
        return this.hearAtTable(news, node)
    }
  }

  private hearAtTable(news: TableNews, node: string): void {
    if (news.is === 'here') this.noteAudience(news.table, node, news.audience)
    const table = this.desk.tables.get(news.table)
    if (table === undefined) return
    switch (news.is) {
      case 'table':
        return void this.desk.alone(news.table, 'read again', () => table.catchUp(news.version))
      case 'chat':
        return void this.desk.alone(news.table, 'told what was said', () =>
          table.chat.hear(news.number, this.desk.deafTo),
        )
      case 'here':
        return table.attendance.hear(node, news.audience)
      case 'who':
        if (hasAudience(table)) table.attendance.tellNodes()
        return
      case 'rematch':
        table.hearRematch(news.next)
    }
  }

  private noteAudience(table: string, node: string, audience: NodeAudience): void {
    const known = this.audiences.get(table) ?? new AudienceElsewhere()
    known.hear(node, audience, this.desk.clock.now())
    if (known.isEmpty) this.audiences.delete(table)
    else this.audiences.set(table, known)
  }

  /** Something may have been told that nobody heard. */
  private catchUp(silence: number): void {
    for (const [id, table] of this.desk.tables) {
      void this.desk.alone(id, 'read again', () => table.catchUp())
      void this.desk.alone(id, 'told what was said', () => table.chat.hearMissed(silence, this.desk.deafTo))
      table.attendance.askNodes()
    }
  }
}

const hasAudience = (table: LiveTable): boolean => !isSameAudience(table.attendance.audienceHere(), NOBODY)
