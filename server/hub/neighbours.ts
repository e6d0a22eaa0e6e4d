import type { Clock } from '../clock.ts'
import type { NodeAudience, NodeNews, Nodes } from '../store/nodes.ts'
import { AudienceElsewhere, isSameAudience, NOBODY } from './audience-elsewhere.ts'
import type { LiveTable } from './live-table.ts'
import type { DeafTo } from './table-chat.ts'

/** What a hub does with what it hears. */
interface NewsDesk {
  readonly tables: ReadonlyMap<string, LiveTable>
  readonly clock: Clock
  /** What is wrong with one table is no matter of the others. */
  alone(id: string, what: string, work: () => Promise<unknown>): Promise<void>
  readonly deafTo: DeafTo
}

/** The other nodes on the same store, as a hub hears them. */
export class Neighbours {
  private readonly nodes: Nodes
  private readonly desk: NewsDesk
  /** Who looks at tables by way of other nodes, also at those that nobody looks at here. */
  private readonly audiences = new Map<string, AudienceElsewhere>()

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

  /** Nodes that have died do not say that their people have gone. */
  expireAudiences(now: number): void {
    for (const table of this.desk.tables.values()) table.attendance.expire()
    for (const [id, audience] of this.audiences) {
      audience.expire(now)
      if (audience.isEmpty) this.audiences.delete(id)
    }
  }

  /** Repeated, since others forget it after a while. */
  async repeatAudiences(): Promise<void> {
    const news = [...this.desk.tables.values()].filter(hasAudience).map(table => table.attendance.news())
    if (news.length > 0) await this.nodes.tell(news)
  }

  private hear(news: NodeNews, node: string): void {
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
