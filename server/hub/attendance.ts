import type { Seat } from '@roundhouse/kernel/game'
import type { FromServer } from '@roundhouse/wire/messages'
import type { Clock } from '../clock.ts'
import type { NodeAudience, NodeNews, Nodes } from '../store/nodes.ts'
import { seatOfPerson } from '../table/chair-state.ts'
import type { Presence } from '../table/due.ts'
import type { OnlineTable } from '../table/online-table.ts'
import type { Audience } from './audience.ts'
import { AudienceElsewhere, isSameAudience, NOBODY } from './audience-elsewhere.ts'

/** Milliseconds for which those at a table count as away at most when it is opened. */
const LONGEST_UNSEEN = 25 * 60_000

/** Who is at one table, by way of whichever node, and since when the others are away. */
export class Attendance {
  private readonly support: { readonly clock: Clock; readonly nodes?: Nodes | undefined }
  private readonly audience: Audience
  private readonly table: () => OnlineTable
  private readonly elsewhere = new AudienceElsewhere()
  /** Who looks here, as other nodes were told last. */
  private toldNodes: NodeAudience = NOBODY
  /** When the person in each chair was last here. */
  private readonly lastHere: number[]

  constructor(support: Attendance['support'], audience: Audience, table: () => OnlineTable) {
    this.support = support
    this.audience = audience
    this.table = table
    const { at, stage, chairs } = table()
    // Nobody was here since the last entry as far as is known, but whoever comes back has a moment for it.
    const unseen = Math.max(at, support.clock.now() - LONGEST_UNSEEN)
    this.lastHere = chairs.map(() => (stage === 'seating' ? unseen : support.clock.now()))
  }

  /** Who looks by way of this node. */
  audienceHere(): NodeAudience {
    const listeners = [...this.audience.listeners]
    const screens = listeners.filter(({ isScreen }) => isScreen).length
    const seats = listeners.flatMap(({ person }) => this.seatOf(person) ?? [])
    return { seats: inOrder(seats), watching: this.watching, screens }
  }

  /** How many look who do not sit here, by way of whichever node. */
  get watchers(): number {
    return this.watching + this.elsewhere.watching
  }

  private get watching(): number {
    return [...this.audience.listeners].filter(({ person, isScreen }) => !isScreen && this.seatOf(person) === null)
      .length
  }

  /** Does somebody look at a page of their own? By way of other nodes those do who sit here. */
  isHere(person: number): boolean {
    for (const each of this.audience.listeners) if (each.person === person && !each.isScreen) return true
    const { chairs } = this.table()
    return this.elsewhere.seats.some(seat => chairs[seat]?.person === person)
  }

  /** By way of whichever node. */
  seats(): Seat[] {
    return inOrder([...this.audienceHere().seats, ...this.elsewhere.seats])
  }

  /** Whoever is here was here until now. */
  note(): void {
    for (const seat of this.seats()) this.lastHere[seat] = this.support.clock.now()
  }

  /** Since when each person is away; `null`: they are here, or nobody sits there. */
  presence(): Presence {
    const here = this.seats()
    return this.table().chairs.map(({ person }, seat) =>
      person === null || here.includes(seat) ? null : this.lastHere[seat]!,
    )
  }

  /** Everybody is told who is here now, other nodes only if that is new to them. */
  tell(): void {
    if (!isSameAudience(this.audienceHere(), this.toldNodes)) this.tellNodes()
    this.tellPages()
  }

  /** Seats, and how many others. */
  private tellPages(): void {
    const { screens } = this.audienceHere()
    const present: FromServer = {
      ...{ type: 'present', table: this.table().id, here: this.seats() },
      watching: this.watchers,
      screens: screens + this.elsewhere.screens,
    }
    const text = JSON.stringify(present)
    for (const listener of this.audience.listeners) listener.send(text)
  }

  private seatOf(person: number | null): Seat | null {
    return person === null ? null : seatOfPerson(this.table().chairs, person)
  }

  // Other nodes

  news(): NodeNews {
    this.toldNodes = this.audienceHere()
    return { is: 'here', table: this.table().id, audience: this.toldNodes }
  }

  tellNodes(): void {
    if (this.support.nodes !== undefined) this.send(this.news())
  }

  /** Whoever has somebody who looks at this table says so. */
  askNodes(): void {
    this.send({ is: 'who', table: this.table().id })
  }

  /** News may get lost: it is told again before anybody has forgotten the last. */
  private send(news: NodeNews): void {
    this.support.nodes?.tell([news]).catch(() => {})
  }

  hear(node: string, audience: NodeAudience): void {
    this.note()
    if (this.elsewhere.hear(node, audience, this.support.clock.now())) this.tellPages()
  }

  /** A node that has died does not say that its people have gone. */
  expire(): void {
    if (this.elsewhere.isEmpty) return
    this.note()
    if (this.elsewhere.expire(this.support.clock.now())) this.tellPages()
  }
}

const inOrder = (seats: readonly Seat[]): Seat[] => [...new Set(seats)].toSorted((a, b) => a - b)
