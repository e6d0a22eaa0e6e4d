import type { FromServer } from '@roundhouse/wire/messages'
import type { Clock } from '../clock.ts'
import type { ChatLine, Store } from '../store/store.ts'
import { seatOfPerson } from '../table/chair-state.ts'
import type { OnlineTable } from '../table/online-table.ts'
import type { Audience, Listener } from './audience.ts'

/** Who is not shown what somebody says. */
export type DeafTo = (person: number) => Promise<ReadonlySet<number>>

/** Milliseconds by which the clocks of two nodes may differ: what was said so long before a silence may be missing, too. */
const MARGIN = 60_000

/** How many of the last things that were said are known by their ids. */
const MOST_SAID = 100

/** What is said at one table. */
export class TableChat {
  private readonly support: { readonly store: Store; readonly clock: Clock }
  private readonly audience: Audience
  private readonly table: () => OnlineTable
  /** What was said last, by who said it and the id they gave it. */
  private readonly said = new Map<string, Promise<ChatLine>>()

  constructor(support: TableChat['support'], audience: Audience, table: () => OnlineTable) {
    this.support = support
    this.audience = audience
    this.table = table
  }

  /** Says something once, however often it is sent: who sends it again is told it again. */
  async say(listener: Listener, id: string, deaf: ReadonlySet<number>, write: () => Promise<ChatLine>): Promise<void> {
    const name = `${listener.person} ${id}`
    const known = this.said.get(name)
    if (known !== undefined) return listener.send(JSON.stringify(chatMessage(await known)))
    const line = write()
    this.said.set(name, line)
    if (this.said.size > MOST_SAID) this.said.delete(this.said.keys().next().value!)
    try {
      this.tell(await line, deaf)
    } catch (error) {
      this.said.delete(name)
      throw error
    }
  }

  /**
   * Chat of those at the table is for all who want to hear whoever spoke; spectators talk among themselves until the game is
   * over.
   */
  private tell(line: ChatLine, deaf: ReadonlySet<number>): void {
    const text = JSON.stringify(chatMessage(line))
    for (const listener of this.audience.listeners)
      if (this.mayHear(listener, line) && !(listener.person !== null && deaf.has(listener.person))) listener.send(text)
  }

  mayHear({ person }: Pick<Listener, 'person'>, { isForWatchers }: Pick<ChatLine, 'isForWatchers'>): boolean {
    const { stage, chairs } = this.table()
    return !isForWatchers || person === null || seatOfPerson(chairs, person) === null || stage === 'over'
  }

  /** Something was said by way of another node. */
  async hear(number: number, deafTo: DeafTo): Promise<void> {
    const [line] = await this.support.store.chatOf(this.table().id, number - 1)
    if (line?.number === number) this.tell(line, await deafTo(line.person))
  }

  /** For so long nobody here may have heard what was said by way of other nodes: it is told again. */
  async hearMissed(silence: number, deafTo: DeafTo): Promise<void> {
    const { store, clock } = this.support
    const since = clock.now() - silence - MARGIN
    for (const line of await store.chatOf(this.table().id, 0))
      if (line.at > since) this.tell(line, await deafTo(line.person))
  }
}

export const chatMessage = ({ table, number, at, seat, name, phrase, text }: ChatLine): FromServer => ({
  type: 'said',
  table,
  number,
  at,
  seat,
  name,
  ...(phrase !== null && { phrase }),
  ...(text !== null && { text }),
})
