import type { FromPage, FromServer } from '@roundhouse/wire/messages'
import type { Clock } from '../clock.ts'
import type { ChatLine, Person, Store } from '../store/store.ts'
import type { Listener } from './audience.ts'
import type { Conduct } from './conduct.ts'
import type { LiveTable } from './live-table.ts'
import { chatMessage } from './table-chat.ts'

type Say = Extract<FromPage, { readonly type: 'say' }>
type Report = Extract<FromPage, { readonly type: 'report' }>

/** What those who talk take from around them. */
interface ChatDesk {
  readonly store: Store
  readonly clock: Clock
  /** The tables that are open. */
  readonly ready: ReadonlyMap<string, LiveTable>
  open(id: string): Promise<LiveTable | null>
  /** What watches over how people treat each other, if anything does. */
  conduct(): Conduct | null
  /** Other nodes are told whom somebody does not hear any more. */
  hideElsewhere(person: number, other: number): Promise<void>
}

/** What is said at all tables of a server: who hears it, what is reported, and whom it is about. */
export class HubChat {
  private readonly desk: ChatDesk

  constructor(desk: ChatDesk) {
    this.desk = desk
  }

  async deafTo(person: number): Promise<ReadonlySet<number>> {
    return (await this.desk.conduct()?.deafTo(person)) ?? new Set()
  }

  async say(table: LiveTable, listener: Listener, { number, name }: Person, { id, phrase, text }: Say): Promise<void> {
    const { store, clock } = this.desk
    const seat = table.seatOf(number)
    await table.chat.say(listener, id, await this.deafTo(number), () =>
      store.say({
        table: table.table.id,
        at: clock.now(),
        person: number,
        seat,
        // Who sits at the table is known there by the name they sat down with.
        name: seat === null ? name : table.table.chairs[seat]!.name,
        phrase: phrase ?? null,
        text: text ?? null,
        isForWatchers: seat === null,
      }),
    )
  }

  /** What the listener could not hear, or does not exist, is not kept. Of several people each is reported. */
  async report(table: LiveTable, listener: Listener, { number: by }: Person, message: Report): Promise<void> {
    const { id: command, numbers = [], seat, reason = 'other', text = '' } = message
    const heard = await this.heardAt(table, listener)
    const meant = heard.filter(line => numbers.includes(line.number) && line.person !== by)
    const seated = seat === undefined ? null : (table.table.chairs[seat]?.person ?? null)
    const people = new Set([
      ...meant.map(({ person }) => person),
      ...(seated === null || seated === by ? [] : [seated]),
    ])
    for (const person of people) {
      const lines = meant.filter(line => line.person === person).map(({ number }) => number)
      const note = { table: table.table.id, by, command, person, reason, text }
      await this.desk.conduct()?.report({ ...note, heard, meant: lines })
    }
  }

  private async heardAt(table: LiveTable, listener: Pick<Listener, 'person'>): Promise<readonly ChatLine[]> {
    const lines = await this.desk.store.chatOf(table.table.id, 0)
    return lines.filter(line => table.chat.mayHear(listener, line))
  }

  /** Everything that was said, and what of it the listener is not shown. */
  async linesFor(table: LiveTable, listener: Listener): Promise<string[]> {
    const heard = await this.heardAt(table, listener)
    if (heard.length === 0) return []
    const unheard = await this.unheardBy(listener)
    const hidden = heard.filter(({ person }) => unheard.has(person))
    const shown = heard.filter(({ person }) => !unheard.has(person)).map(chatMessage)
    return [...shown, ...unsaidMessages(table.table.id, hidden)].map(message => JSON.stringify(message))
  }

  private async unheardBy({ person }: Listener): Promise<ReadonlySet<number>> {
    return (person === null ? null : await this.desk.conduct()?.unheardBy(person)) ?? new Set()
  }

  /** Somebody does not hear another any more, also not what was said before: their pages are told so now, at all nodes. */
  async hide(person: number, other: number): Promise<void> {
    await this.desk.hideElsewhere(person, other)
    await this.hideHere(person, other)
  }

  async hideHere(person: number, other: number): Promise<void> {
    for (const table of this.desk.ready.values()) {
      const listeners = [...table.audience.listeners].filter(listener => listener.person === person)
      if (listeners.length === 0) continue
      const lines = (await this.desk.store.chatOf(table.table.id, 0)).filter(line => line.person === other)
      for (const message of unsaidMessages(table.table.id, lines))
        for (const listener of listeners) listener.send(JSON.stringify(message))
    }
  }

  /**
   * Whom somebody at a table means: who sits in a chair, or has said a line. Only those who look at the table, or sit at it,
   * are answered, and of lines those who could hear them. `null`: nobody.
   */
  async meantAt(asking: number, id: string, by: { readonly seat: number } | { readonly line: number }) {
    const table = await this.desk.open(id)
    if (table === null) return null
    const listener = [...table.audience.listeners].find(({ person }) => person === asking)
    if (listener === undefined && table.seatOf(asking) === null) return null
    if ('seat' in by) return table.table.chairs[by.seat]?.person ?? null
    const heard = await this.heardAt(table, listener ?? { person: asking })
    return heard.find(({ number }) => number === by.line)?.person ?? null
  }
}

const unsaidMessages = (table: string, lines: readonly ChatLine[]): FromServer[] =>
  lines.length === 0 ? [] : [{ type: 'unsaid', table, numbers: lines.map(({ number }) => number) }]
